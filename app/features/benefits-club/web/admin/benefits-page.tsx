import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback } from 'react'
import { oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Named, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { CATEGORIES } from '../../wire/benefit-record.ts'
import { listKeptBenefits } from '../../wire/operator-benefits.ts'
import { STANDINGS } from '../../wire/standings.ts'
import { MARKS } from '../benefit-words.ts'
import type { Route } from './+types/benefits-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Benefícios · Operação', index: false })

type Kept = Answer<typeof listKeptBenefits>['collection']['data'][number]

const COLUMNS: Column<Kept>[] = [
  {
    key: 'title',
    header: 'Benefício',
    cell: ({ id, attributes: of }) => (
      <Named name={of.title} to={`/admin/beneficios/${id}`}>
        {of.partner}
      </Named>
    ),
  },
  {
    key: 'category',
    header: 'Categoria',
    cell: ({ attributes: of }) => CATEGORIES[of.category as keyof typeof CATEGORIES],
  },
  {
    key: 'standing',
    header: 'Situação',
    cell: ({ attributes: of }) => <StandingMark of={MARKS[of.standing]}>{STANDINGS[of.standing]}</StandingMark>,
  },
  { key: 'ends_on', header: 'Último dia', cell: ({ attributes: of }) => of.ends_on ?? 'Sem data' },
  {
    key: 'codes',
    header: 'Códigos',
    cell: ({ attributes: of }) =>
      of.kind === 'code' ? `${of.codes_taken} entregues, ${of.codes_left} livres` : 'Só o endereço',
  },
]
const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const [CATEGORY_CHOICES, STANDING_CHOICES] = [CATEGORIES, STANDINGS].map(choices)
const filters = {
  q: searched,
  categoria: oneOf(CATEGORIES, (category) => ({ category })),
  situacao: oneOf(STANDINGS, (standing) => ({ standing })),
}

export default function KeptBenefitsPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptBenefits, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Benefícios"
      width="wide"
      actions={
        <ButtonLink kind="primary" to="/admin/beneficios/novo">
          <Icon of={IconPlus} /> Novo benefício
        </ButtonLink>
      }
    >
      {!none && (
        <Filters>
          <SearchBox
            label="Buscar benefício ou parceiro"
            value={values.q ?? ''}
            onSearch={search}
            landmark="Benefícios"
          />
          <ChooseFilter
            label="Categoria"
            name="categoria"
            none="Todas as categorias"
            value={values.categoria}
            choices={CATEGORY_CHOICES!}
            onChoose={(categoria) => filterBy({ categoria })}
          />
          <ChooseFilter
            label="Situação"
            name="situacao"
            none="Todas as situações"
            value={values.situacao}
            choices={STANDING_CHOICES!}
            onChoose={(situacao) => filterBy({ situacao })}
          />
        </Filters>
      )}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Benefícios"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhum benefício"
                  text={none ? 'Crie o primeiro.' : 'Mude a busca.'}
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
