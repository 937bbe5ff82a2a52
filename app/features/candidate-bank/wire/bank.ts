// The candidate bank, for companies: who allows it, as far as they show themselves.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { RESUME_ENTRIES } from '#wire/person/resume-entries.ts'
import { CANDIDATE_ORDERS, candidateFilters } from './search-filters.ts'

const maybe = z.nullable(z.string())
const ofCompany = { only: ['CompanyManager'], feature: 'CANDIDATE', tag: 'Banco de candidatos' } as const
const item = <T extends z.core.$ZodShape>(shape: T) => z.array(z.object(shape))

/** What is hidden is null or empty. Never contact, age, résumé, photo or what the law calls sensitive. */
const seen = {
  name: z.string(),
  summary: maybe,
  course: maybe,
  university: maybe,
  education_type: maybe,
  period: maybe,
  semester: z.nullable(z.int()),
  city: maybe,
  state: maybe,
  skills: z.array(z.string()),
  languages: item({ name: z.string(), level: z.string() }),
}

/** Of this company's: whether the person was asked to apply to the job of the search. */
const INVITED = ['none', 'invited', 'declined', 'applied'] as const

export const candidateCard = resource(
  'bank_candidate',
  z.object({
    ...seen,
    /** Why this person was found, in sentences. */
    reasons: z.array(z.string()),
    /** Of the job that was named; null without one. */
    invited: z.nullable(z.enum(INVITED)),
  }),
).check(z.meta({ id: 'BankCandidateCard' }))

export const bankCandidate = resource(
  'bank_candidate',
  z.object({
    ...seen,
    interesting_fact: maybe,
    motivations: maybe,
    hobbies: z.array(z.string()),
    working: z.nullable(z.boolean()),
    portfolios: z.array(z.string()),
    course_situation: maybe,
    course_start_date: maybe,
    formation_date: maybe,
    academic_entities: z.array(z.string()),
    abilities: z.array(z.string()),
    interests: z.array(z.string()),
    job_interests: z.array(z.string()),
    sub_areas: z.array(z.string()),
    ...RESUME_ENTRIES,
    /** What this company asked the person before, the latest first. */
    invitations: item({ job_id: z.string(), title: z.string(), invited_at: z.string(), state: z.enum(INVITED) }),
  }),
).check(z.meta({ id: 'BankCandidate' }))

export const listCandidates = endpoint('get /v1/ats/candidates', {
  ...ofCompany,
  query: z.extend(pageQuery, { ...candidateFilters, sort: z.optional(z.enum(keysOf(CANDIDATE_ORDERS))) }),
  answer: many(candidateCard),
  summary:
    'Quem quer ser encontrado: busca por palavras e filtros no que cada pessoa mostra, com o motivo de cada resultado',
  refuses: { 403: refused, 404: refused },
})

const value = z.object({ value: z.string(), label: z.string(), people: z.int() })
/** Values that at least five of those found show, the most frequent first. */
export const facets = resource(
  'bank_facets',
  z.object({ courses: z.array(value), cities: z.array(value), skills: z.array(value) }),
).check(z.meta({ id: 'BankFacets' }))

export const showFacets = endpoint('get /v1/ats/candidates/facets', {
  ...ofCompany,
  query: z.object(candidateFilters),
  answer: one(facets),
  summary: 'O que as pessoas encontradas têm em comum: valores que ao menos cinco delas mostram',
  refuses: { 403: refused, 404: refused },
})

export const showCandidate = endpoint('get /v1/ats/candidates/{id}', {
  ...ofCompany,
  query: z.object({ job_id: candidateFilters.job_id }),
  answer: one(bankCandidate),
  summary: 'Uma pessoa do banco, no que ela mostra; a leitura fica registrada para ela; até 300 por dia',
  refuses: { 403: refused, 404: refused, 429: refused },
})
