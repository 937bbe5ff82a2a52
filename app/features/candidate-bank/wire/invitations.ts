// A company asks somebody of the bank to apply to a job; the person reads it, and says no or applies.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { writtenText } from '#wire/text/visible-text.ts'

const maybe = z.nullable(z.string())
const tag = 'Banco de candidatos'
const mine = { only: ['User'], tag } as const

export const INVITATION_LENGTH = 1000
/** waiting: to be answered; over: the job takes no candidatures any more. */
export const INVITATION_STATES = ['waiting', 'declined', 'applied', 'over'] as const

/** As the company reads it. */
export const sentInvitation = resource(
  'bank_invitation',
  z.object({ user_info_id: z.string(), job_id: z.string(), invited_at: z.string() }),
).check(z.meta({ id: 'SentBankInvitation' }))

export const inviteCandidate = endpoint('post /v1/ats/jobs/{id}/invitations', {
  only: ['CompanyManager'],
  feature: 'CANDIDATE',
  tag,
  body: z
    .object({
      invitation: z.object({
        user_info_id: z.string('Escolha uma pessoa').check(z.maxLength(80)),
        message: z.optional(z.nullable(writtenText(0, INVITATION_LENGTH))),
      }),
    })
    .check(z.meta({ id: 'BankInvitationForm' })),
  answer: one(sentInvitation),
  status: 201,
  idempotent: true,
  refuses: { 403: refused, 404: refused, 409: refused, 429: refused },
  summary: 'Convida uma pessoa do banco para uma vaga aberta da empresa, uma vez; até 50 convites por dia',
})

export const invitation = resource(
  'bank_invitation',
  z.object({
    job: z.object({
      title: z.string(),
      slug: z.string(),
      company_id: z.string(),
      company_name: z.string(),
      company_slug: maybe,
      address: maybe,
      /** In words. */
      salary: z.string(),
      /** 'DD/MM/YYYY': until when one can apply. */
      closes_at: maybe,
    }),
    message: maybe,
    invited_at: z.string(),
    state: z.enum(INVITATION_STATES),
    /** Of a hundred candidatures that the company owed an answer in a year; null while there are too few to tell. */
    reply_rate: z.nullable(z.int()),
  }),
).check(z.meta({ id: 'BankInvitation' }))

export const listInvitations = endpoint('get /v1/ats/invitations', {
  ...mine,
  query: pageQuery,
  answer: many(invitation),
  summary: 'Os convites para vagas que empresas mandaram a quem está na conta, os que esperam resposta primeiro',
})

export const declineInvitation = endpoint('post /v1/ats/invitations/{id}/refusal', {
  ...mine,
  answer: one(invitation),
  refuses: { 404: refused, 409: refused },
  summary: 'Diz não a um convite: a empresa não convida outra vez para essa vaga',
})
