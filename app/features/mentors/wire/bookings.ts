// A person's own conversations with mentors.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { ZONES } from '#wire/time/zones.ts'
import { maybe, mentorSlots, mine } from './mentors.ts'
import { MISSED, STATES, WHICH } from './mentoring-words.ts'

const zone = z.enum(keysOf(ZONES))

export const booking = resource(
  'mentor_booking',
  z.object({
    mentor: z.object({ id: z.string(), name: z.string() }),
    /** Of a group session; nobody else who comes is named. */
    session_title: maybe,
    starts_at: z.string(),
    ends_at: z.string(),
    zone,
    own_zone: zone,
    state: z.enum(keysOf(STATES)),
    /** Where they talk, while it is booked. */
    link: maybe,
    message: maybe,
    may_cancel: z.boolean(),
    /** Cancelled after it, it counts as missed. */
    free_until: z.string(),
    /** It is after it. */
    late: z.boolean(),
    missed: z.nullable(z.enum(keysOf(MISSED))),
    forgiven: z.boolean(),
    may_contest: z.boolean(),
    contested: z.boolean(),
    may_rate: z.boolean(),
    stars: z.nullable(z.int()),
  }),
).check(z.meta({ id: 'MentorBooking' }))

const withTimes = z.object({ ...refused.shape, data: z.optional(mentorSlots) })
const STARS = 'Escolha de 1 a 5'
const acts = { answer: one(booking), idempotent: true, refuses: { 404: refused, 409: refused } } as const

export const listBookings = endpoint('get /v1/mentors/bookings', {
  ...mine,
  query: z.extend(pageQuery, { which: z.optional(z.enum(WHICH)) }),
  answer: many(booking),
  summary: 'As mentorias de quem está na conta: as que vêm, ou as anteriores',
})

export const bookMentor = endpoint('post /v1/mentors/{id}/bookings', {
  ...mine,
  body: z.object({
    booking: z.object({
      /** One of the free times, or a group session. */
      starts_at: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Escolha um horário' }))),
      session_id: z.optional(z.nullable(z.uuid())),
      /** What to talk about. */
      message: z.optional(z.nullable(writtenText(0, 1000))),
    }),
  }),
  status: 201,
  answer: one(booking),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: withTimes },
  summary: 'Marca uma conversa, ou um lugar em uma sessão; se alguém marcou antes, 409 com os horários livres',
})

export const cancelBooking = endpoint('delete /v1/mentors/bookings/{id}', {
  ...mine,
  answer: one(booking),
  refuses: { 404: refused, 409: refused },
  summary: 'Cancela; com menos de 12 horas conta como falta',
})

export const contestMiss = endpoint('post /v1/mentors/bookings/{id}/contest', {
  ...mine,
  body: z.object({ contest: z.object({ reason: writtenText(1, 1000) }) }),
  ...acts,
  summary: 'Contesta uma falta; a operação responde',
})

export const rateBooking = endpoint('post /v1/mentors/bookings/{id}/feedback', {
  ...mine,
  body: z.object({
    feedback: z.object({
      stars: z.int(STARS).check(z.gte(1, STARS), z.lte(5, STARS)),
      comment: z.optional(z.nullable(writtenText(0, 1000))),
    }),
  }),
  ...acts,
  summary: 'Avalia uma conversa que aconteceu; a média de um mentor aparece a partir de cinco',
})
