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

function looked(group: Step[]) {
  const [first, last] = [group[0]!, group.at(-1)!]
  const back = isMove(first.kind) && first.from_state === last.to_state && first.from_stage === last.to_stage
  return stepOf(first.kind as CandidatureStep).by === 'company' && !back && group.some(({ among_many, kind }) => !among_many || kind === 'hire')
}
