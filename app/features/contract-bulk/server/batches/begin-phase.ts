import { refuseSuspended } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { enqueueEach } from '#server/tasks/task.ts'
import type { BatchState } from '../../wire/batch-resource.ts'
import { AHEAD } from './batch-rows.ts'
import { draftRows } from './draft-rows.ts'
import { findBatch } from './find-batches.ts'
import { sendRows } from './send-rows.ts'
import { PHASES } from './work-rows.ts'

/** On one connection everybody waits while a row is written, never for a whole sheet. */
const CHUNK = 10

const STEPS = {
  draft: {
    ...PHASES.draft,
    from: 'checked',
    task: draftRows,
    early: 'Esta planilha ainda não foi conferida.',
    none: 'Nenhuma linha está certa. Corrija a planilha e envie-a de novo.',
  },
  send: {
    ...PHASES.send,
    from: 'drafted',
    task: sendRows,
    early: 'Crie antes os rascunhos desta planilha.',
    none: 'Esta planilha não tem rascunhos para enviar.',
  },
} as const
const ORDER: readonly string[] = [
  'checking',
  'checked',
  'drafting',
  'drafted',
  'sending',
  'done',
] satisfies BatchState[]

const rowsIn = (ctx: Ctx, id: string, states: string[]) =>
  ctx.db
    .selectFrom('contract_batch_rows')
    .select('line')
    .where('batch_id', '=', id)
    .where('state', 'in', states)
    .orderBy('line')
    .execute()

/** Asked again it changes nothing: the sheet is further by then. */
export const beginPhase = (ctx: Ctx, id: string, name: keyof typeof STEPS) =>
  transaction(ctx, async (ctx) => {
    const { company_id } = await findBatch(ctx, id)
    await refuseSuspended(ctx, company_id)
    const { state } = await ctx.db
      .selectFrom('contract_batches')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { from, during, after, takes, task, early, none } = STEPS[name]
    if (ORDER.indexOf(state) > ORDER.indexOf(from)) return
    if (state !== from) throw conflict(early)
    const rows = await rowsIn(ctx, id, [takes])
    const done = rows.length ? [] : await rowsIn(ctx, id, ['drafted', 'sent'])
    if (!rows.length && !done.length) throw conflict(none)
    const chunks = rows.flatMap(({ line }, at) =>
      at % CHUNK ? [] : [{ batch_id: id, from: line, to: rows[Math.min(at + CHUNK, rows.length) - 1]!.line }],
    )
    if (chunks.length) await enqueueEach(ctx, task, chunks, AHEAD)
    await ctx.db
      .updateTable('contract_batches')
      .set({ state: chunks.length ? during : after })
      .where('id', '=', id)
      .execute()
  })
