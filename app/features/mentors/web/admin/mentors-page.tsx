import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback } from 'react'
import { searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Named, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listKeptMentors } from '../../wire/operator-mentors.ts'
import { ratingWords } from '../mentoring-view.ts'
import type { Route } from './+types/mentors-page'
import { KeptBookings } from './kept-bookings.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mentores · Operação', index: false })

type Kept = Answer<typeof listKeptMentors>['collection']['data'][number]

const COLUMNS: Column<Kept>[] = [
  {
    key: 'name',
    header: 'Mentor',
    cell: ({ id, attributes: of }) => (
      <Named name={of.name} to={`/admin/mentores/${id}`}>
        {of.headline}
      </Named>
    ),
  },
  {
    key: 'published',
    header: 'Situação',
    cell: ({ attributes: of }) => (
      <StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>
    ),
  },
  { key: 'ahead', header: 'Conversas marcadas', cell: ({ attributes: of }) => of.ahead, align: 'end' },
  { key: 'waiting', header: 'Lista de espera', cell: ({ attributes: of }) => of.waiting, align: 'end' },
  {
    key: 'rating',
    header: 'Avaliações',
    cell: ({ attributes: of }) => (of.rating ? ratingWords(of.rating) : 'Nenhuma ainda'),
  },
]
const filters = { q: searched }

export default function KeptMentorsPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptMentors, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Mentores"
      width="wide"
      actions={
        <ButtonLink kind="primary" to="/admin/mentores/novo">
          <Icon of={IconPlus} /> Novo mentor
        </ButtonLink>
      }
    >
      <KeptBookings title="Faltas contestadas" which="contested" />
      {!none && <SearchBox label="Buscar mentor" value={values.q ?? ''} onSearch={search} landmark="Mentores" />}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Mentores"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhum mentor"
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
