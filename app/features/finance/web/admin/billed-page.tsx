import { useCallback } from 'react'
import { flag, searched } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Named, Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { formatCnpj } from '#wire/cnpj.ts'
import { formatMoney } from '#wire/money.ts'
import { monthWords } from '../../wire/months.ts'
import { listBilled } from '../../wire/fees.ts'
import type { Route } from './+types/billed-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Financeiro · Operação', index: false })

const COLUMNS: Column<RowOf<typeof listBilled>>[] = [
  {
    key: 'name',
    header: 'Empresa',
    cell: ({ id, attributes: of }) => (
      <Named name={of.name} to={`/admin/financeiro/${id}`}>
        {formatCnpj(of.cnpj)}
      </Named>
    ),
  },
  { key: 'interns', header: 'Estagiários', align: 'end', cell: ({ attributes }) => attributes.interns },
  {
    key: 'fee',
    header: 'Taxa de hoje',
    cell: ({ attributes: { fee, interns } }) => {
      if (fee) return formatMoney(fee.amount)
      return interns > 0 ? <StandingMark of="bad">Sem taxa</StandingMark> : 'Sem taxa'
    },
  },
  {
    key: 'closed',
    header: 'Último mês fechado',
    cell: ({ attributes: { closed } }) => (closed ? monthWords(closed) : 'Nenhum'),
  },
]
const filters = { q: searched, without_fee: flag('Com estagiários e sem taxa') }

export default function BilledPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listBilled, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page title="Financeiro" lead="A taxa de cada empresa, e os meses que ela tem fechados." width="wide">
      <Filters>
        <SearchBox label="Buscar por nome" value={values.q ?? ''} onSearch={search} landmark="Empresas" />
        <ChooseFilter
          label="Situação"
          name="without_fee"
          none="Todas"
          value={values.without_fee ? 'true' : undefined}
          choices={[{ value: 'true', label: 'Com estagiários e sem taxa' }]}
          onChoose={(without_fee) => filterBy({ without_fee })}
        />
      </Filters>
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Empresas"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={<EmptyState title="Nenhuma empresa encontrada" text="Mude a busca ou a situação." />}
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
