// The day before a session: once to everybody who has a sure seat, at the time that it has then.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { registrationRows } from '../reading/registration-rows.ts'
import { tellTomorrow } from './tell.ts'

const DAY_MS = 86_400_000
type Reminder = { session_id: string; starts_at: string }

const remindOfSession = task<Reminder>('remind-of-event', async (ctx, { session_id, starts_at }) => {
  const sure = sql`r.session_id = ${session_id} and r.state = 'confirmed' and r.prove_by is null`
  const rows = await registrationRows(
    ctx,
    sql`${sure} and e.state = 'published' and s.starts_at = ${starts_at} and s.starts_at > ${ctx.now}`,
  )
  if (rows.length) await tellTomorrow(ctx, rows)
})

/** Of those whose time has passed already there is none; asked for again, it is the same one. */
export async function remindLater(ctx: Ctx, event_id: string) {
  const { rows } = await sql<{ id: string; starts_at: string }>`select id, starts_at from event_sessions
    where event_id = ${event_id}`.execute(ctx.db)
  for (const { id, starts_at } of rows) {
    const run_at = new Date(Date.parse(starts_at) - DAY_MS)
    if (run_at <= ctx.now) continue
    const unique_key = `${id} ${run_at.toISOString()}`
    await enqueue(ctx, remindOfSession, { session_id: id, starts_at }, { run_at, unique_key })
  }
}

export const reminders = [remindOfSession]
