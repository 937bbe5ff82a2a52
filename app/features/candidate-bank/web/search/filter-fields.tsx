import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { STUDY_PERIODS } from '#features/candidates/wire/enumerations.ts'
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { listCities, lists as selects } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { Filters } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import type { Sent } from '#wire/endpoint.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { showFacets } from '../../wire/bank.ts'
import { listCandidateLists } from '../../wire/kept.ts'
import { CANDIDATE_ORDERS } from '../../wire/search-filters.ts'
import type { BankFilters } from './filters.ts'

type Option = { value: string | number; label: string }
type Props = { values: BankFilters; onFilter: (changes: { [N in keyof BankFilters]?: unknown }) => void }

const optionsOf = (of: Record<string, string>): Option[] =>
  Object.entries(of).map(([value, label]) => ({ value, label }))
const offered = (values: readonly { value: string; label: string; people: number }[] = []): Option[] =>
  values.map(({ value, label, people }) => ({ value, label: `${label} (${people})` }))
const SEMESTERS: Option[] = Array.from({ length: 10 }, (_, i) => ({ value: i + 1, label: `${i + 1}º ou mais` }))

/** What narrows the search: only what people show finds them. */
export function FilterFields({ values, onFilter }: Props) {
  const [state = ''] = values.state_id ?? []
  const { data: states = [] } = useQuery({ ...answerOf(selects.states, {}), ...STATIC_LIST })
  const { data: levels = [] } = useQuery({ ...answerOf(selects.main_education_types, {}), ...STATIC_LIST })
  const { data: languages = [] } = useQuery({ ...answerOf(selects.languages, {}), ...STATIC_LIST })
  const { data: areas = [] } = useQuery({ ...answerOf(selects.job_interests, {}), ...STATIC_LIST })
  const { sort: _, ...narrowed } = values
  const facets = useQuery({
    ...answerOf(showFacets, { ...narrowed, course_id: undefined, skill_id: undefined } as Sent<typeof showFacets>),
    placeholderData: keepPreviousData,
  }).data?.data.attributes
  const jobs = useQuery(answerOf(listOwnedJobs, { status: 'published', per_page: 100 })).data?.collection.data ?? []
  const lists = useQuery(answerOf(listCandidateLists, { per_page: 50 })).data?.collection.data ?? []
  const { data: cities = [] } = useQuery({ ...answerOf(listCities, { state }), ...STATIC_LIST, enabled: state !== '' })
  const one = (name: keyof BankFilters & string, label: string, none: string, choices: readonly Option[]) => {
    const value = values[name]
    const several = Array.isArray(value) || name.endsWith('_id') || name === 'education_type' || name === 'period'
    return (
      <ChooseFilter
        label={label}
        name={name}
        none={none}
        value={Array.isArray(value) ? value[0] : (value as string | number | undefined)}
        choices={choices}
        onChoose={(chosen) => onFilter({ [name]: several ? (chosen ? [chosen] : []) : chosen })}
      />
    )
  }
  return (
    <Filters>
      {jobs.length > 0 && (
        <ChooseFilter
          label="Buscar para a vaga"
          name="job_id"
          none="Nenhuma em especial"
          value={values.job_id}
          choices={jobs.map(({ id, attributes }) => ({ value: id, label: attributes.title }))}
          onChoose={(job_id) => onFilter({ job_id })}
        />
      )}
      <ChooseFilter
        label="Estado"
        name="state_id"
        none="Todo o Brasil"
        value={state}
        choices={states}
        onChoose={(chosen) => onFilter({ state_id: chosen ? [chosen] : [], city_id: [] })}
      />
      {cities.length > 0 && one('city_id', 'Cidade', 'Todas as cidades', cities)}
      {offered(facets?.courses).length > 0 && one('course_id', 'Curso', 'Qualquer curso', offered(facets?.courses))}
      {offered(facets?.skills).length > 0 &&
        one('skill_id', 'Conhecimento', 'Qualquer conhecimento', offered(facets?.skills))}
      {one('education_type', 'Nível de ensino', 'Qualquer nível', levels)}
      {one('period', 'Turno das aulas', 'Qualquer turno', optionsOf(STUDY_PERIODS))}
      {one('least_semester', 'Período do curso', 'Qualquer período', SEMESTERS)}
      {one('area_id', 'Área de interesse', 'Qualquer área', areas)}
      {one('language_id', 'Idioma', 'Qualquer idioma', languages)}
      {values.language_id && one('language_level', 'Ao menos', 'Qualquer nível', optionsOf(LANGUAGE_LEVELS))}
      {lists.length > 0 && (
        <ChooseFilter
          label="Minhas listas"
          name="list_id"
          none="Todas as pessoas"
          value={values.list_id}
          choices={lists.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
          onChoose={(list_id) => onFilter({ list_id })}
        />
      )}
      {one('sort', 'Ordem', CANDIDATE_ORDERS.relevance, optionsOf(CANDIDATE_ORDERS).slice(1))}
    </Filters>
  )
}
