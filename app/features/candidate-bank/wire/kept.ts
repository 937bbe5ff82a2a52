// What a recruiter keeps of the bank: people in lists, and searches under a name. Nobody else sees them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { visibleText } from '#wire/text/visible-text.ts'

const own = { only: ['CompanyManager'], feature: 'CANDIDATE', tag: 'Banco de candidatos' } as const
const name = visibleText(80)
export const MOST_LISTS = 50
export const MOST_IN_LIST = 500
export const MOST_SEARCHES = 50

export const candidateList = resource(
  'candidate_list',
  z.object({
    name: z.string(),
    /** Of them, those who can be found now. */
    people: z.int(),
    /** Whether it holds the person that was asked about. */
    holds: z.boolean(),
  }),
).check(z.meta({ id: 'CandidateList' }))

export const listCandidateLists = endpoint('get /v1/ats/candidate_lists', {
  ...own,
  query: z.extend(pageQuery, { user_info_id: z.optional(z.uuid()) }),
  answer: many(candidateList),
  refuses: { 403: refused },
  summary: 'As próprias listas de pessoas do banco',
})
export const addCandidateList = endpoint('post /v1/ats/candidate_lists', {
  ...own,
  body: z.object({ candidate_list: z.object({ name }) }).check(z.meta({ id: 'CandidateListForm' })),
  answer: one(candidateList),
  status: 201,
  refuses: { 403: refused },
  summary: 'Cria uma lista',
})
export const removeCandidateList = endpoint('delete /v1/ats/candidate_lists/{id}', {
  ...own,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused },
  summary: 'Apaga uma lista; as pessoas ficam no banco',
})
export const keepCandidate = endpoint('put /v1/ats/candidate_lists/{id}/people/{user_info_id}', {
  ...own,
  body: z.object({ kept: z.boolean() }).check(z.meta({ id: 'KeptCandidateForm' })),
  answer: one(candidateList),
  refuses: { 403: refused, 404: refused },
  summary: 'Põe uma pessoa do banco numa lista, ou tira',
})

export const candidateSearch = resource(
  'candidate_search',
  z.object({ name: z.string(), query: z.string(), created_at: z.string() }),
).check(z.meta({ id: 'CandidateSearch' }))

export const listCandidateSearches = endpoint('get /v1/ats/candidate_searches', {
  ...own,
  query: pageQuery,
  answer: many(candidateSearch),
  summary: 'As próprias buscas salvas do banco',
})
export const saveCandidateSearch = endpoint('post /v1/ats/candidate_searches', {
  ...own,
  body: z
    .object({ candidate_search: z.object({ name, query: visibleText(2000) }) })
    .check(z.meta({ id: 'CandidateSearchForm' })),
  answer: one(candidateSearch),
  status: 201,
  summary: 'Salva uma busca, como está no endereço da página',
})
export const removeCandidateSearch = endpoint('delete /v1/ats/candidate_searches/{id}', {
  ...own,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused },
  summary: 'Apaga uma busca salva',
})
