import type { RowOf } from '#web/list/use-pages.ts'
import { dayWords } from '#web/moment.ts'
import { Named } from '#web/page/page.tsx'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { listOwnedEnvelopes } from '../../wire/envelopes.ts'
import { PARTIES, SHORT_KINDS } from '../../wire/words.ts'
import styles from '../contracts.module.css'
import { ago } from '../dashboard/group-words.ts'
import { FolderLink } from '../folder/folder-link.tsx'
import { Progress } from '../progress.tsx'

export type Row = RowOf<typeof listOwnedEnvelopes>
export type Who = 'intern' | 'company'
const LATE_DAYS = 5
const ENDED = ['completed', 'voided']
const STARTS = { past: 'já passou', pressing: 'em até 3 dias' }

function Waits({ of: { state, days, held_since } }: { of: Row['attributes'] }) {
  if (ENDED.includes(state)) return dayWords(held_since)
  return <span className={days >= LATE_DAYS ? styles.late : undefined}>{ago(days)}</span>
}

function Starts({ of: { starts_on, start } }: { of: Row['attributes'] }) {
  if (!starts_on) return '—'
  return (
    <>
      {formatDate(starts_on)} {start && <span className={styles.late}>{STARTS[start]}</span>}
    </>
  )
}

/** Those of the list that a person sorts by have the names of its orders. */
export const columnsFor = (who: Who): Column<Row>[] => [
  {
    key: 'intern_name',
    header: who === 'company' ? 'Estagiário(a)' : 'Empresa',
    sortable: who === 'company',
    cell: ({ id, attributes: a }) => (
      <>
        <Named name={who === 'company' ? a.intern_name : a.company_name} to={`/envelopes/${id}`}>
          {[a.course_name, a.institution_name].filter(Boolean).join(' · ')}
        </Named>
      </>
    ),
  },
  { key: 'kind', header: 'Documento', cell: ({ attributes: { kind } }) => SHORT_KINDS[kind] },
  { key: 'progress', header: 'Andamento', cell: ({ attributes }) => <Progress of={attributes} /> },
  {
    key: 'holder',
    header: 'Com quem',
    cell: ({ attributes: { holder, holder_name } }) => holder_name ?? (holder ? PARTIES[holder] : '—'),
  },
  { key: 'held_since', header: 'Espera', sortable: true, cell: ({ attributes }) => <Waits of={attributes} /> },
  { key: 'starts_on', header: 'Início', sortable: true, cell: ({ attributes }) => <Starts of={attributes} /> },
  {
    key: 'folder',
    header: 'Estágio',
    cell: ({ attributes: { internship_id, intern_name } }) => (
      <FolderLink id={internship_id} of={intern_name} label="Pasta" className={styles.folder} />
    ),
  },
]
