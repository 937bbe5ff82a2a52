// A manager's first page: the state of the company, and the cards of the person's roles.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, resource } from '#wire/json-api.ts'
import { CARDS, type Feature } from '#wire/person/roles.ts'
import { verification } from '#wire/verification.ts'

const card = z.object({
  feature: z.enum(Object.keys(CARDS) as [Feature, ...Feature[]]),
  /** null where nothing can be counted yet. */
  count: z.nullable(z.int()),
  /** How many of these need somebody. */
  waiting: z.nullable(z.int()),
})

export const dashboard = resource(
  'dashboard',
  z.object({
    company_name: z.string(),
    verification,
    /** Why the company is suspended, for who manages its settings. */
    reason: z.nullable(z.string()),
    email_confirmed: z.boolean(),
    cards: z.array(card),
  }),
).check(z.meta({ id: 'Dashboard' }))

export const showDashboard = endpoint('get /v1/dashboard', {
  answer: one(dashboard),
  feature: 'HOME',
  tag: 'Empresas',
  summary: 'Situação da empresa e os cartões que os papéis da pessoa mostram, cada um com seu número',
})
