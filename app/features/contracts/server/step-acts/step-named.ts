import { conflict, notFound } from '#server/refusal.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { isUndone } from './may.ts'

const NONE = 'Este contrato não tem essa etapa.'
const DONE = 'Esta etapa já foi feita: nada mais muda nela.'

/** A signature that is still to be given. */
export function stepNamed({ steps }: Pick<Envelope, 'steps'>, id: string): EnvelopeStep {
  const step = steps.find((one) => one.id === id)
  if (!step) throw notFound(NONE)
  if (!isUndone(step)) throw conflict(DONE)
  return step
}
