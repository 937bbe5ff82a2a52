import { Link } from 'react-router'
import { usePages } from '#web/list/use-pages.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { formatDate } from '#wire/time/date.ts'
import type { Answer } from '#wire/endpoint.ts'
import { listOwnedEnvelopes } from '../wire/envelopes.ts'
import { ContractTabs, WHICH } from './contract-tabs.tsx'
import styles from './contracts.module.css'
import { Progress } from './progress.tsx'

type Row = Answer<typeof listOwnedEnvelopes>['collection']['data'][number]
const filters = { which: oneOf(WHICH), q: searched }

const columns = (who: 'intern' | 'company'): Column<Row>[] => [
  {
    key: 'name',
    header: who === 'company' ? 'Estagiário(a)' : 'Empresa',
    cell: ({ id, attributes: a }) => (
      <>
        <Link to={`/envelopes/${id}`} className={styles.name}>
          {who === 'company' ? a.intern_name : a.company_name}
        </Link>
        <span className={styles.second}>{[a.course_name, a.institution_name].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  { key: 'kind', header: 'Documento', cell: ({ attributes: { type_name } }) => type_name },
  { key: 'progress', header: 'Andamento', cell: ({ attributes }) => <Progress of={attributes} /> },
  {
    key: 'holder',
    header: 'Com quem',
    cell: ({ attributes: { holder_name, state_name } }) => holder_name ?? state_name,
  },
  { key: 'since', header: 'Desde', cell: ({ attributes: { held_since } }) => dayWords(held_since) },
  {
    key: 'start',
    header: 'Início',
    cell: ({ attributes: { starts_on } }) => (starts_on ? formatDate(starts_on) : '—'),
  },
]

/** Contracts of whoever looks, with who holds each. */
export function ContractList({ who, none }: { who: 'intern' | 'company'; none: string }) {
  const { query, rows, paging, values, filterBy } = usePages(listOwnedEnvelopes, filters)
  return (
    <>
      <ContractTabs chosen={values.which} onChoose={(which) => filterBy({ which })} />
      <Loaded of={[query]}>
        {() => (
          <>
            <DataTable
              caption="Contratos"
              columns={columns(who)}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<EmptyState drawing="folder" title="Nenhum contrato aqui" text={none} />}
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </>
  )
}
