import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { lists } from '#features/static-lists/wire.ts'
import { ORDER_WORDS } from '../../wire/candidature-words.ts'
import styles from './pipeline.module.css'
import type { Filter, Pipeline } from './use-pipeline.ts'
import type { Choices } from './use-pipeline-choices.ts'

type Props = {
  filter: Filter
  pipeline: Pipeline
  choices: Choices
  table: boolean
  onSearch: (q: string) => void
  onFilter: (values: Filter) => void
}
type Option = readonly [string, string]

const OF_PROFILE = ['curso', 'instituicao', 'semestre', 'uf', 'cidade', 'idioma', 'conhecimento'] as const
const SEMESTERS: Option[] = Array.from({ length: 10 }, (_, i) => [String(i + 1), `${i + 1}º período ou mais`])
/** The table sorts by its headers. */
const ORDERS: Option[] = Object.entries(ORDER_WORDS).filter(([key]) => key !== '-applied_at')
const RATINGS: Option[] = [
  ['3', 'Nota 3 ou mais'],
  ['4', 'Nota 4 ou mais'],
  ['5', 'Nota 5'],
]

export function PipelineFilters({ filter, pipeline, choices, table, onSearch, onFilter }: Props) {
  // Open when the address already filters by profile.
  const [more, setMore] = useState(() => OF_PROFILE.some((name) => filter[name]))
  const { data: states = [] } = useQuery({ ...answerOf(lists.states, {}), ...STATIC_LIST })
  /** A filter without options is hidden, unless the address uses it. */
  const among = (
    name: keyof Filter,
    label: string,
    none: string,
    options: readonly { value: string | number; label: string }[],
  ) =>
    (options.length > 0 || filter[name]) &&
    select(
      name,
      label,
      none,
      options.map(({ value, label: words }) => [String(value), words] as const),
    )
  const select = (name: keyof Filter, label: string, none: string, options: readonly Option[]) => (
    <select
      aria-label={label}
      value={filter[name] ?? ''}
      onChange={({ currentTarget }) => onFilter({ [name]: currentTarget.value })}
    >
      <option value="">{none}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
  return (
    <div className={styles.filters}>
      <SearchBox label="Buscar pelo nome" value={filter.q ?? ''} onSearch={onSearch} />
      {table &&
        select(
          'coluna',
          'Coluna',
          'Todas as colunas',
          columnsOf(pipeline).map(({ key, name }) => [key, name] as const),
        )}
      {pipeline.tags.length > 0 &&
        select(
          'etiqueta',
          'Etiqueta',
          'Todas as etiquetas',
          pipeline.tags.map((tag) => [tag, tag] as const),
        )}
      {select('nota', 'Nota', 'Qualquer nota', RATINGS)}
      {select('revisao', 'Revisão humana', 'Com ou sem revisão', [['sim', 'Pediu revisão humana']])}
      {select('prazo', 'Prazo', 'Qualquer prazo', [['perto', 'Até três dias para responder']])}
      {!table &&
        select('ordem', 'Ordem', ORDER_WORDS['-applied_at'], [
          ...ORDERS,
          ...(filter.ordem && !(filter.ordem in ORDER_WORDS) ? [[filter.ordem, 'A ordem da tabela'] as const] : []),
        ])}
      <Button aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? 'Menos filtros' : 'Filtrar pelo perfil'}
      </Button>
      {more && (
        <>
          {among('curso', 'Curso', 'Todos os cursos', choices.courses)}
          {among('instituicao', 'Instituição de ensino', 'Todas as instituições', choices.universities)}
          {select('semestre', 'Período', 'Qualquer período', SEMESTERS)}
          {select(
            'uf',
            'Estado',
            'Todos os estados',
            states.map(({ value, label }) => [String(value), label] as const),
          )}
          {among('cidade', 'Cidade', 'Todas as cidades', choices.cities)}
          {among('idioma', 'Idioma', 'Qualquer idioma', choices.languages)}
          {among('conhecimento', 'Conhecimento', 'Qualquer conhecimento', choices.skills)}
        </>
      )}
    </div>
  )
}

type Column = { key: string; name: string; count: number }
/** The columns, and the states outside of them. */
export const columnsOf = ({ stages, outside }: Pipeline): Column[] => [...stages, ...outside]

const named = (options: readonly { value: string | number; label: string }[], value: string, otherwise: string) =>
  options.find((one) => String(one.value) === value)?.label ?? otherwise

/** Labels of active filters, which remove them. */
export const pipelineLabels = (
  {
    q,
    etiqueta,
    curso,
    instituicao,
    uf,
    cidade,
    idioma,
    conhecimento,
    semestre,
    nota,
    revisao,
    prazo,
    coluna,
    visao,
  }: Filter,
  { courses, universities, cities, languages, skills }: Choices,
  columns: readonly Column[],
) => [
  ...(q ? [{ key: 'q', label: `“${q}”` }] : []),
  ...(etiqueta ? [{ key: 'etiqueta', label: `Etiqueta ${etiqueta}` }] : []),
  ...(curso ? [{ key: 'curso', label: named(courses, curso, 'Curso') }] : []),
  ...(instituicao ? [{ key: 'instituicao', label: named(universities, instituicao, 'Instituição') }] : []),
  ...(uf ? [{ key: 'uf', label: `Estado ${uf}` }] : []),
  ...(semestre ? [{ key: 'semestre', label: `${semestre}º período ou mais` }] : []),
  ...(cidade ? [{ key: 'cidade', label: named(cities, cidade, 'Cidade') }] : []),
  ...(idioma ? [{ key: 'idioma', label: named(languages, idioma, 'Idioma') }] : []),
  ...(conhecimento ? [{ key: 'conhecimento', label: named(skills, conhecimento, 'Conhecimento') }] : []),
  ...(nota ? [{ key: 'nota', label: `Nota ${nota} ou mais` }] : []),
  ...(revisao ? [{ key: 'revisao', label: 'Pediu revisão humana' }] : []),
  ...(prazo ? [{ key: 'prazo', label: 'Até três dias para responder' }] : []),
  // The board shows all columns, whatever the table is filtered by.
  ...(coluna && visao === 'tabela'
    ? [{ key: 'coluna', label: columns.find(({ key }) => key === coluna)?.name ?? 'Coluna' }]
    : []),
]
