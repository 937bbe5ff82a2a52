// The code that proves the e-mail of whoever signs: of one step, and of no other.
import type { Ctx } from '#server/context.ts'
import { CODE_MINUTES, endMailedCodes, proveMailedCode, sendMailedCode } from '#server/mailed/codes.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

const of = (step_id: string) => ({ purpose: 'signing', subject: step_id })

export const sendCode = (ctx: Ctx, { title, code: number }: Envelope, step: EnvelopeStep) =>
  sendMailedCode(ctx, of(step.id), (code) => ({
    to: step.person_email!,
    subject: `Seu código para assinar: ${code}`,
    greeting: `Olá, ${step.person_name!.split(' ')[0]}.`,
    paragraphs: [
      `O código para ler e assinar “${title}” (${number}) é ${code}. Ele vale por ${CODE_MINUTES} minutos.`,
      'Se você não pediu este código, ignore esta mensagem: sem ele ninguém assina em seu lugar.',
    ],
  }))

export const proveCode = (ctx: Ctx, step_id: string, code: string) => proveMailedCode(ctx, of(step_id), code)
export const endCodes = (ctx: Ctx, step_id: string) => endMailedCodes(ctx, of(step_id))
