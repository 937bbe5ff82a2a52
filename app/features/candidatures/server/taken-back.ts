import type { Ctx } from '#server/context.ts'
import { isMove, type Step, together } from './second-thoughts.ts'

type Dates = { answer_by: string; named_answer_by: string | null }

/** The dates that a candidature had where a move leads back to in second thoughts, while they lie ahead: what was named in between was never said. */
export function datesTakenBack(ctx: Ctx, step: Step, before: Step[], last_named: string | null): Dates | undefined {
  if (!isMove(step.kind)) return
  const groups = together([...before, step])
  const thoughts = groups.at(-1)!.slice(0, -1)
  if (!thoughts.length) return
  const stood = [...(groups.at(-2)?.slice(-1) ?? []), ...thoughts]
  const there = stood.findLast((one) => one.to_state === step.to_state && one.to_stage === step.to_stage)
  if (!there?.answer_by || Date.parse(there.answer_by) <= ctx.now.getTime()) return
  // Old history tells of no date that it was named; of the last one that is known.
  const named_answer_by = there.named_answer_by ?? (there.answer_by === last_named ? last_named : null)
  return { answer_by: there.answer_by, named_answer_by }
}
