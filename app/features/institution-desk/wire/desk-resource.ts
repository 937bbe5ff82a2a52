import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'

const maybe = z.nullable(z.string())
export const ABOUT = {
  assessment_weeks: 'Semanas de avaliação',
  no_class_weeks: 'Semanas sem aulas, com até 40 h',
} as const
export const OUTCOMES = { confirmed: 'Confirmadas', corrected: 'Corrigidas' } as const
const DAYS = z.object({ from: z.string(), to: z.string() })

export const statement = z.object({
  outcome: z.enum(keysOf(OUTCOMES)),
  weeks: z.array(DAYS),
  said_by: z.string(),
  said_at: z.string(),
})
const weeksOf = z.object({ weeks: z.array(DAYS), said: z.nullable(statement) })

const paper = {
  envelope_id: z.string(),
  title: z.string(),
  code: z.string(),
  intern_name: z.string(),
  company_name: z.string(),
}

export const desk = resource(
  'institution_desk',
  z.object({
    email: z.string(),
    /** Each leads into its signature. */
    waiting: z.array(z.object({ ...paper, step_id: z.string(), since: z.string(), person_name: z.string() })),
    /** A rejected contract is read no more: it may be corrected meanwhile. */
    done: z.array(
      z.object({ ...paper, step_id: z.string(), signed: z.boolean(), rejected: z.boolean(), at: z.string() }),
    ),
    students: z.array(
      z.object({
        internship_id: z.string(),
        intern_name: z.string(),
        company_name: z.string(),
        course_name: maybe,
        institution_name: maybe,
        supervisor_name: maybe,
        starts_on: z.string(),
        ends_on: z.string(),
        /** By which anybody checks the contract; null of one that was signed elsewhere. */
        code: maybe,
        assessment_weeks: weeksOf,
        /** Null where the course does not alternate: nobody may work 40 hours then. */
        no_class_weeks: z.nullable(weeksOf),
      }),
    ),
  }),
).check(z.meta({ id: 'InstitutionDesk' }))
