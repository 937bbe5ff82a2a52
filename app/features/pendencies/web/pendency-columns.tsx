import { Link } from 'react-router'
import type { RowOf } from '#web/list/use-pages.ts'
import { Named, Second } from '#web/page/page.tsx'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { listPendencies } from '../wire.ts'
import styles from './pendencies.module.css'

type Row = RowOf<typeof listPendencies>

function whenWords(days: number) {
  if (days === 0) return 'vence hoje'
  const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`
  return days < 0 ? `vencida há ${count}` : `em ${count}`
}

export const COLUMNS: Column<Row>[] = [
  {
    key: 'kind',
    header: 'Pendência',
    cell: ({ attributes: a }) => (
      <>
        <Named name={a.kind_name} to={a.action.path}>
          {a.words}
        </Named>
      </>
    ),
  },
  {
    key: 'person',
    header: 'Pessoa',
    cell: ({ attributes: a }) => (
      <>
        {a.person_name}
        {a.company_name && <Second>{a.company_name}</Second>}
      </>
    ),
  },
  {
    key: 'due_on',
    header: 'Prazo',
    sortable: true,
    cell: ({ attributes: { due_on, days } }) => (
      <>
        {formatDate(due_on)}
        <Second>{days < 0 ? <span className={styles.late}>{whenWords(days)}</span> : whenWords(days)}</Second>
      </>
    ),
  },
  { key: 'owner', header: 'Com quem', cell: ({ attributes }) => attributes.owner_name },
  {
    key: 'action',
    header: 'O que resolve',
    cell: ({ attributes: { action, person_name } }) => (
      <Link to={action.path} className={styles.action} aria-label={`${action.label}: ${person_name}`}>
        {action.label}
      </Link>
    ),
  },
]
