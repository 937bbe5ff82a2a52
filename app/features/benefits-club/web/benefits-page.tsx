import { useCallback, useState } from 'react'
import { oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows, Stack } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { CATEGORIES } from '../wire/benefit-record.ts'
import { listBenefits } from '../wire/benefits.ts'
import type { Route } from './+types/benefits-page'
import { BenefitDialog } from './benefit-dialog.tsx'
import { BenefitRow } from './benefit-row.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Clube de benefícios', index: false })

const LEAD =
  'Descontos e vantagens de parceiros. Cada pessoa tem o seu código, e quem usa conta aos outros se funcionou.'
const filters = {
  q: searched,
  categoria: oneOf(CATEGORIES, (category) => ({ category })),
}
const CHOICES = Object.entries(CATEGORIES).map(([value, label]) => ({ value, label }))

export default function BenefitsPage() {
  const { query, none, values, filterBy, rows, bar, paging } = usePages(listBenefits, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const [open, setOpen] = useState<string>()
  const shown = rows.find(({ id }) => id === open)
  const narrowed = bar.labels.length > 0
  return (
    <Page title="Clube de benefícios" lead={LEAD}>
      <Stack>
        {!none && (
          <SearchBox
            label="Buscar benefício ou parceiro"
            value={values.q ?? ''}
            onSearch={search}
            landmark="Busca de benefícios"
          />
        )}
        <FilterBar {...bar} many={['benefício', 'benefícios']}>
          <ChooseFilter
            label="Categoria"
            name="categoria"
            none="Todas as categorias"
            value={values.categoria}
            choices={CHOICES}
            onChoose={(categoria) => filterBy({ categoria })}
          />
        </FilterBar>
      </Stack>
      <Loaded of={[query]} rows>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              drawing={narrowed ? 'search' : 'folder'}
              title={narrowed ? 'Nenhum benefício com esses filtros' : 'Nenhum benefício por enquanto'}
              text={narrowed ? 'Mude a busca ou a categoria.' : 'Quando um parceiro oferecer algo, aparece aqui.'}
            />
          ) : (
            <Stack>
              <Rows>
                {rows.map((one) => (
                  <BenefitRow key={one.id} benefit={one} onOpen={() => setOpen(one.id)} />
                ))}
              </Rows>
              <TablePaging {...paging} />
            </Stack>
          )
        }
      </Loaded>
      {shown && <BenefitDialog key={shown.id} benefit={shown} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
