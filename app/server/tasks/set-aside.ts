import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Claimed } from './lease.ts'
import { announce, announcement, type Task } from './task.ts'

/** One crash may have another cause, such as a restart. */
const MOST_UNANSWERED = 2

export type SetAside = { task: string; task_id: number }
export const taskSetAside = announcement<SetAside>('task set aside')

export const endsItsProcess = ({ unanswered }: Claimed) => unanswered >= MOST_UNANSWERED

/**
 * A task that ended its process this often would end the next one too: it fails for good, and the operator is told.
 */
export async function setAside(ctx: Ctx, t: Task<never>, { id, name, payload, unanswered }: Claimed, lease: string) {
  await ctx.db.transaction().execute(async (db) => {
    const inside = { ...ctx, db }
    const updated = await sql`update tasks set failed_at = now(), lease = null, leased_until = null,
      last_fault = ${JSON.stringify({ fault: 'ended its process', times: unanswered })}
      where id = ${id} and lease = ${lease}`.execute(db)
    if (updated.numAffectedRows !== 1n) return
    await t.givenUp?.(inside, payload)
    // Except the task that reports it: each report would be set aside in turn.
    if (!ctx.tasks.listeners.get(taskSetAside.announcement)?.includes(name))
      await announce(inside, taskSetAside, { task: name, task_id: Number(id) })
  })
  ctx.log.error('task set aside', { task: name, task_id: id, unanswered })
}

/** A schedule that was set aside is not queued again at the next start. */
export const setAsideSchedules = async ({ db }: Pick<Ctx, 'db'>) =>
  new Set(
    (
      await sql<{ name: string }>`select name from tasks
        where unique_key = 'schedule' and done_at is null and failed_at is not null`.execute(db)
    ).rows.map(({ name }) => name),
  )
