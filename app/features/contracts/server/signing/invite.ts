// What a link or a log-in leads to before anything is proven; and the code that proves it.
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import type * as wire from '../../wire/signing.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { asked, hintOf } from './asked.ts'
import { sendCode } from './codes.ts'
import { waitedFor, type Which } from './waited-for.ts'

export const NOT_NOW = 'Este documento não espera a sua assinatura agora.'

/** Whether the person of this step may act on it now: asked at every door, by link, by log-in and from a desk. */
export const mayActNow = (envelope: Envelope, step: EnvelopeStep) =>
  step.id === envelope.step_id && step.kind === 'signature' && step.disowned_at === null
export const refuseOthers = (envelope: Envelope, step: EnvelopeStep) => {
  if (!mayActNow(envelope, step)) throw conflict(NOT_NOW)
}

function stateOf(envelope: Envelope, step: EnvelopeStep) {
  if (step.state === 'done') return 'signed'
  if (envelope.state === 'rejected' || envelope.state === 'voided' || step.state === 'skipped') return 'ended'
  return mayActNow(envelope, step) ? 'identify' : 'waiting'
}

export async function invitationOf(ctx: Ctx, which: Which): Promise<Answer<typeof wire.showInvitation>> {
  const { envelope, step } = await waitedFor(ctx, which)
  return {
    data: {
      id: step.id,
      type: 'signing_invitation',
      attributes: {
        ...(await asked(ctx, envelope, step)),
        state: stateOf(envelope, step),
        signed_at: step.state === 'done' ? step.done_at : null,
        sealed_at: envelope.state === 'completed' ? envelope.current.sealed_at : null,
      },
    },
  }
}

export async function askForCode(ctx: Ctx, which: Which) {
  const { envelope, step } = await waitedFor(ctx, which)
  refuseOthers(envelope, step)
  await sendCode(ctx, envelope, step)
  return {
    messages: [`Enviamos um código de seis dígitos para ${hintOf(step.person_email!)}. Ele vale por 10 minutos.`],
  }
}
