// Interviews of whoever is invited.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { listed, maybe, moment, told, zone } from './interview.ts'
import { MOST_PROPOSALS } from './interview-words.ts'

const mine = { only: ['User'], tag: 'Agenda' } as const

const about = {
  job: z.object({
    title: z.string(),
    slug: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    company_slug: maybe,
  }),
  candidature_id: z.string(),
}
/** `waits`: for the person's answer. */
export const listedInvite = resource('invite', z.object({ ...listed, ...about, waits: z.boolean() })).check(
  z.meta({ id: 'ListedInvite' }),
)

export const invite = resource(
  'invite',
  z.object({
    ...told,
    ...about,
    interviewers: z.array(z.string()),
    /** Those that can still be chosen, and what of one's own lies over each. */
    slots: z.array(z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string(), conflict: maybe })),
    /** Proposed to the company, and waiting for it. */
    proposals: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
    /** Where the person lives, by the profile. */
    own_zone: zone,
    changes_left: z.int(),
    may_confirm: z.boolean(),
    may_refuse: z.boolean(),
    may_reschedule: z.boolean(),
  }),
).check(z.meta({ id: 'Invite' }))

const fresh = z.object({ ...refused.shape, data: z.optional(invite) })
const changes = { answer: one(invite), refuses: { 404: refused, 409: fresh }, idempotent: true } as const
const reason = (most: number) => writtenText(1, most)

export const listInvites = endpoint('get /v1/agenda/invites', {
  ...mine,
  query: z.extend(pageQuery, {
    /** waiting: to be answered; ahead: confirmed and to come; past: over, refused or cancelled. */
    which: z.optional(z.enum(['waiting', 'ahead', 'past'])),
  }),
  answer: many(listedInvite),
  summary: 'Os convites para entrevistas de quem está na conta: os que esperam resposta, os próximos, os anteriores',
})

export const showInvite = endpoint('get /v1/agenda/invites/{id}', {
  ...mine,
  answer: one(invite),
  refuses: { 404: refused },
  summary: 'Um convite como está agora; ler não muda nada',
})

export const confirmInvite = endpoint('post /v1/agenda/invites/{id}/confirmation', {
  ...mine,
  body: z.object({ confirmation: z.object({ slot_id: z.uuid('Escolha um horário') }) }),
  ...changes,
  summary: 'Confirma um dos horários oferecidos; se outra pessoa o pegou antes, 409 com os que restam',
})

export const refuseInvite = endpoint('post /v1/agenda/invites/{id}/refusal', {
  ...mine,
  body: z.object({ refusal: z.object({ reason: reason(1000) }) }),
  ...changes,
  summary: 'Recusa a entrevista, com o motivo',
})

export const rescheduleInvite = endpoint('post /v1/agenda/invites/{id}/rescheduling', {
  ...mine,
  body: z.object({
    rescheduling: z.object({
      /** Another of the offered times: held at once. */
      slot_id: z.optional(z.nullable(z.uuid())),
      /** Or times of one's own, which wait for the company. */
      proposals: z.optional(z.array(moment).check(z.maxLength(MOST_PROPOSALS))),
      reason: z.optional(z.nullable(writtenText(0, 1000))),
    }),
  }),
  ...changes,
  summary: 'Troca por outro horário oferecido, na hora, ou propõe até três; o de antes fica até a empresa aceitar',
})
