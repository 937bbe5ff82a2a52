import { Link, useSearchParams } from 'react-router'
import styles from './pipeline.module.css'

/** Board or table, in the address. */
export function PipelineViews({ table }: { table: boolean }) {
  const [search] = useSearchParams()
  const to = (view?: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (view) next.set('visao', view)
    else next.delete('visao')
    return `?${next}`
  }
  return (
    <nav className={styles.views} aria-label="Visão">
      <Link to={to()} aria-current={table ? undefined : 'page'}>
        Quadro
      </Link>
      <Link to={to('tabela')} aria-current={table ? 'page' : undefined}>
        Tabela
      </Link>
    </nav>
  )
}
