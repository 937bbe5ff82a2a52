import { useQuery } from '@tanstack/react-query'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { ORDER_WORDS } from '../../wire/candidature-words.ts'
import { answerChoices, LEAST_POINTS } from '../questionnaire/answer-filters.ts'
import { columnsOf } from './pipeline-labels.ts'
import type { Filter, Pipeline } from './use-pipeline.ts'
import type { Choices } from './use-pipeline-choices.ts'

type Props = {
  filter: Filter
  pipeline: Pipeline
  choices: Choices
  table: boolean
  onFilter: (values: Filter) => void
}
type Option = { value: string | number; label: string }

const SEMESTERS: Option[] = Array.from({ length: 10 }, (_, i) => ({ value: i + 1, label: `${i + 1}º período ou mais` }))
/** The table sorts by its headers. */
const ORDERS: Option[] = Object.entries(ORDER_WORDS)
  .filter(([key]) => key !== '-applied_at')
  .map(([value, label]) => ({ value, label }))
const RATINGS: Option[] = [
  { value: '3', label: 'Nota 3 ou mais' },
  { value: '4', label: 'Nota 4 ou mais' },
  { value: '5', label: 'Nota 5' },
]

/** Every filter with its label. One without options is hidden, unless the address uses it. */
export function PipelineFilters({ filter, pipeline, choices, table, onFilter }: Props) {
  const { data: states = [] } = useQuery({ ...answerOf(lists.states, {}), ...STATIC_LIST })
  const choose = (name: keyof Filter, label: string, none: string, options: readonly Option[], strange?: string) =>
    (options.length > 0 || filter[name]) && (
      <ChooseFilter
        label={label}
        name={name}
        none={none}
        value={filter[name]}
        choices={options}
        strange={strange}
        onChoose={(value) => onFilter({ [name]: value })}
      />
    )
  const columns = columnsOf(pipeline).map(({ key, name }) => ({ value: key, label: name }))
  const tags = pipeline.tags.map((tag) => ({ value: tag, label: tag }))
  return (
    <>
      {table && choose('coluna', 'Coluna', 'Todas as colunas', columns)}
      {!table && choose('ordem', 'Ordem', ORDER_WORDS['-applied_at'], ORDERS, 'A ordem da tabela')}
      {choose('prazo', 'Prazo', 'Qualquer prazo', [{ value: 'perto', label: 'Até três dias para responder' }])}
      {choose('revisao', 'Revisão humana', 'Com ou sem revisão', [{ value: 'sim', label: 'Pediu revisão humana' }])}
      {choose('nota', 'Nota', 'Qualquer nota', RATINGS)}
      {choose('etiqueta', 'Etiqueta', 'Todas as etiquetas', tags)}
      {choose('curso', 'Curso', 'Todos os cursos', choices.courses)}
      {choose('semestre', 'Período', 'Qualquer período', SEMESTERS)}
      {choose('instituicao', 'Instituição de ensino', 'Todas as instituições', choices.universities)}
      {choose('uf', 'Estado', 'Todos os estados', states)}
      {choose('cidade', 'Cidade', 'Todas as cidades', choices.cities)}
      {choose('idioma', 'Idioma', 'Qualquer idioma', choices.languages)}
      {choose('conhecimento', 'Conhecimento', 'Qualquer conhecimento', choices.skills)}
      {choose('resposta', 'Resposta', 'Qualquer resposta', answerChoices(choices.questions))}
      {choices.questions.length > 0 && choose('pontos', 'Pontos', 'Quaisquer pontos', LEAST_POINTS)}
    </>
  )
}
