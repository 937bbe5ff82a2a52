// Signing up: of guests and of candidates, one's own sign-ups, and what is done with one of them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { email } from '#wire/person/email.ts'
import { personName } from '#wire/person/person-name.ts'
import { ZONES } from '#wire/time/zones.ts'
import { KINDS, MODES, MOST_SESSIONS, REGISTRATION_STATES } from './event-words.ts'

const tag = 'Eventos'
const mine = { only: ['User'], tag } as const
const maybe = z.nullable(z.string())

export const ownRegistration = resource(
  'registration',
  z.object({
    state: z.enum(keysOf(REGISTRATION_STATES)),
    /** Why it ended. */
    ended_why: maybe,
    event_id: z.string(),
    event_title: z.string(),
    event_cancelled: z.boolean(),
    kind: z.enum(keysOf(KINDS)),
    mode: z.enum(keysOf(MODES)),
    session_title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    zone: z.enum(keysOf(ZONES)),
    place: maybe,
    address: maybe,
    /** Of an online event, once the seat is confirmed. */
    link: maybe,
    name: z.string(),
    shares_name: z.boolean(),
    /** In the line; the first is 1. */
    position: z.nullable(z.int()),
    /** By when an offered seat is accepted. */
    offered_until: maybe,
    /** By when a guest confirms the e-mail. */
    prove_by: maybe,
    /** The ticket, of a confirmed seat. */
    code: maybe,
    qr: maybe,
    came_at: maybe,
    /** A class of the person's profile at the same time: a warning, which refuses nothing. */
    clash: maybe,
    /** The session has ended. */
    over: z.boolean(),
    may_cancel: z.boolean(),
  }),
).check(z.meta({ id: 'EventRegistration' }))

const standing = z.object({
  session_id: z.string(),
  title: z.string(),
  state: z.enum(keysOf(REGISTRATION_STATES)),
  position: z.nullable(z.int()),
})
const fresh = z.object({ ...refused.shape, data: z.optional(ownRegistration) })

export const signUpFields = {
  session_ids: z.array(z.uuid()).check(z.minLength(1, 'Escolha ao menos uma sessão'), z.maxLength(MOST_SESSIONS)),
  name: personName,
  email,
  shares_name: z.boolean(),
}

export const signUpForEvent = endpoint('post /v1/events/{uuid}/registrations', {
  auth: 'optional',
  tag,
  body: z
    .object({
      registration: z.object({
        session_ids: signUpFields.session_ids,
        /** Of guests; a candidate's are those of the account. */
        name: z.optional(signUpFields.name),
        email: z.optional(signUpFields.email),
        shares_name: z.optional(signUpFields.shares_name),
      }),
    })
    .check(z.meta({ id: 'EventSignUp' })),
  status: 201,
  answer: one(
    resource('event_sign_up', z.object({ email: z.string(), prove_by: maybe, registrations: z.array(standing) })).check(
      z.meta({ id: 'EventSignedUp' }),
    ),
  ),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: refused },
  summary: 'Inscreve em uma ou mais sessões; sem vaga, na lista de espera. Quem não tem conta confirma por e-mail',
})

export const listOwnRegistrations = endpoint('get /v1/events/registrations', {
  ...mine,
  query: z.extend(pageQuery, { which: z.optional(z.enum(['ahead', 'past'])) }),
  answer: many(ownRegistration),
  summary: 'As próprias inscrições, com o ingresso de cada vaga confirmada',
})
export const showOwnRegistration = endpoint('get /v1/events/registrations/{id}', {
  ...mine,
  answer: one(ownRegistration),
  refuses: { 404: refused },
  summary: 'Uma inscrição própria, com o ingresso',
})

export const listClashes = endpoint('get /v1/events/{uuid}/clashes', {
  ...mine,
  answer: one(
    resource(
      'event_clashes',
      z.object({ sessions: z.array(z.object({ session_id: z.string(), clash: z.string() })) }),
    ).check(z.meta({ id: 'EventClashes' })),
  ),
  refuses: { 404: refused },
  summary: 'Aulas da pessoa nos horários das sessões: um aviso antes da inscrição, que não recusa nada',
})

const given = { answer: one(ownRegistration), refuses: { 404: refused, 409: fresh } } as const
const changed = { ...given, idempotent: true } as const
export const acceptSeat = endpoint('post /v1/events/registrations/{id}/acceptance', {
  ...mine,
  ...changed,
  summary: 'Aceita a vaga oferecida, enquanto vale',
})
export const cancelRegistration = endpoint('delete /v1/events/registrations/{id}', {
  ...mine,
  ...given,
  summary: 'Desiste da vaga, ou da espera; a vaga segue para a próxima pessoa na mesma hora',
})

const guest = { auth: false, tag } as const
export const showGuestRegistration = endpoint('get /v1/events/guest_registrations/{token}', {
  ...guest,
  answer: one(ownRegistration),
  refuses: { 404: refused },
  summary: 'Uma inscrição pelo link do e-mail; ler não muda nada',
})
export const proveRegistration = endpoint('post /v1/events/guest_registrations/{token}/confirmation', {
  ...guest,
  ...changed,
  summary: 'Confirma o e-mail de quem se inscreveu sem conta, em até 24 horas',
})
export const acceptGuestSeat = endpoint('post /v1/events/guest_registrations/{token}/acceptance', {
  ...guest,
  ...changed,
  summary: 'Aceita, pelo link, a vaga oferecida',
})
export const cancelGuestRegistration = endpoint('delete /v1/events/guest_registrations/{token}', {
  ...guest,
  ...given,
  summary: 'Desiste, pelo link, da vaga ou da espera',
})
