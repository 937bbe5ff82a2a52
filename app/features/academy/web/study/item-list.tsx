import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { IconCircle } from '#web/icons/c/circle.ts'
import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import { type Matriculation, toItem } from './study-rooms.ts'
import styles from './study.module.css'

const STATES = { new: 'não começado', begun: 'começado', done: 'concluído' } as const

type Item = Matriculation['attributes']['items'][number]

export function ItemList({ of: { id, attributes: of }, item_id }: { of: Matriculation; item_id: string }) {
  const modules = Map.groupBy(of.items, ({ module }) => module)
  const entry = (one: Item) => (
    <li key={one.id}>
      <Link
        className={styles.item}
        to={toItem(of.course_id, { id, item_id: one.id })}
        aria-current={one.id === item_id ? 'page' : undefined}
      >
        <Icon of={one.state === 'done' ? IconCircleCheck : IconCircle} size={18} label={STATES[one.state]} />
        <span>{one.title}</span>
        <span className={styles.minutes}>{one.minutes} min</span>
      </Link>
    </li>
  )
  return (
    <>
      {[...modules].map(([module, items]) => (
        <section key={module}>
          <h2 className={styles.module}>{items[0]!.module_title}</h2>
          <ol className={styles.items}>{items.map(entry)}</ol>
        </section>
      ))}
    </>
  )
}
