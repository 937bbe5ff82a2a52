import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { inProcess } from '#web/calls/answer.ts'
import { addressOf, filtersOf, pageOf, readBy } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Filters, Muted, Page, Rows } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchInput } from '#web/ui/filters/search-input.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { send } from '#wire/send.ts'
import { LENGTHS, type Length } from '../../wire/academy-words.ts'
import { listCourses } from '../../wire/catalogue.ts'
import type { Route } from './+types/courses-page'
import { useOwnAnswer } from './academy-query.ts'
import { CourseRow } from './course-row.tsx'
import { coursesWords } from './course-words.ts'
import { ADDRESS, courseFilters, type CourseFilters, PAGE_SIZE } from './courses-address.ts'

const LEAD = 'Todos são gratuitos, dão certificado e contam como horas complementares.'

export const handle = { remember: 30, read: readBy(courseFilters) }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters: CourseFilters = filtersOf(courseFilters, searchParams)
  const asked = { ...filters, page: pageOf(searchParams), per_page: PAGE_SIZE } as const
  return { filters, asked, found: await send(inProcess(context), listCourses, asked) }
}

/** Searches are endless: robots read the list itself. */
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Todos os cursos',
    description: LEAD,
    index: Object.keys(args.loaderData?.filters ?? {}).length === 0,
  })

export default function CoursesPage({ loaderData: { filters, asked, found } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { collection, total_count, total_pages, areas } = useOwnAnswer('listCourses', asked, found)
  const go = useCallback(
    (next: CourseFilters) => void navigate(addressOf(ADDRESS, next), { preventScrollReset: true }),
    [navigate],
  )
  const onSearch = useCallback((q: string) => go({ ...filters, q: q || undefined }), [filters, go])
  return (
    <Page title="Todos os cursos" lead={LEAD}>
      <form data-plain method="get" action={ADDRESS} role="search">
        <Filters>
          <SearchInput label="Buscar cursos" placeholder="O que aprender" value={filters.q ?? ''} onSearch={onSearch} />
          <ChooseFilter
            label="Área"
            name="area"
            none="Todas as áreas"
            value={filters.area}
            choices={areas.map((area) => ({ value: area, label: area }))}
            onChoose={(area) => go({ ...filters, area: area || undefined })}
          />
          <ChooseFilter
            label="Duração"
            name="length"
            none="Qualquer duração"
            value={filters.length}
            choices={Object.entries(LENGTHS).map(([value, label]) => ({ value, label }))}
            onChoose={(length) => go({ ...filters, length: (length as Length) || undefined })}
          />
          <Button type="submit">Buscar</Button>
        </Filters>
      </form>
      <div role="status">
        <Muted>{coursesWords(total_count)}</Muted>
      </div>
      {collection.data.length === 0 ? (
        <EmptyState
          title="Nenhum curso com essa busca"
          text="Tente outras palavras, ou veja todos."
          action={<ButtonLink to={ADDRESS}>Ver todos os cursos</ButtonLink>}
        />
      ) : (
        <Rows>
          {collection.data.map(({ id, attributes }) => (
            <CourseRow key={id} id={id} of={attributes} />
          ))}
        </Rows>
      )}
      <PageLinks of={(page) => addressOf(ADDRESS, filters, page)} page={asked.page} last={total_pages} />
    </Page>
  )
}
