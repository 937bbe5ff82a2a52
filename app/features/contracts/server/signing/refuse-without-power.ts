// Who signs for the company is its Representante Legal on that day, whatever the document. An attorney's power is dated
// and stands by itself.
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { representatives } from './delegates.ts'

const REPLACE =
  'não é mais Representante Legal da empresa. Recuse este documento, ou cancele-o, e envie-o de novo com quem é.'
const CHOOSE = 'Quem assina pela empresa precisa ser Representante Legal dela. Escolha outra pessoa.'
const CHOOSE_THERE =
  'Quem assina pela empresa neste estágio não é mais Representante Legal dela. Escolha outra pessoa em ' +
  '“Mudar os dados” deste documento.'

async function withoutPower(ctx: Ctx, envelope: Envelope, steps: readonly EnvelopeStep[]) {
  const named = steps.filter(
    ({ kind, target, manager_id }) => kind === 'signature' && target === 'company' && manager_id,
  )
  if (!named.length) return undefined
  const mayNow = await representatives(ctx, envelope)
  return named.find(({ manager_id }) => mayNow.every(({ id }) => id !== manager_id))
}

/** With the steps that were just written. */
export async function refuseSendWithoutPower(ctx: Ctx, envelope: Envelope) {
  if (!(await withoutPower(ctx, envelope, envelope.steps))) return
  throw invalid(
    envelope.terms_id === null ? { 'facts.company_signer_id': CHOOSE_THERE } : { company_signer_id: CHOOSE },
  )
}

/** Whether to sign or to pass the signature on. */
export async function refuseWithoutPower(ctx: Ctx, envelope: Envelope) {
  const step = currentStep(envelope)
  if (step && (await withoutPower(ctx, envelope, [step]))) throw conflict(`${step.person_name} ${REPLACE}`)
}
