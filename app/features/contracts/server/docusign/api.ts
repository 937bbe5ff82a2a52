// The calls of DocuSign's REST API that we use, each once. Scalars are strings there: 'true', '1'.
import * as z from 'zod/mini'
import type { Ctx } from '#server/context.ts'
import { ask, parsed } from './ask.ts'
import type { Definition } from './definition.ts'
import { DocusignFault } from './fault.ts'
import { accessOf, forgetAccess } from './token.ts'

type Question = { path: string; method?: 'GET' | 'POST' | 'PUT'; body?: object; accept?: string }

async function call(ctx: Ctx, question: Question, again = true): Promise<Buffer<ArrayBuffer>> {
  const { path, method = 'GET', body, accept = 'application/json' } = question
  const { address, access_token } = await accessOf(ctx)
  try {
    return await ask(address + path, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        accept,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    if (!(error instanceof DocusignFault) || error.status !== 401 || !again) throw error
    forgetAccess(ctx)
    return call(ctx, question, false)
  }
}

const maybe = z.optional(z.nullable(z.string()))
const made = z.object({ envelopeId: z.string(), status: z.string() })
const stands = z.object({ status: z.string(), voidedReason: maybe })
const signer = z.object({
  recipientId: z.string(),
  clientUserId: maybe,
  name: z.string(),
  email: z.string(),
  status: z.string(),
  deliveredDateTime: maybe,
  signedDateTime: maybe,
  declinedReason: maybe,
})
const recipients = z.object({ signers: z.array(signer) })
const updated = z.object({
  recipientUpdateResults: z.array(
    z.object({ recipientId: z.string(), errorDetails: z.optional(z.object({ errorCode: z.string() })) }),
  ),
})
const view = z.object({ url: z.string() })

export type Signer = z.output<typeof signer>
type Corrected = Pick<Signer, 'recipientId' | 'name' | 'email'>
type Visitor = { returnUrl: string; userName: string; email: string; clientUserId: string; recipientId: string }

export const createEnvelope = async (ctx: Ctx, body: Definition) =>
  parsed(made, await call(ctx, { path: '/envelopes', method: 'POST', body })).envelopeId

export const readEnvelope = async (ctx: Ctx, id: string) =>
  parsed(stands, await call(ctx, { path: `/envelopes/${id}` }))

export const readSigners = async (ctx: Ctx, id: string) =>
  parsed(recipients, await call(ctx, { path: `/envelopes/${id}/recipients` })).signers

export const viewOf = async (ctx: Ctx, id: string, visitor: Visitor) =>
  parsed(
    view,
    await call(ctx, {
      path: `/envelopes/${id}/views/recipient`,
      method: 'POST',
      body: { ...visitor, authenticationMethod: 'Email' },
    }),
  ).url

/** Corrected first, then sent again. */
export async function correctSigners(ctx: Ctx, id: string, signers: Corrected[]) {
  const path = `/envelopes/${id}`
  const answer = await call(ctx, { path: `${path}/recipients`, method: 'PUT', body: { signers } })
  for (const { errorDetails } of parsed(updated, answer).recipientUpdateResults)
    if (errorDetails && errorDetails.errorCode !== 'SUCCESS') throw new DocusignFault(400, errorDetails.errorCode)
  await call(ctx, { path: `${path}?resend_envelope=true`, method: 'PUT', body: {} })
}

export const voidEnvelope = (ctx: Ctx, id: string, voidedReason: string) =>
  call(ctx, { path: `/envelopes/${id}`, method: 'PUT', body: { status: 'voided', voidedReason } })

/** The signed document, with the certificate of its signatures behind it. */
export const combined = (ctx: Ctx, id: string) =>
  call(ctx, { path: `/envelopes/${id}/documents/combined?certificate=true`, accept: 'application/pdf' })
