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

const listed = <T extends z.ZodMiniType>(row: T) => z.object({ rows: z.array(row), people: z.int(), beyond: z.int() })
const maybe = z.nullable(z.string())
const ofJob = { job_id: z.string(), title: z.string() }
/** What waits for the company's recruiters, what presses most first: `people` in all, `beyond` the rows not shown. */
const work = z.object({
  /** Jobs with somebody new, how many of them came by invitation, and how many are open in all. */
  newcomers: listed(z.object({ ...ofJob, new: z.int(), invited: z.int(), all: z.int(), last_at: z.string() })),
  /** People who asked that a person look at their candidature. */
  reviews: listed(z.object({ ...ofJob, id: z.string(), name: z.string(), answer_by: maybe, overdue: z.boolean() })),
  /** Answers promised within a week, or late; `id` where there is only one. */
  replies: listed(
    z.object({
      ...ofJob,
      count: z.int(),
      overdue: z.int(),
      first_by: z.string(),
      id: maybe,
      name: z.string(),
    }),
  ),
  /** Published jobs that take nobody any more within a week. */
  closing: z.object({
    rows: z.array(z.object({ id: z.string(), title: z.string(), closes_at: z.string() })),
    beyond: z.int(),
  }),
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
    /** For who may act on jobs. */
    work: z.nullable(work),
    /** What a new company has done of its first steps, for who looks after it; null once it has found its feet. */
    first_steps: z.nullable(z.object({ page: z.boolean(), job: z.boolean(), colleagues: z.boolean() })),
  }),
).check(z.meta({ id: 'Dashboard' }))

export const showDashboard = endpoint('get /v1/dashboard', {
  answer: one(dashboard),
  feature: 'HOME',
  tag: 'Empresas',
  summary: 'O que espera pela pessoa, a situação da empresa, e os cartões dos seus papéis, cada um com seu número',
})
