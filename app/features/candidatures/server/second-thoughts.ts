import type { Ctx } from '#server/context.ts'
import type { CandidatureStep } from '../wire/candidature-states.ts'
import type { Candidature } from './candidature-rows.ts'

/** A letter about a move waits so long: whoever moves a card back by then has told nobody. Each new move has its own time. */
export const SECOND_THOUGHTS_MS = 2 * 60_000

type Place = { state: string; stage: string }
export type Step = {
  kind: string
  happened_at: string
  from_state: string | null
  from_stage: string | null
  to_state: string
  to_stage: string
  answer_by: string | null
  named_answer_by: string | null
  among_many: boolean
}

/** One that is just being taken; its dates follow from it. */
export const stepNow = (ctx: Ctx, kind: CandidatureStep, from: Place, to: Place, among_many = false): Step => ({
  kind,
  happened_at: ctx.now.toISOString(),
  from_state: from.state,
  from_stage: from.stage,
  to_state: to.state,
  to_stage: to.stage,
  answer_by: null,
  named_answer_by: null,
  among_many,
})

const MOVES: readonly string[] = ['advance', 'reconsider', 'hire', 'reject'] satisfies CandidatureStep[]
export const isMove = (kind: string) => MOVES.includes(kind)

/** What happened since it was sent, oldest first. */
export const stepsSoFar = (ctx: Ctx, c: Candidature): Promise<Step[]> =>
  ctx.db
    .selectFrom('candidature_events')
    .select([
      'kind',
      'happened_at',
      'from_state',
      'from_stage',
      'to_state',
      'to_stage',
      'answer_by',
      'named_answer_by',
      'among_many',
    ])
    .where('candidature_id', '=', c.id)
    .where('happened_at', '>=', c.applied_at)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()

/** Oldest first. Moves that followed each other at once are one: what the company took back in its second thoughts was never said. */
export function together<E extends { kind: string; happened_at: string }>(events: E[]): E[][] {
  const groups: E[][] = []
  for (const event of events) {
    const last = groups.at(-1)?.at(-1)
    const same =
      last &&
      isMove(last.kind) &&
      isMove(event.kind) &&
      Date.parse(event.happened_at) < Date.parse(last.happened_at) + SECOND_THOUGHTS_MS
    if (same) groups.at(-1)!.push(event)
    else groups.push([event])
  }
  return groups
}
