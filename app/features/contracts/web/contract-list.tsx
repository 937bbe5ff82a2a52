import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listOwnedEnvelopes } from '../wire/envelopes.ts'
import { ContractTabs } from './contract-tabs.tsx'
import { FoldersWithoutDocument } from './folder/folders-without-document.tsx'
import { useBegunFolders } from './folder/use-begun-folders.ts'
import { columnsFor, type Who } from './list/contract-columns.tsx'
import { ContractFilters, filters } from './list/contract-filters.tsx'

const sortOf = (order: string | undefined) =>
  order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null

/** Contracts of whoever looks, with who holds each and for how long. */
export function ContractList({ who, none }: { who: Who; none: string }) {
  const { query, rows, paging, values, bar, filterBy } = usePages(listOwnedEnvelopes, filters)
  const filtered = bar.labels.length > 0
  const drafts = mayUse('CONTRACTS', useSession().attributes.roles ?? [])
  const begun = useBegunFolders(who === 'company' && values.which === 'drafts' && drafts && !filtered)
  return (
    <>
      <ContractTabs chosen={values.which} onChoose={(which) => filterBy({ which })} />
      {who === 'company' && (
        <FilterBar {...bar}>
          <ContractFilters values={values} filterBy={filterBy} />
        </FilterBar>
      )}
      {begun.asked && <FoldersWithoutDocument of={begun} />}
      <Loaded of={[query]} awaited={<TableAwaited of={columnsFor(who)} />}>
        {() => (
          <>
            {(rows.length > 0 || begun.count === 0) && (
              <DataTable
                caption="Contratos"
                columns={columnsFor(who)}
                rows={rows}
                rowKey={({ id }) => id}
                sort={sortOf(values.sort)}
                {...(who === 'company' && {
                  onSort: (next: ReturnType<typeof sortOf>) =>
                    filterBy({ sort: next ? `${next.descending ? '-' : ''}${next.key}` : undefined }),
                })}
                empty={
                  <EmptyState
                    drawing={filtered ? 'search' : 'folder'}
                    title={filtered ? 'Nenhum contrato encontrado' : 'Nenhum contrato aqui'}
                    text={filtered ? 'Nenhum contrato combina com esses filtros.' : none}
                  />
                }
              />
            )}
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </>
  )
}
