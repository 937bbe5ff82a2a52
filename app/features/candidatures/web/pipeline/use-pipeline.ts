import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useTableAddress } from '#web/table-address.ts'
import type { Sort } from '#web/ui/tables/paging.ts'
import type { Answer } from '#wire/endpoint.ts'
import { sortsOf } from '#wire/json-api.ts'
import { CANDIDATURE_ORDERS, type CandidatureOrder } from '../../wire/candidature-words.ts'
import { type ReceivedCandidature, showPipeline } from '../../wire/pipeline.ts'

export type Received = ReceivedCandidature
export type Pipeline = Answer<typeof showPipeline>['data']['attributes']
export type Stage = Pipeline['stages'][number]

/** Filters with a label that removes them. */
export const NARROWING = [
  'q',
  'etiqueta',
  'curso',
  'instituicao',
  'semestre',
  'uf',
  'cidade',
  'idioma',
  'conhecimento',
  'nota',
  'revisao',
  'prazo',
  'coluna',
] as const
const FILTERS = [...NARROWING, 'ordem', 'visao'] as const
export type Filter = Partial<Record<(typeof FILTERS)[number], string>>

const numbered = (text: string | undefined) => (text && /^\d{1,7}$/.test(text) ? [Number(text)] : undefined)

/** The address's state as the API's query. */
function sentOf({
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
}: Filter) {
  const [university_id, city_id] = [numbered(instituicao), numbered(cidade)]
  return {
    ...(q && { q }),
    ...(etiqueta && { tag: [etiqueta] }),
    ...(curso && { course_id: [curso] }),
    ...(university_id && { university_id }),
    ...(uf && { state_id: [uf] }),
    ...(city_id && { city_id }),
    ...(idioma && { language_id: [idioma] }),
    ...(conhecimento && { skill_id: [conhecimento] }),
    ...(Number(semestre) > 0 && { least_semester: Math.min(20, Math.trunc(Number(semestre))) }),
    ...(Number(nota) > 0 && { least_rating: Math.min(5, Math.trunc(Number(nota))) }),
    ...(revisao && { review: true }),
    ...(prazo && { due: true }),
  }
}
export type SentFilters = ReturnType<typeof sentOf> & { stage?: string[] }

export function usePipeline(id: string) {
  const address = useTableAddress(...FILTERS)
  const key = JSON.stringify(sentOf(address.filter))
  const sent = useMemo(() => JSON.parse(key) as SentFilters, [key])
  /** For the table and its spreadsheet; the board shows all columns. */
  const listed =
    address.filter.visao === 'tabela' && address.filter.coluna ? { ...sent, stage: [address.filter.coluna] } : sent
  const asked = sortsOf(CANDIDATURE_ORDERS).find((one) => one === address.filter.ordem)
  const order: CandidatureOrder = asked ?? '-applied_at'
  const sort: Sort | null = asked ? { key: asked.replace(/^-/, ''), descending: asked.startsWith('-') } : null
  const query = useQuery({
    ...answerOf(showPipeline, { id, ...sent }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { ...address, sent, listed, order, sort, query, pipeline: query.data?.data.attributes }
}
