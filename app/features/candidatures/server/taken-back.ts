import type { Ctx } from '#server/context.ts'
import type { CandidatureStep } from '../wire/candidature-states.ts'
import type { Candidature } from './candidature-rows.ts'
import { isMove, together } from './second-thoughts.ts'

type Dates = { answer_by: string; named_answer_by: string | null }
type Event = { kind: string; happened_at: string; to_state: string; to_stage: string; answer_by: string | null; named_answer_by: string | null }

/** The dates that a candidature had where a move leads back to in second thoughts, while they lie ahead: what was named in between was never said. */
export async function datesTakenBack(ctx: Ctx, kind: CandidatureStep, c: Candidature, to: { state: string; stage: string }): Promise<Dates | undefined> {
  if (!isMove(kind)) return
  const before: Event[] = await ctx.db
    .selectFrom('candidature_events')
    .select(['kind', 'happened_at', 'to_state', 'to_stage', 'answer_by', 'named_answer_by'])
    .where('candidature_id', '=', c.id)
    .where('happened_at', '>=', c.applied_at)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  const step: Event = { kind, happened_at: ctx.now.toISOString(), to_state: to.state, to_stage: to.stage, answer_by: null, named_answer_by: null }
  const groups = together([...before, step])
  const thoughts = groups.at(-1)!.slice(0, -1)
  if (!thoughts.length) return
  const stood = [...(groups.at(-2)?.slice(-1) ?? []), ...thoughts]
  const there = stood.findLast((event) => event.to_state === to.state && event.to_stage === to.stage)
  if (there?.answer_by && Date.parse(there.answer_by) > ctx.now.getTime()) return { answer_by: there.answer_by, named_answer_by: there.named_answer_by }
}
