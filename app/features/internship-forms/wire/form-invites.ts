// Invites as whoever sent them sees them: never their links.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { email } from '#wire/person/email.ts'
import { date } from '#wire/time/date.ts'
import { FORM_TAG } from './form-kit.ts'
import { FORM_KINDS, FORM_STATES } from './form-words.ts'

const maybe = z.nullable(z.string())
const senders = { feature: 'CONTRACTS', only: ['CompanyManager', 'Operator'], tag: FORM_TAG } as const

export const sentInvite = resource(
  'sent_invite',
  z.object({
    kind: z.enum(keysOf(FORM_KINDS)),
    kind_name: z.string(),
    state: z.enum(keysOf(FORM_STATES)),
    state_name: z.string(),
    person_name: z.string(),
    person_email: z.string(),
    /** Whose profile is known: the link goes to the account's address, and to no other. */
    has_account: z.boolean(),
    company_id: z.string(),
    company_name: z.string(),
    purpose: maybe,
    expires_on: z.string(),
    invited_at: z.string(),
    /** When the person first came in. */
    opened_at: maybe,
    answered_at: maybe,
    /** What an update is about, or what an admission has made. */
    internship_id: maybe,
    /** Of who was hired for a job. */
    candidature_id: maybe,
    /** Letters since it was sent last. */
    reminders: z.int(),
    /** Once it is answered. */
    documents: z.array(z.object({ category_name: z.string(), name: z.string(), url: z.string() })),
  }),
).check(z.meta({ id: 'SentInvite' }))

export const listInvites = endpoint('get /v1/internship/form_invites', {
  ...senders,
  query: z.extend(pageQuery, {
    kind: z.optional(z.enum(keysOf(FORM_KINDS))),
    state: z.optional(z.enum(keysOf(FORM_STATES))),
    /** One for each who was hired and has no folder yet. */
    of: z.optional(z.enum(['hired'])),
  }),
  answer: many(sentInvite),
  summary: 'Os convites para preencher formulários da empresa e das suas filiais, com o estado de cada um',
})

export const sendInviteAgain = endpoint('post /v1/internship/form_invites/{id}/letters', {
  ...senders,
  body: z.object({ email: z.optional(email), expires_on: z.optional(date) }),
  status: 201,
  answer: one(sentInvite),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Envia o convite outra vez, com um link novo; o anterior deixa de valer',
})

export const withdrawInvite = endpoint('delete /v1/internship/form_invites/{id}', {
  ...senders,
  answer: one(sentInvite),
  refuses: { 404: refused, 409: refused },
  summary: 'Cancela um convite que ainda não foi respondido; o link deixa de valer',
})
