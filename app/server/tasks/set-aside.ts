import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Claimed } from './lease.ts'
import { announce, announcement, type Task } from './task.ts'

/** One crash may have another cause, such as a restart, and the next one may meet the same row by chance. */
const MOST_UNANSWERED = 3
/** How long a schedule whose process ended waits after the next start. */
const RESTS_SECONDS = 60

export type SetAside = { task: string; task_id: number }
export const taskSetAside = announcement<SetAside>('task set aside')

export const endsItsProcess = ({ unanswered }: Claimed) => unanswered >= MOST_UNANSWERED

/** A schedule is tried again when its next time has come, once each time. What else ended its process fails for good. */
const instead = ({ every }: Task<never>) =>
  every
    ? sql`run_at = now() + make_interval(secs => ${every}), unanswered = ${MOST_UNANSWERED - 1}`
    : sql`failed_at = now()`

/** A task that ended its process this often would end the next one too. The operator gets a letter. */
export async function setAside(ctx: Ctx, t: Task<never>, { id, name, payload, unanswered }: Claimed, lease: string) {
  await ctx.db.transaction().execute(async (db) => {
    const inside = { ...ctx, db }
    const updated = await sql`update tasks set ${instead(t)}, lease = null, leased_until = null,
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

/**
 * Schedules run at once after a start. One that may have ended the process before waits until this one has lived for a
 * while: a machine that is restarted again and again would meet the same row each time, and count it.
 */
export const restSchedules = ({ db }: Pick<Ctx, 'db'>) =>
  sql`update tasks set run_at = greatest(run_at, now() + make_interval(secs => ${RESTS_SECONDS}))
    where unique_key = 'schedule' and unanswered > 0
      and lease is null and done_at is null and failed_at is null`.execute(db)
