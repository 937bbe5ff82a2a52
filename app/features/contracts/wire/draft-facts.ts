// What a document tells besides the terms that it carries.
import * as z from 'zod/mini'
import { ENDING_REASONS, INITIATIVES } from '#wire/endings.ts'
import { keysOf } from '#wire/keys-of.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'

/** Of somebody who works for the company; blank where those of the terms act. */
const person = z.optional(z.nullable(z.string().check(z.maxLength(60))))
const day = z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed)))
export const draftFacts = z
  .object({
    /** Of a termination. */
    last_day: day,
    reason: z.optional(z.enum(keysOf(ENDING_REASONS), 'Escolha o motivo')),
    initiative: z.optional(z.enum(keysOf(INITIATIVES), 'Escolha de quem parte')),
    text: z.optional(visibleOrBlank(2000)),
    company_signer_id: person,
    /** Of a report. */
    from: day,
    to: day,
    evaluation: z.optional(visibleOrBlank(4000)),
    /** Of a report that the intern wrote: the activities, what was learned, what was hard. */
    done: z.optional(visibleOrBlank(4000)),
    learned: z.optional(visibleOrBlank(4000)),
    difficulties: z.optional(visibleOrBlank(4000)),
    /** Of a report and a plan. */
    supervisor_id: person,
    supervisor_education: z.optional(visibleOrBlank(300)),
    /** The parties declare that some of them sign on paper, as the institution may ask. */
    mix_declared: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'EnvelopeFacts' }))
export type DraftFacts = z.output<typeof draftFacts>
