// What both sides read of an interview.
import * as z from 'zod/mini'
import { ZONES } from '#wire/time/zones.ts'
import { keysOf } from '#wire/keys-of.ts'
import { HAPPENED, KINDS, STATES } from './interview-words.ts'

export const maybe = z.nullable(z.string())
export const zone = z.enum(keysOf(ZONES))
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})$/
const WRONG = 'Informe data e hora com o fuso, como 2027-03-15T14:00:00-03:00'

/** An instant at a whole minute. */
export const moment = z
  .string(WRONG)
  .check(z.refine((text) => text.length <= 40 && MINUTE.test(text) && !Number.isNaN(Date.parse(text)), WRONG))

/** What a list shows. */
export const brief = {
  state: z.enum(keysOf(STATES)),
  state_words: z.string(),
  kind: z.enum(keysOf(KINDS)),
  zone,
  starts_at: maybe,
  ends_at: maybe,
  /** By when the person answers. */
  answer_by: z.string(),
}
/** Besides, of times that were proposed to the company. */
export const listed = { ...brief, proposed: z.boolean() }

export const told = {
  ...brief,
  place: maybe,
  message: maybe,
  minutes: z.int(),
  /** Why it was refused or cancelled. */
  said: maybe,
  /** Why other times are wanted. */
  wish: maybe,
  history: z.array(
    z.object({ kind: z.enum(keysOf(HAPPENED)), words: z.string(), said: maybe, starts_at: maybe, at: z.string() }),
  ),
}
