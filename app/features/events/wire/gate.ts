// The entrance of an event: tickets to look for, scans, and who signed up.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import { REGISTRATION_STATES } from './event-words.ts'

const keeps = { feature: 'EVENTS', only: ['CompanyManager', 'Operator'], tag: 'Eventos' } as const
const maybe = z.nullable(z.string())

export const ticket = z.object({
  /** Of the ticket's code; the code itself is its owner's. */
  sha256: z.string(),
  /** Of who lets the company read the name. */
  first_name: maybe,
  session_id: z.string(),
  came_at: maybe,
  gate: maybe,
})
const double = z.object({ first_name: maybe, session_title: z.string(), scanned_at: z.string(), gate: maybe })

export const showGate = endpoint('get /v1/events/{uuid}/check_ins', {
  ...keeps,
  answer: one(
    resource(
      'gate',
      z.object({
        title: z.string(),
        ends_at: maybe,
        sessions: z.array(z.object({ id: z.string(), title: z.string() })),
        tickets: z.array(ticket),
        /** Later scans of a ticket that is in already, the newest; and how many there are. */
        doubles: z.array(double),
        doubles_total: z.int(),
      }),
    ).check(z.meta({ id: 'EventGate' })),
  ),
  refuses: { 404: refused },
  summary: 'O que a portaria leva consigo: o resumo de cada ingresso e o primeiro nome de quem o mostra',
})

const MOMENT = 'Informe data e hora com o fuso, como 2027-03-15T14:00:00Z'
export const checkIn = endpoint('post /v1/events/{uuid}/check_ins', {
  ...keeps,
  body: z
    .object({
      check_in: z.object({
        /** Made by the device: sent again, it is the same scan. */
        client_id: z.uuid(),
        /** As it was read, or its SHA-256 in hexadecimal. */
        code: visibleText(300),
        scanned_at: z.iso.datetime({ offset: true, error: MOMENT }),
        gate: z.optional(z.nullable(visibleOrBlank(60))),
      }),
    })
    .check(z.meta({ id: 'EventCheckIn' })),
  answer: one(
    resource(
      'check_in',
      z.object({
        /** An earlier scan counts: when and where it was. */
        already: z.boolean(),
        first_name: maybe,
        session_title: z.string(),
        scanned_at: z.string(),
        gate: maybe,
      }),
    ).check(z.meta({ id: 'EventCheckedIn' })),
  ),
  idempotent: true,
  refuses: { 404: refused, 409: refused },
  summary: 'Registra a presença por um ingresso; de dois registros, vale o mais cedo',
})
export const undoCheckIn = endpoint('delete /v1/events/{uuid}/registrations/{id}/presence', {
  ...keeps,
  answer: z.null(),
  status: 204,
  refuses: { 404: refused },
  summary: 'Desfaz a presença de uma pessoa; as horas e o certificado deixam de valer',
})

export const listRegistrations = endpoint('get /v1/events/{uuid}/registrations', {
  ...keeps,
  query: z.extend(pageQuery, {
    session_id: z.optional(z.uuid()),
    state: z.optional(z.enum(keysOf(REGISTRATION_STATES))),
  }),
  answer: many(
    resource(
      'event_registration',
      z.object({
        /** Of who lets the company read it. */
        name: maybe,
        session_title: z.string(),
        state: z.enum(keysOf(REGISTRATION_STATES)),
        position: z.nullable(z.int()),
        proven: z.boolean(),
        came_at: maybe,
        created_at: z.string(),
      }),
    ).check(z.meta({ id: 'RegistrationForCompany' })),
  ),
  refuses: { 404: refused },
  summary: 'Quem se inscreveu e quem veio; o nome aparece de quem autorizou',
})
export const registrationsSheet = endpoint('get /v1/events/{uuid}/registrations/sheet', {
  ...keeps,
  answer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refuses: { 404: refused },
  summary: 'A mesma lista, inteira, em planilha',
})
