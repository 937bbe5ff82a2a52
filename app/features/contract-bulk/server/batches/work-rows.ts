// Rows from one state to the next: each in a transaction of its own, in tasks of a few rows. What an earlier run finished
// is found in its new state, so that a task that broke off goes on where it was.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { outsideTask, type Task } from '#server/tasks/task.ts'
import { asSender, type Batch, batchIn, type BatchRow, type RowState, setRow } from './batch-rows.ts'
import { problemsIn, UNKNOWN } from './refused-rows.ts'

export type Lines = { batch_id: string; from: number; to: number }
type Phase = {
  /** Of the batch while it runs, and once no row is left. */
  during: 'drafting' | 'sending'
  after: 'drafted' | 'done'
  /** Of the rows that it takes, and of those that are refused. */
  takes: RowState
  refused: RowState
}
export const PHASES = {
  draft: { during: 'drafting', after: 'drafted', takes: 'good', refused: 'bad' },
  send: { during: 'sending', after: 'done', takes: 'drafted', refused: 'refused' },
} as const satisfies Record<string, Phase>

const waiting = (ctx: Ctx, { batch_id, from, to }: Lines, state: RowState) =>
  ctx.db
    .selectFrom('contract_batch_rows')
    .selectAll()
    .where('batch_id', '=', batch_id)
    .where('state', '=', state)
    .where('line', '>=', from)
    .where('line', '<=', to)
    .orderBy('line')

/** Held until its transaction is through; undefined where another run has it done. */
const held = (ctx: Ctx, { batch_id, line }: BatchRow, state: RowState) =>
  waiting(ctx, { batch_id, from: line, to: line }, state).forUpdate().executeTakeFirst()

async function finish(ctx: Ctx, batch_id: string, { during, after, takes }: Phase) {
  const left = await ctx.db
    .selectFrom('contract_batch_rows')
    .select('line')
    .where('batch_id', '=', batch_id)
    .where('state', '=', takes)
    .limit(1)
    .executeTakeFirst()
  if (left) return
  await ctx.db
    .updateTable('contract_batches')
    .set({ state: after, ...(after === 'done' && { done_at: ctx.now.toISOString() }) })
    .where('id', '=', batch_id)
    .where('state', '=', during)
    .execute()
}

type Work = (ctx: Ctx, batch: Batch, row: BatchRow) => Promise<void>

export function rowsTask(
  name: string,
  phase: Phase,
  prepare: (ctx: Ctx, batch: Batch, rows: BatchRow[]) => Promise<Work>,
) {
  const run = async (ctx: Ctx, lines: Lines) => {
    const batch = await batchIn(ctx, lines.batch_id, phase.during)
    const sender = batch && (await asSender(ctx, batch))
    if (!sender) return
    const rows = await waiting(ctx, lines, phase.takes).execute()
    const work = await prepare(sender, batch, rows)
    for (const row of rows)
      try {
        await transaction(sender, async (ctx) => {
          const mine = await held(ctx, row, phase.takes)
          if (mine) await work(ctx, batch, mine)
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await setRow(ctx, row, { state: phase.refused, problems: problemsIn(error) })
      }
    await finish(ctx, lines.batch_id, phase)
  }
  const givenUp = async (ctx: Ctx, lines: Lines) => {
    const problems = [{ column: '', words: UNKNOWN, fix: 'Envie a linha de novo mais tarde, ou fale conosco.' }]
    for (const row of await waiting(ctx, lines, phase.takes).execute())
      await setRow(ctx, row, { state: phase.refused, problems })
    await finish(ctx, lines.batch_id, phase)
  }
  return outsideTask<Lines>(name, run, { givenUp }) satisfies Task<Lines>
}
