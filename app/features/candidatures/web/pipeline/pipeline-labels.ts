import { answerLabels } from '../questionnaire/answer-filters.ts'
import type { Filter, Pipeline } from './use-pipeline.ts'
import type { Choices } from './use-pipeline-choices.ts'

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
    ...answered
  }: Filter,
  { courses, universities, cities, languages, skills, questions }: Choices,
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
  ...answerLabels(answered, questions),
  ...(nota ? [{ key: 'nota', label: `Nota ${nota} ou mais` }] : []),
  ...(revisao ? [{ key: 'revisao', label: 'Pediu revisão humana' }] : []),
  ...(prazo ? [{ key: 'prazo', label: 'Até três dias para responder' }] : []),
  // The board shows all columns, whatever the table is filtered by.
  ...(coluna && visao === 'tabela'
    ? [{ key: 'coluna', label: columns.find(({ key }) => key === coluna)?.name ?? 'Coluna' }]
    : []),
]
