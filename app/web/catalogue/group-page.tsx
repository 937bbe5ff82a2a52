import { data } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/group-page'
import styles from './catalogue.module.css'
import { groups } from './groups.ts'

const found = (name: string) => groups.find((group) => group.name === name)

export const loader = ({ params }: Route.LoaderArgs) => {
  if (!found(params.group)) throw data(null, { status: 404 })
  return null
}
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: found(args.params.group)?.title, index: false })

export default function GroupPage({ params }: Route.ComponentProps) {
  const group = found(params.group)!
  return (
    <>
      <p className={styles.about}>{group.about}</p>
      {group.stories.map(({ id, title, note, Show }) => (
        <section key={id} id={id} className={styles.story} aria-label={title}>
          <h2>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
          <div className={styles.stage}>
            <Show />
          </div>
        </section>
      ))}
    </>
  )
}
