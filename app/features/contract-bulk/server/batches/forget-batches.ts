import type { Ctx } from '#server/context.ts'
import { task } from '#server/tasks/task.ts'

const DAYS_KEPT = 30
const FORGOTTEN = `Sem contratos em ${DAYS_KEPT} dias, as linhas desta planilha foram apagadas. Envie-a de novo.`
/** What reads the cells still. */
const BEFORE_DRAFTS = ['checking', 'checked', 'drafting']

/** Cells hold personal numbers: after a month they are gone. What was made of them stays known. */
export const forgetBatches = task<object>('forget-contract-batches', async (ctx: Ctx) => {
  const before = new Date(ctx.now.getTime() - DAYS_KEPT * 86_400_000).toISOString()
  await ctx.db
    .updateTable('contract_batches')
    .set({ state: 'failed', problem: FORGOTTEN })
    .where('created_at', '<', before)
    .where('state', 'in', BEFORE_DRAFTS)
    .execute()
  await ctx.db
    .updateTable('contract_batch_rows as r')
    .from('contract_batches as b')
    .set({ sealed: null })
    .whereRef('b.id', '=', 'r.batch_id')
    .where('b.created_at', '<', before)
    .where('r.sealed', 'is not', null)
    .execute()
})
