import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { searched, sentBy, type ValuesOf } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import type { Sort } from '#web/ui/tables/paging.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
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
  'resposta',
  'pontos',
  'nota',
  'revisao',
  'prazo',
  'coluna',
] as const
type Sends = (value: string) => Record<string, unknown>
const text = (sent: Sends) => ({ ...searched, sent })
const nothing = () => ({})
const whole = (value: string, most: number) => Math.min(most, Math.trunc(Number(value)))
const numbered =
  (name: string): Sends =>
  (value) =>
    /^\d{1,7}$/.test(value) ? { [name]: [Number(value)] } : {}

/** Read from the address; 'coluna', 'ordem' and 'visao' are not sent as filters. */
const filters = {
  q: searched,
  etiqueta: text((tag) => ({ tag: [tag] })),
  curso: text((course) => ({ course_id: [course] })),
  instituicao: text(numbered('university_id')),
  uf: text((state) => ({ state_id: [state] })),
  cidade: text(numbered('city_id')),
  idioma: text((language) => ({ language_id: [language] })),
  conhecimento: text((skill) => ({ skill_id: [skill] })),
  semestre: text((least) => (Number(least) > 0 ? { least_semester: whole(least, 20) } : {})),
  nota: text((least) => (Number(least) > 0 ? { least_rating: whole(least, 5) } : {})),
  resposta: text((answer) => ({ answer: [answer] })),
  pontos: text((least) => (Number(least) > 0 ? { least_score: whole(least, 100) } : {})),
  revisao: text(() => ({ review: true })),
  prazo: text(() => ({ due: true })),
  coluna: text(nothing),
  ordem: text(nothing),
  visao: text(nothing),
}
export type Filter = ValuesOf<typeof filters>
export type SentFilters = Omit<Sent<typeof showPipeline>, 'id'> & { stage?: string[] }

export function usePipeline(id: string) {
  const { values: filter, filterBy, page, size, turnTo } = useFilters(filters)
  const key = JSON.stringify(sentBy(filters, filter))
  const sent = useMemo(() => JSON.parse(key) as SentFilters, [key])
  /** For the table and its spreadsheet; the board shows all columns. */
  const listed = filter.visao === 'tabela' && filter.coluna ? { ...sent, stage: [filter.coluna] } : sent
  const asked = sortsOf(CANDIDATURE_ORDERS).find((one) => one === filter.ordem)
  const order: CandidatureOrder = asked ?? '-applied_at'
  const sort: Sort | null = asked ? { key: asked.replace(/^-/, ''), descending: asked.startsWith('-') } : null
  const query = useQuery({
    ...answerOf(showPipeline, { id, ...sent }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    filter,
    filterBy,
    page,
    size,
    turnTo,
    sent,
    listed,
    order,
    sort,
    query,
    pipeline: query.data?.data.attributes,
  }
}
