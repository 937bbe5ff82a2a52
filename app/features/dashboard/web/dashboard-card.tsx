import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import type { CardCopy } from './cards.ts'
import styles from './dashboard.module.css'

const number = new Intl.NumberFormat('pt-BR')

type Props = {
  copy: CardCopy
  to?: string | undefined
  onClick?: (() => void) | undefined
  count: number | null
  waiting: number | null
}

/** The whole card is a link; a card without an address has an action instead. */
export function DashboardCard({
  copy: { title, icon, none, some, waiting: waits },
  to,
  onClick,
  count,
  waiting,
}: Props) {
  const inside = (
    <>
      <span className={styles.badge}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {!count || !some ? (
          <span className={styles.note}>{none}</span>
        ) : (
          <span className={styles.note}>
            <strong className={styles.count}>{number.format(count)}</strong> {some(count)}
          </span>
        )}
        {waiting !== null && waiting > 0 && waits && <span className={styles.waiting}>{waits(waiting)}</span>}
      </span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link className={styles.card} to={to}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles.card} onClick={onClick}>
          {inside}
        </button>
      )}
    </li>
  )
}
