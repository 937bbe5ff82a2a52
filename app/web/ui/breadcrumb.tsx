import { Link } from 'react-router'
import { startOf } from '#web/session/homes.ts'
import { useSession } from '#web/session/session.ts'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; to?: string }

/** On each page that lies below another one: from the start of whoever reads to the current page. */
export function Breadcrumb({ trail, label = 'Você está aqui' }: { trail: readonly Crumb[]; label?: string }) {
  const { userType } = useSession()
  const crumbs = [{ label: 'Início', to: startOf(userType) }, ...trail]
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {crumbs.map(({ label, to }, at) => (
          <li key={to ?? label}>
            {to && at < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
