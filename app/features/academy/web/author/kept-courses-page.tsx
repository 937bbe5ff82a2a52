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
import { listKeptCourses } from '../../wire/authoring.ts'
import { ImportCourse } from './import-course.tsx'
import type { Route } from './+types/kept-courses-page'
import { COURSES, type KeptCourse, standingOf, toCourse } from './course-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Cursos · Operação', index: false })

const COLUMNS: Column<KeptCourse>[] = [
  {
    key: 'title',
    header: 'Curso',
    cell: ({ id, attributes: of }) => (
      <Named name={of.title} to={toCourse(id)}>
        {of.area}
      </Named>
    ),
  },
  { key: 'hours', header: 'Horas', cell: ({ attributes: of }) => String(of.hours), align: 'end' },
  { key: 'people', header: 'Matrículas', cell: ({ attributes: of }) => String(of.people), align: 'end' },
  {
    key: 'standing',
    header: 'Situação',
    cell: ({ attributes }) => {
      const { of, words } = standingOf(attributes)
      return <StandingMark of={of}>{words}</StandingMark>
    },
  },
]
const filters = { q: searched }

export default function KeptCoursesPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptCourses, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Cursos"
      width="wide"
      actions={
        <>
          <ImportCourse />
          <ButtonLink kind="primary" to={`${COURSES.to}/novo`}>
            <Icon of={IconPlus} /> Novo curso
          </ButtonLink>
        </>
      }
    >
      {!none && (
        <Filters>
          <SearchBox label="Buscar curso" value={values.q ?? ''} onSearch={search} landmark="Cursos" />
        </Filters>
      )}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Cursos"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhum curso"
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
