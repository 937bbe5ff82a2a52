import { Link } from 'react-router'
import type { RowOf } from '#web/list/use-pages.ts'
import { dayWords } from '#web/moment.ts'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { DOCUMENTS, type listContractDocuments } from '../../wire/documents.ts'
import { SHORT_KINDS } from '../../wire/words.ts'
import styles from '../contracts.module.css'

export type Document = RowOf<typeof listContractDocuments>
const VERDICTS = { approved: 'aprovado', rejected: 'recusado' } as const

function standing({ document, verdict }: Document['attributes']) {
  if (document === 'sealed') return 'com página de evidências'
  if (document === 'base') return null
  return verdict ? VERDICTS[verdict] : 'em conferência'
}

export const COLUMNS: Column<Document>[] = [
  {
    key: 'intern_name',
    header: 'Estagiário(a)',
    sortable: true,
    cell: ({ attributes: a }) => (
      <>
        <Link to={`/envelopes/${a.envelope_id}`} className={styles.name}>
          {a.intern_name}
        </Link>
        {a.institution_name && <span className={styles.second}>{a.institution_name}</span>}
      </>
    ),
  },
  {
    key: 'document',
    header: 'Documento',
    cell: ({ attributes: a }) => (
      <>
        {DOCUMENTS[a.document]}
        <span className={styles.second}>{standing(a)}</span>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Contrato',
    cell: ({ attributes: a }) => (
      <>
        {SHORT_KINDS[a.kind]}, versão {a.version}
        <span className={styles.second}>{a.code}</span>
      </>
    ),
  },
  { key: 'made_at', header: 'Data', sortable: true, cell: ({ attributes: a }) => dayWords(a.made_at) },
]
