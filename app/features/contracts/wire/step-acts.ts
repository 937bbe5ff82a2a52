// What is done about one step while it waits: reminded, its address mended, turned to paper.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused } from '#wire/json-api.ts'
import { email } from '#wire/person/email.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { envelope } from './envelope.ts'

const fresh = z.object({ ...refused.shape, data: z.optional(envelope) })
const shared = {
  feature: 'CONTRACTS',
  only: ['CompanyManager', 'Operator'],
  tag: 'Contratos',
  answer: one(envelope),
  refuses: { 403: refused, 404: refused, 409: fresh },
  idempotent: true,
} as const
const version = { lock_version: z.optional(z.int32()) }

export const remindStep = endpoint('post /v1/internship/envelopes/{id}/steps/{step_id}/reminders', {
  ...shared,
  body: z.object(version),
  summary: 'Lembra quem precisa assinar, uma vez em 24 horas',
})

export const mendAddress = endpoint('put /v1/internship/envelopes/{id}/steps/{step_id}/address', {
  ...shared,
  body: z.object({ email, ...version }),
  summary: 'Corrige o e-mail de quem ainda não assinou; as assinaturas feitas continuam valendo',
})

export const turnStepToPaper = endpoint('post /v1/internship/envelopes/{id}/steps/{step_id}/paper', {
  ...shared,
  body: z.object({
    reason: visibleText(300),
    /** The parties declare that they know of the mix, where the institution asks for it. */
    declared: z._default(z.boolean(), false),
    ...version,
  }),
  summary: 'Passa uma assinatura para papel, antes de ser feita, como a instituição permite',
})
