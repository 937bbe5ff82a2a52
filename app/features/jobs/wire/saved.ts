// What a student keeps: saved jobs, searches with letters, and suggestions.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, messagesOnly } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { jobFilters } from './board.ts'
import { jobCard } from './job-resource.ts'
import { FREQUENCIES } from './job-words.ts'

const tag = 'Vagas'
const mine = { only: ['User'], tag } as const

export const saveJob = endpoint('put /v1/ats/saved_jobs/{slug}', {
  ...mine,
  answer: messagesOnly,
  summary: 'Salva uma vaga; repetir não salva duas vezes',
  refuses: { 404: refused },
})
export const forgetJob = endpoint('delete /v1/ats/saved_jobs/{slug}', {
  ...mine,
  answer: z.null(),
  status: 204,
  summary: 'Tira uma vaga das salvas',
})
export const listSavedJobs = endpoint('get /v1/ats/saved_jobs', {
  ...mine,
  query: pageQuery,
  answer: many(jobCard),
  summary: 'Vagas salvas, abertas ou não',
})

/** `names`: labels of the filters' ids, under `city_id:3550308` and the like; of a company under `company_id`. */
const savedSearch = resource(
  'saved_search',
  z.object({
    name: z.string(),
    filters: z.object(jobFilters),
    names: z.record(z.string(), z.string()),
    frequency: z.enum(keysOf(FREQUENCIES)),
    created_at: z.string(),
  }),
).check(z.meta({ id: 'SavedSearch' }))
export const saveSearch = endpoint('post /v1/ats/saved_searches', {
  ...mine,
  body: z
    .object({
      saved_search: z.object({
        name: visibleText(80),
        frequency: z.enum(keysOf(FREQUENCIES)),
        filters: z.object(jobFilters),
      }),
    })
    .check(z.meta({ id: 'SavedSearchForm' })),
  answer: one(savedSearch),
  status: 201,
  idempotent: true,
  summary: 'Salva uma busca e avisa por e-mail quando houver vagas novas',
})
export const listSavedSearches = endpoint('get /v1/ats/saved_searches', {
  ...mine,
  query: pageQuery,
  answer: many(savedSearch),
  summary: 'Buscas salvas',
})
export const forgetSearch = endpoint('delete /v1/ats/saved_searches/{id}', {
  ...mine,
  answer: z.null(),
  status: 204,
  summary: 'Encerra os avisos de uma busca',
  refuses: { 404: refused },
})

/** From the letter, also by one-click unsubscribe: only the token is needed. */
export const cancelSearch = endpoint('post /v1/ats/saved_search_cancellations/{token}', {
  answer: messagesOnly,
  auth: false,
  tag,
  summary: 'Encerra os avisos de uma busca pelo link do e-mail',
  refuses: { 404: refused },
})

export const listFits = endpoint('get /v1/ats/fits', {
  ...mine,
  answer: z
    .object({ data: z.array(z.object({ slug: z.string(), fit: z.string(), reasons: z.array(z.string()) })) })
    .check(z.meta({ id: 'Fits' })),
  summary: 'Quais vagas abertas combinam com o próprio perfil, em uma linha cada',
})

export const suggestJobs = endpoint('get /v1/ats/suggestions', {
  ...mine,
  answer: z
    .object({
      data: z.array(z.object({ job: jobCard, reasons: z.array(z.string()) })),
      /** Whether the profile has anything to suggest by. */ known: z.boolean(),
    })
    .check(z.meta({ id: 'Suggestions' })),
  summary: 'Vagas que combinam com o próprio perfil, cada uma com os motivos em palavras',
})
