import { useCallback } from 'react'
import { IconPlus } from '#web/icons/p/plus.ts'
import { searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Named, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listKeptTests } from '../../wire/operator-tests.ts'
import type { Route } from './+types/tests-page'
import { type KeptTest, TESTS, toTest } from './kept-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Testes · Operação', index: false })

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
const COLUMNS: Column<KeptTest>[] = [
  {
    key: 'title',
    header: 'Teste',
    cell: ({ id, attributes: of }) => (
      <Named name={of.title} to={toTest(id)}>
        {sum(of.topics.map(({ draw }) => draw))} perguntas em {of.minutes} minutos
      </Named>
    ),
  },
  {
    key: 'bank',
    header: 'Banco',
    cell: ({ attributes: of }) => `${sum(of.topics.map(({ bank }) => bank))} perguntas`,
  },
  { key: 'people', header: 'Pessoas', cell: ({ attributes: of }) => String(of.people), align: 'end' },
  {
    key: 'published',
    header: 'Situação',
    cell: ({ attributes: of }) => (
      <StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>
    ),
  },
]
const filters = { q: searched }

export default function KeptTestsPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptTests, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Testes de habilidade"
      width="wide"
      actions={
        <ButtonLink kind="primary" to={`${TESTS.to}/novo`}>
          <Icon of={IconPlus} /> Novo teste
        </ButtonLink>
      }
    >
      {!none && (
        <Filters>
          <SearchBox label="Buscar teste" value={values.q ?? ''} onSearch={search} landmark="Testes" />
        </Filters>
      )}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Testes de habilidade"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhum teste"
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
