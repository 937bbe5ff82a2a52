// What waits for whom: the company's overview of contracts on their way.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { KINDS, PARTIES, STATES, WAITING } from './words.ts'

const ages = z.object({ '0-1': z.int(), '2-4': z.int(), '5-9': z.int(), '10-': z.int() })
export type Age = keyof z.output<typeof ages>
export const AGES = keysOf(WAITING).filter((age): age is Age => age !== '5-')

const waiting = z.object({
  id: z.string(),
  internship_id: z.string(),
  kind: z.enum(keysOf(KINDS)),
  state: z.enum(keysOf(STATES)),
  intern_name: z.string(),
  starts_on: z.nullable(z.string()),
  held_since: z.string(),
  /** Whole days, as the calendar of Brasília counts them. */
  days: z.int(),
  /** The person, where one is waited for. */
  holder_name: z.nullable(z.string()),
  reminders: z.int(),
})

const group = z.object({
  holder: z.enum(keysOf(PARTIES)),
  count: z.int(),
  /** How long the oldest has waited, in days. */
  oldest_days: z.nullable(z.int()),
  /**
   * Days that a step of this party took, by the median of the contracts completed last; null of fewer than five steps.
   */
  usual_days: z.nullable(z.number()),
  ages,
  /** The oldest ones. */
  rows: z.array(waiting),
})

export const contractDashboard = resource(
  'contract_dashboard',
  z.object({
    as_of: z.string(),
    total: z.int(),
    ages,
    /** In the order operator, company, intern, institution: all four, however many they hold. */
    groups: z.array(group),
    /** Internships that cannot begin, because their contract is not signed days before the start. */
    pressing: z.object({
      count: z.int(),
      rows: z.array(
        z.object({ id: z.string(), intern_name: z.string(), starts_on: z.string(), missing: z.array(z.string()) }),
      ),
    }),
    starting_soon: z.int(),
    /** Held by the same for five days or more. */
    stopped: z.int(),
    /** From sending to the last signature, the median of the last 90 days in days; null of fewer than five. */
    signing_days: z.nullable(z.number()),
    completed_this_month: z.int(),
    rejected: z.int(),
    /** What waits for this person's approval; null of who approves nothing. */
    to_approve: z.nullable(z.int()),
  }),
).check(z.meta({ id: 'ContractDashboard' }))

export const showContractDashboard = endpoint('get /v1/internship/envelopes/dashboard', {
  // Whoever has DASHBOARD has the header's CONTRACTS too.
  feature: 'CONTRACTS',
  tag: 'Contratos',
  answer: one(contractDashboard),
  summary: 'O que espera por quem entre os contratos da empresa, e há quanto tempo',
})
