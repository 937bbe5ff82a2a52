// What was filled in by hand: the file is kept, and nobody is reminded of it any more.
import { attachFile, keepFile, type Keeping } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, forbidden } from '#server/refusal.ts'
import { PAPER_BYTES } from '../wire/words.ts'
import { TWICE } from './answer.ts'
import { askerOf, mayHandIn, visibleEvaluation } from './asker.ts'
import { showEvaluation } from './read.ts'
import { type EvaluationRow, heldEvaluation, isDone } from './rows.ts'

const UPLOADS = { name: 'evaluations on paper', times: 60, seconds: 3600 }
const KEEPING: Keeping = {
  field: 'file',
  purpose: 'evaluation on paper',
  accept: ['pdf', 'jpeg', 'png', 'webp'],
  limit: PAPER_BYTES,
  private: true,
  sealed: true,
}
const NOT_YOURS = 'Esta avaliação não é sua para entregar.'

async function refuseDone(ctx: Ctx, row: EvaluationRow | undefined) {
  if (!row) throw forbidden(NOT_YOURS)
  if (isDone(row)) throw conflict(TWICE, await showEvaluation(ctx, row.id))
}

export async function handInPaper(ctx: Ctx, id: string, file: File) {
  const asker = await askerOf(ctx)
  const row = await visibleEvaluation(ctx, asker, id)
  if (!mayHandIn(asker, row)) throw forbidden(NOT_YOURS)
  // Before megabytes are kept for nothing.
  await refuseDone(ctx, row)
  if ('login_id' in ctx.actor) ctx.limits.spend(UPLOADS, ctx.actor.login_id)
  const kept = await keepFile(ctx, file, KEEPING)
  return async (ctx: Ctx) => {
    await refuseDone(ctx, await heldEvaluation(ctx, id))
    await attachFile(ctx, kept)
    await ctx.db
      .updateTable('evaluations')
      .set({ paper_file_id: kept.id, paper_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    return id
  }
}
