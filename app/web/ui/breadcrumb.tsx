import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; to?: string }

/** Starts at 'Início'; the last entry is the current page. */
export function Breadcrumb({ trail, label = 'Você está aqui' }: { trail: readonly Crumb[]; label?: string }) {
  const crumbs = [{ label: 'Início', to: '/usuarios/home' }, ...trail]
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
