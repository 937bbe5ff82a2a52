// Fairs, talks and workshops: what everybody reads of them, and what a company or the operation writes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { answersOf, changesOf } from '#wire/record.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { ZONES } from '#wire/time/zones.ts'
import { eventRecord } from './event-record.ts'
import { EVENT_STATES, KINDS, MODES } from './event-words.ts'
import { standCompany } from './stands.ts'

const tag = 'Eventos'
/** The operation has events of the platform's own. */
const keeps = { feature: 'EVENTS', only: ['CompanyManager', 'Operator'], tag } as const
const maybe = z.nullable(z.string())

const told = {
  title: z.string(),
  kind: z.enum(keysOf(KINDS)),
  mode: z.enum(keysOf(MODES)),
  place: maybe,
  zone: z.enum(keysOf(ZONES)),
  /** From the first session to the last. */
  starts_at: maybe,
  ends_at: maybe,
}
const company = z.nullable(z.object({ id: z.string(), name: z.string(), slug: z.string(), avatar: maybe }))

const publicSession = z.object({
  id: z.string(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  capacity: z.int(),
  /** full: whoever signs up waits in line; over: it has begun. */
  seats: z.enum(['open', 'full', 'over']),
})

export const publicEvent = resource(
  'event',
  z.object({
    ...told,
    description: maybe,
    address: maybe,
    company,
    cancelled: z.boolean(),
    cancel_reason: maybe,
    sessions: z.array(publicSession),
    /** Of a fair: companies that agreed to stand there. */
    stands: z.array(z.object({ id: z.string(), place: maybe, company: standCompany })),
  }),
).check(z.meta({ id: 'Event' }))

const card = resource(
  'event',
  z.object({ ...told, address: maybe, company, full: z.boolean(), sessions: z.int() }),
).check(z.meta({ id: 'EventCard' }))

export const ownedEvent = resource(
  'owned_event',
  z.object({
    ...answersOf(eventRecord),
    state: z.enum(keysOf(EVENT_STATES)),
    company_id: maybe,
    company_name: maybe,
    cancel_reason: maybe,
    starts_at: maybe,
    ends_at: maybe,
    figures: z.object({
      capacity: z.int(),
      confirmed: z.int(),
      waiting: z.int(),
      offered: z.int(),
      cancelled: z.int(),
      came: z.int(),
    }),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'OwnedEvent' }))

const fresh = z.object({ ...refused.shape, data: z.optional(ownedEvent) })
const changes = changesOf(eventRecord)
const written = {
  ...keeps,
  answer: one(ownedEvent),
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: fresh },
} as const

export const listEvents = endpoint('get /v1/events', {
  auth: false,
  tag,
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: many(card),
  summary: 'Os próximos eventos, do que começa antes ao que começa depois',
})
export const listOwnedEvents = endpoint('get /v1/events/owned', {
  ...keeps,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    state: z.optional(z.enum(keysOf(EVENT_STATES))),
  }),
  answer: many(ownedEvent),
  summary: 'Os eventos da empresa e de suas filiais; para a operação, os da plataforma',
})
export const createEvent = endpoint('post /v1/events', {
  ...keeps,
  body: z
    .object({ event: z.object({ company_id: z.optional(z.uuid()), ...changes }) })
    .check(z.meta({ id: 'NewEvent' })),
  status: 201,
  answer: one(ownedEvent),
  idempotent: true,
  refuses: { 403: refused },
  summary: 'Cria um evento em rascunho; com a mesma Idempotency-Key, é o mesmo',
})
export const showEvent = endpoint('get /v1/events/{uuid}', {
  auth: false,
  tag,
  answer: one(publicEvent),
  refuses: { 404: refused },
  summary: 'Um evento publicado, com as suas sessões; não diz quem se inscreveu',
})
export const showOwnedEvent = endpoint('get /v1/events/{uuid}/attributes', {
  ...keeps,
  answer: one(ownedEvent),
  refuses: { 404: refused },
  summary: 'Os valores com que o formulário de um evento começa, e os seus números',
})
export const updateEvent = endpoint('put /v1/events/{uuid}', {
  ...written,
  body: z.object({ event: z.object({ ...changes, lock_version: z.int32() }) }).check(z.meta({ id: 'EventEdit' })),
  summary: 'Altera um evento; se data ou lugar mudam, quem se inscreveu é avisado uma vez',
})
export const publishEvent = endpoint('post /v1/events/{uuid}/publication', {
  ...written,
  summary: 'Publica: a página abre, e as inscrições também',
})
export const cancelEvent = endpoint('post /v1/events/{uuid}/cancellation', {
  ...written,
  body: z.object({ cancellation: z.object({ reason: writtenText(1, 1000) }) }),
  summary: 'Cancela, com o motivo que as pessoas leem; as agendas delas ficam livres',
})
