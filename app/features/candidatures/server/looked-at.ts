import type { Ctx } from '#server/context.ts'
import { type CandidatureStep, stepOf } from '../wire/candidature-states.ts'
import type { Candidature } from './candidature-rows.ts'
import { isMove, together } from './second-thoughts.ts'

type Event = { kind: string; happened_at: string; from_state: string | null; from_stage: string | null; to_state: string; to_stage: string }

/** The review that is still waited for after a step of the company: it has looked, unless the step takes back in its second thoughts what was done. */
export async function reviewAfter(ctx: Ctx, kind: CandidatureStep, c: Candidature, to: { state: string; stage: string }): Promise<string | null> {
  if (isMove(kind) && to.state === c.state && to.stage === c.stage) return c.review_requested_at // another date, and no more
  if (c.review_requested_at || !c.unmet.length) return null
  const before = await ctx.db
    .selectFrom('candidature_events')
    .select(['kind', 'happened_at', 'from_state', 'from_stage', 'to_state', 'to_stage'])
    .where('candidature_id', '=', c.id)
    .where('happened_at', '>=', c.applied_at)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  const step: Event = { kind, happened_at: ctx.now.toISOString(), from_state: c.state, from_stage: c.stage, to_state: to.state, to_stage: to.stage }
  return together<Event>([...before, step]).some(looked) ? null : c.applied_at
}

function looked(group: Event[]) {
  const [first, last] = [group[0]!, group.at(-1)!]
  const back = isMove(first.kind) && first.from_state === last.to_state && first.from_stage === last.to_stage
  return stepOf(first.kind as CandidatureStep).by === 'company' && !back
}
