import type { Ctx } from '#server/context.ts'
import { CHECKLIST } from '../../wire/words.ts'
import { type Asker, mayTake } from '../asker.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'
import { policyOf } from './policy.ts'

/** What is looked at on a paper that came back; the stamp where the institution asks for it. */
export async function checklistFor(ctx: Ctx, envelope: Envelope) {
  const stamped = (await policyOf(ctx, envelope)) === 'company_only'
  return Object.entries(CHECKLIST).flatMap(([key, label]) => (key !== 'stamp' || stamped ? [{ key, label }] : []))
}

export const checklistShown = async (ctx: Ctx, envelope: Envelope, asker: Asker) =>
  currentStep(envelope)?.kind === 'upload_review' && mayTake(asker, envelope, 'approve_upload')
    ? checklistFor(ctx, envelope)
    : []
