import { oneOf, orderOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { sortsOf } from '#wire/json-api.ts'
import { listPendencies, PENDENCIES, STANDINGS } from '../wire.ts'
import type { Route } from './+types/pendencies-page'
import { COLUMNS } from './pendency-columns.tsx'
import styles from './pendencies.module.css'
import { StandingFigures } from './standing-figures.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Pendências', index: false })

const filters = {
  standing: oneOf(STANDINGS),
  q: searched,
  kind: oneOf(PENDENCIES, (kind) => ({ kind: [kind] })),
  sort: orderOf(sortsOf(['due_on'])),
}
const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const sortOf = (order: string | undefined) =>
  order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null

/** Everything that is overdue or due soon, each with the act that settles it. */
export default function PendenciesPage() {
  const { query, rows, paging, values, bar, filterBy } = usePages(listPendencies, filters)
  const filtered = bar.labels.length > 0
  return (
    <Page
      title="Pendências"
      lead="O que venceu e o que vence nos próximos dias, com o que resolve cada coisa."
      width="wide"
    >
      <Loaded of={[query]} lines={2}>
        {({ figures }) => (
          <StandingFigures of={figures} chosen={values.standing} onChoose={(standing) => filterBy({ standing })} />
        )}
      </Loaded>
      <FilterBar {...bar}>
        <div className={styles.filters}>
          <SearchBox
            label="Buscar por nome"
            placeholder="Nome da pessoa"
            value={values.q ?? ''}
            onSearch={(q) => filterBy({ q }, { replace: true })}
          />
          <ChooseFilter
            label="Pendência"
            name="kind"
            none="Todas"
            value={values.kind}
            choices={choices(PENDENCIES)}
            onChoose={(kind) => filterBy({ kind })}
          />
        </div>
      </FilterBar>
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Pendências"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              sort={sortOf(values.sort)}
              onSort={(next) => filterBy({ sort: next ? `${next.descending ? '-' : ''}${next.key}` : undefined })}
              empty={
                <EmptyState
                  drawing={filtered ? 'search' : 'bridge'}
                  title={filtered ? 'Nenhuma pendência encontrada' : 'Tudo em dia'}
                  text={
                    filtered
                      ? 'Nenhuma pendência combina com esses filtros.'
                      : 'Relatórios, recessos, assinaturas e prazos aparecem aqui antes de vencer.'
                  }
                />
              }
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
