// The one answer that a window takes of its author, signed in or by a link.
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, forbidden } from '#server/refusal.ts'
import type { Answers } from '../wire/evaluation.ts'
import { askerOf, isAuthor, visibleEvaluation } from './asker.ts'
import { showEvaluation } from './read.ts'
import { type EvaluationRow, heldEvaluation, isDone } from './rows.ts'

export const TWICE = 'Esta avaliação já foi respondida.'
const NOT_YOURS = 'Só quem supervisiona este estágio responde a esta avaliação.'

/** The caller holds the row. */
export async function writeAnswers(
  ctx: Ctx,
  row: EvaluationRow,
  { score_1, score_2, score_3, comment }: Answers,
  author_id: string | null,
) {
  await ctx.db
    .updateTable('evaluations')
    .set({
      score_1,
      score_2,
      score_3,
      comment: comment?.trim() || null,
      answered_at: ctx.now.toISOString(),
      ...(row.author === 'supervisor' && { author_name: row.supervisor_name, author_id }),
    })
    .where('id', '=', row.id)
    .execute()
}

export async function answerEvaluation(ctx: Ctx, id: string, answers: Answers): Promise<string> {
  const asker = await askerOf(ctx)
  await visibleEvaluation(ctx, asker, id)
  const row = await heldEvaluation(ctx, id)
  if (!row || !isAuthor(asker, row)) throw forbidden(NOT_YOURS)
  if (isDone(row)) throw conflict(TWICE, await showEvaluation(ctx, id))
  await writeAnswers(ctx, row, answers, row.author === 'supervisor' ? membershipIn(ctx).manager_id : null)
  return id
}
