import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { anId, type Filter, oneOf } from '#web/list/filters.ts'
import { Filters } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { listReportChoices } from '../wire/reports.ts'
import { MONTHS } from '../wire/words.ts'

const course: Filter<string> = { read: ([text]) => text?.slice(0, 200) || undefined, label: (name) => name }

export const filters = {
  months: oneOf(MONTHS),
  company_id: anId('Unidade'),
  institution_id: anId('Instituição'),
  course,
  state_id: anId('Estado'),
}
export const BY = {
  companies: 'unidade',
  courses: 'curso',
  institutions: 'instituição',
  states: 'estado',
} as const

export type Values = { [N in keyof typeof filters]?: string | undefined }
type Props = { values: Values; filterBy: (changes: Partial<Record<keyof Values, unknown>>) => void }

const PERIODS = Object.entries(MONTHS)
  .filter(([value]) => value !== '12')
  .map(([value, label]) => ({ value, label }))
const OF_COMPANY = [
  ['company_id', 'Unidade', 'Todas', 'companies'],
  ['course', 'Curso', 'Todos', 'courses'],
  ['institution_id', 'Instituição', 'Todas', 'institutions'],
  ['state_id', 'Estado', 'Todos', 'states'],
] as const

export function ReportFilters({ values, filterBy }: Props) {
  const { data } = useQuery(answerOf(listReportChoices, {}))
  return (
    <Filters>
      <ChooseFilter
        label="Período"
        name="months"
        none="12 meses"
        value={values.months}
        choices={PERIODS}
        onChoose={(months) => filterBy({ months })}
      />
      {OF_COMPANY.map(([name, label, none, list]) => (
        <ChooseFilter
          key={name}
          label={label}
          name={name}
          none={none}
          value={values[name]}
          choices={data?.data.attributes[list] ?? []}
          onChoose={(value) => filterBy({ [name]: value })}
        />
      ))}
    </Filters>
  )
}
