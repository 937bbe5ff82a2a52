import type { RowOf } from '#web/list/use-pages.ts'
import { dayWords } from '#web/moment.ts'
import { Named, Second } from '#web/page/page.tsx'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { DOCUMENTS, type listContractDocuments } from '../../wire/documents.ts'
import { SHORT_KINDS } from '../../wire/words.ts'

export type Document = RowOf<typeof listContractDocuments>
const VERDICTS = { approved: 'aprovado', rejected: 'recusado' } as const

function standing({ document, verdict, replaced }: Document['attributes']) {
  if (replaced) return 'substituído'
  if (document === 'sealed') return 'com página de evidências'
  if (document !== 'signed') return null
  return verdict ? VERDICTS[verdict] : 'em conferência'
}

export const COLUMNS: Column<Document>[] = [
  {
    key: 'intern_name',
    header: 'Estagiário(a)',
    sortable: true,
    cell: ({ attributes: a }) => (
      <>
        <Named name={a.intern_name} to={a.envelope_id ? `/envelopes/${a.envelope_id}` : `/folders/${a.internship_id}`}>
          {a.institution_name}
        </Named>
      </>
    ),
  },
  {
    key: 'document',
    header: 'Documento',
    cell: ({ attributes: a }) => (
      <>
        {DOCUMENTS[a.document]}
        <Second>{standing(a)}</Second>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Contrato',
    cell: ({ attributes: a }) => (
      <>
        {a.kind && `${SHORT_KINDS[a.kind]}, versão ${a.version}`}
        <Second>{a.code}</Second>
      </>
    ),
  },
  { key: 'made_at', header: 'Data', sortable: true, cell: ({ attributes: a }) => dayWords(a.made_at) },
]
