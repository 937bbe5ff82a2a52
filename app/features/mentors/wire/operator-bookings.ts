// What is booked with a mentor, for the operator: who was there, what is contested.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { MISSED, STATES } from './mentoring-words.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
const maybe = z.nullable(z.string())

export const keptBooking = resource(
  'kept_booking',
  z.object({
    mentor: z.object({ id: z.string(), name: z.string() }),
    session_title: maybe,
    person: z.string(),
    email: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    state: z.enum(keysOf(STATES)),
    missed: z.nullable(z.enum(keysOf(MISSED))),
    forgiven: z.boolean(),
    contest: maybe,
    settled: z.boolean(),
  }),
).check(z.meta({ id: 'KeptBooking' }))

const acts = { answer: one(keptBooking), idempotent: true, refuses: { 404: refused, 409: refused } } as const

export const listKeptBookings = endpoint('get /v1/admin/mentor_bookings', {
  ...admin,
  query: z.extend(pageQuery, {
    mentor_id: z.optional(z.uuid()),
    /** contested: waits for the operator's answer. */
    which: z.optional(z.enum(['ahead', 'past', 'contested'])),
  }),
  answer: many(keptBooking),
  summary: 'Conversas e lugares marcados',
})
export const cancelForMentor = endpoint('post /v1/admin/mentor_bookings/{id}/cancellation', {
  ...admin,
  body: z.object({ reason: visibleText(300) }),
  ...acts,
  summary: 'Cancela pelo mentor; não conta como falta',
})
export const tellAbsence = endpoint('post /v1/admin/mentor_bookings/{id}/absence', {
  ...admin,
  body: z.object({ absent: z.boolean() }),
  ...acts,
  summary: 'Diz que a pessoa não esteve, ou que esteve',
})
export const settleContest = endpoint('post /v1/admin/mentor_bookings/{id}/settlement', {
  ...admin,
  body: z.object({ forgiven: z.boolean() }),
  ...acts,
  summary: 'Responde a uma falta contestada',
})
