import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '#web/answer.ts'
import { useTableAddress } from '#web/table-address.ts'
import type { Answer } from '#wire/endpoint.ts'
import { CANDIDATURE_ORDERS, type CandidatureOrder, keysOf } from '../../wire/candidature-words.ts'
import { type ReceivedCandidature, showPipeline } from '../../wire/pipeline.ts'

export type Received = ReceivedCandidature
export type Pipeline = Answer<typeof showPipeline>['data']['attributes']
export type Stage = Pipeline['stages'][number]

export const FILTERS = ['q', 'etiqueta', 'uf', 'semestre', 'nota', 'revisao', 'prazo', 'coluna', 'ordem', 'visao'] as const
export type Filter = Partial<Record<(typeof FILTERS)[number], string>>

/** What the address says, as the API wants it. */
function sentOf({ q, etiqueta, uf, semestre, nota, revisao, prazo }: Filter) {
  return {
    ...(q && { q }),
    ...(etiqueta && { tag: [etiqueta] }),
    ...(uf && { state_id: [uf] }),
    ...(Number(semestre) > 0 && { least_semester: Math.min(20, Math.trunc(Number(semestre))) }),
    ...(Number(nota) > 0 && { least_rating: Math.min(5, Math.trunc(Number(nota))) }),
    ...(revisao && { review: true }),
    ...(prazo && { due: true }),
  }
}
export type SentFilters = ReturnType<typeof sentOf>

export function usePipeline(id: string) {
  const address = useTableAddress(...FILTERS)
  const key = JSON.stringify(sentOf(address.filter))
  const sent = useMemo(() => JSON.parse(key) as SentFilters, [key])
  const order: CandidatureOrder = keysOf(CANDIDATURE_ORDERS).find((one) => one === address.filter.ordem) ?? 'newest'
  const query = useQuery({ ...answerOf(showPipeline, { id, ...sent }), placeholderData: keepPreviousData, retry: false })
  return { ...address, sent, order, query, pipeline: query.data?.data.attributes }
}
