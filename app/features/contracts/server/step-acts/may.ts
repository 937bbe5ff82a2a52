// What may be done about one step, told apart from what may be done about the envelope. Screens and the machine read
// the same.
import { type Asker, holds } from '../asker.ts'
import { mayNow } from '../detail/available-events.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

export const isUndone = ({ kind, state }: EnvelopeStep) =>
  kind === 'signature' && (state === 'current' || state === 'waiting')

/** Who has an account signs under its address. */
export const hasAccount = ({ manager_id, user_info_id }: Pick<EnvelopeStep, 'manager_id' | 'user_info_id'>) =>
  manager_id !== null || user_info_id !== null

export const mayMend = (asker: Asker, envelope: Envelope, step: EnvelopeStep) =>
  mayNow(asker, envelope, 'mend') && isUndone(step) && !hasAccount(step)

export const mayTurnToPaper = (asker: Asker, envelope: Envelope, step: EnvelopeStep) =>
  envelope.provider !== 'docusign' && mayNow(asker, envelope, 'paper') && isUndone(step)

export const mayRemind = (asker: Asker, envelope: Envelope, step: EnvelopeStep) =>
  mayNow(asker, envelope, 'remind') &&
  step.id === envelope.step_id &&
  step.kind === 'signature' &&
  step.bounced_at === null &&
  !holds(asker, step)
