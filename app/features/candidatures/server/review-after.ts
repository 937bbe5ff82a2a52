import { type CandidatureStep, stepOf } from '../wire/candidature-states.ts'
import type { Candidature } from './candidature-rows.ts'
import { isMove, type Step, together } from './second-thoughts.ts'

/** The review that is still waited for after a step of the company: it has looked, unless the step takes back in its second thoughts what was done, or is taken with many. */
export function reviewAfter(step: Step, before: Step[], c: Candidature): string | null {
  if (isMove(step.kind) && staysThere(step)) return c.review_requested_at // another date, and no more
  if (!c.unmet.length) return null
  return together([...before, step]).some(looked) ? null : (c.review_requested_at ?? c.applied_at)
}

const staysThere = (step: Step) => step.from_state === step.to_state && step.from_stage === step.to_stage

/** Together they lead nowhere. */
const takenBack = (steps: Step[]) =>
  isMove(steps[0]!.kind) &&
  steps[0]!.from_state === steps.at(-1)!.to_state &&
  steps[0]!.from_stage === steps.at(-1)!.to_stage

/** Somebody moved this one alone, and it still counts: neither with what many were moved by nor without that was it taken back. */
function looked(group: Step[]) {
  const alone = group.filter(
    (step) => (!step.among_many || step.kind === 'hire') && !(isMove(step.kind) && staysThere(step)),
  )
  return (
    stepOf(group[0]!.kind as CandidatureStep).by === 'company' &&
    alone.length > 0 &&
    !takenBack(group) &&
    !takenBack(alone)
  )
}
