import { sql } from 'kysely'
import { fault } from '../watch/log.ts'
import type { Ctx } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { asHolder, type Claimed, longer, ticked } from './lease.ts'
import { enqueue, type Task } from './task.ts'

export class WorkerDied extends Error {}

const BEAT_MS = 20_000
/** Unless the task sets its own number: what fails eight times is a defect. */
export const MOST_ATTEMPTS = 8
/** Counted at the start, because a task that ends its process cannot report it. */
const begin = (ctx: Ctx, row: Claimed, lease: string) =>
  asHolder(ctx, row.id, lease, sql`${longer}, attempts = attempts + 1, unanswered = unanswered + 1`)

/** Marked done first: the row stays locked while its effects are written, and both commit together. */
export async function performRows(ctx: Ctx, t: Task<never>, row: Claimed, lease: string) {
  await begin(ctx, row, lease)
  await transaction(ctx, async (inside) => {
    await asHolder(inside, row.id, lease, ticked)
    await t.run(inside, row.payload)
    if (t.every) await scheduleNext(inside, t)
  })
}

/** Long work renews its lease. */
export async function performOutside(ctx: Ctx, t: Task<never>, row: Claimed, lease: string) {
  await begin(ctx, row, lease)
  const beat = setInterval(() => void asHolder(ctx, row.id, lease, longer).catch(() => {}), BEAT_MS).unref()
  try {
    await t.run(ctx, row.payload)
  } finally {
    clearInterval(beat)
  }
  if (!t.every) return asHolder(ctx, row.id, lease, ticked)
  await ctx.db.transaction().execute(async (db) => {
    await asHolder({ ...ctx, db }, row.id, lease, ticked)
    await scheduleNext({ ...ctx, db }, t)
  })
}

const scheduleNext = (ctx: Ctx, t: Task<never>) =>
  enqueue(ctx, t, {} as never, { run_at: new Date(ctx.now.getTime() + t.every! * 1000), unique_key: 'schedule' })

/** Retries after 2, 4, 8 … seconds, up to an hour; a schedule never gives up, other work does and stays visible. */
export async function putBack(ctx: Ctx, t: Task<never>, row: Claimed, lease: string, error: unknown) {
  const attempts = row.attempts + 1
  const gone = attempts >= (t.tries ?? MOST_ATTEMPTS) && !t.every
  const wait = Math.min(2 ** attempts, 3600)
  await ctx.db.transaction().execute(async (db) => {
    const updated =
      await sql`update tasks set attempts = ${attempts}, unanswered = ${row.unanswered}, lease = null, leased_until =
        null, last_fault = ${JSON.stringify(fault(error))},
      failed_at = case when ${gone} then now() end, run_at = now() + make_interval(secs => ${wait}) where id =
        ${row.id} and lease = ${lease}`.execute(db)
    if (gone && updated.numAffectedRows === 1n) await t.givenUp?.({ ...ctx, db }, row.payload)
  })
  ctx.log.warn('task failed', { task: row.name, task_id: row.id, attempts, given_up: gone, ...fault(error) })
}
