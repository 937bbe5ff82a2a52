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
import { listKeptTracks } from '../../../wire/track-authoring.ts'
import type { Route } from './+types/kept-tracks-page'
import { type KeptTrack, toTrack, TRACKS } from './track-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Trilhas · Operação', index: false })

const COLUMNS: Column<KeptTrack>[] = [
  {
    key: 'title',
    header: 'Trilha',
    cell: ({ id, attributes: of }) => (
      <Named name={of.title} to={toTrack(id)}>
        {of.summary}
      </Named>
    ),
  },
  { key: 'courses', header: 'Cursos', cell: ({ attributes: of }) => String(of.courses.length), align: 'end' },
  {
    key: 'published',
    header: 'Situação',
    cell: ({ attributes: of }) => (
      <StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>
    ),
  },
]
const filters = { q: searched }

export default function KeptTracksPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptTracks, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Trilhas de estudos"
      width="wide"
      actions={
        <ButtonLink kind="primary" to={`${TRACKS.to}/nova`}>
          <Icon of={IconPlus} /> Nova trilha
        </ButtonLink>
      }
    >
      {!none && (
        <Filters>
          <SearchBox label="Buscar trilha" value={values.q ?? ''} onSearch={search} landmark="Trilhas" />
        </Filters>
      )}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Trilhas de estudos"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhuma trilha"
                  text={none ? 'Crie a primeira.' : 'Mude a busca.'}
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
