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

/** The whole card is a link, or an action; one without either only counts. */
export function DashboardCard({
  copy: { title, icon, none, some, waiting: waits },
  to,
  onClick,
  count,
  waiting,
}: Props) {
  const figure = count && some ? count : undefined
  const inside = (
    <>
      <Icon of={icon} size={22} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {figure !== undefined && (
          <span className={waits && waiting ? 'unseen' : styles.note}>
            <span className="unseen">{number.format(figure)}</span> {some!(figure)}
          </span>
        )}
        {!figure && <span className={waits && waiting ? 'unseen' : styles.note}>{none}</span>}
        {waits && waiting !== null && waiting > 0 && <span className={styles.waiting}>{waits(waiting)}</span>}
      </span>
      {figure !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {number.format(figure)}
        </span>
      )}
    </>
  )
  return (
    <li>
      {to ? (
        <Link className={styles.card} to={to}>
          {inside}
        </Link>
      ) : onClick ? (
        <button type="button" className={styles.card} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div className={styles.card}>{inside}</div>
      )}
    </li>
  )
}
