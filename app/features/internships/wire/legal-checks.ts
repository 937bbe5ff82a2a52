import * as z from 'zod/mini'
import { date, isoDate } from '#wire/time/date.ts'
import { endpoint } from '#wire/endpoint.ts'
import { refused } from '#wire/json-api.ts'
import { KINDS } from './law/breach.ts'
import { draftTerms } from './terms.ts'

const breach = z
  .object({
    rule: z.string(),
    article: z.string(),
    /** Of the terms, or of the document that carries them. */
    field: z.string(),
    message: z.string(),
    kind: z.enum(KINDS),
    fix: z.optional(z.object({ label: z.string(), changes: draftTerms })),
  })
  .check(z.meta({ id: 'LegalBreach' }))

const room = { taken: z.int(), left: z.int() }
/** Null is what the terms do not need, or nobody has told. */
const capacity = z
  .object({
    quota: z.nullable(z.object({ employees: z.int(), places: z.int(), ...room })),
    pcd: z.nullable(z.object({ places: z.int(), share: z.int(), taken: z.int() })),
    supervisor: z.nullable(z.object({ most: z.int(), ...room })),
    two_years: z.nullable(
      z.object({
        exempt: z.boolean(),
        most: z.int(),
        used: z.int(),
        left: z.int(),
        last_day: z.nullable(z.string()),
      }),
    ),
  })
  .check(z.meta({ id: 'InternshipCapacity' }))

const id = z.optional(z.string().check(z.maxLength(60)))

export const checkTerms = endpoint('post /v1/internship/legal_checks', {
  feature: 'CONTRACTS',
  only: ['CompanyManager', 'Operator'],
  body: z.object({
    terms: draftTerms,
    /** Of the own tree; the own company where nothing is said. */
    company_id: id,
    /** Whose terms they are: an internship of the tree, or somebody it has hired. */
    internship_id: id,
    candidature_id: id,
    /** From when an amendment holds; today where nothing is said. */
    effective_on: z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed))),
  }),
  answer: z.object({ data: z.array(breach), capacity }),
  refuses: { 404: refused },
  tag: 'Estágios',
  summary: 'O que a lei e a instituição de ensino têm contra um termo de estágio, e como corrigir',
})
