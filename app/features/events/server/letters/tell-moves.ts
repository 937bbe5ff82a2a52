// A move is told as it stands two minutes after the last save (decision 60): what was put back meanwhile is told to nobody.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { registrationRows } from '../reading/registration-rows.ts'
import { tellMoved } from './tell.ts'

const WAIT_MS = 120_000
type Told = { place: string; sessions: Record<string, string> }

/** Where it is, and the times of its sessions. */
async function standsAs(ctx: Ctx, event_id: string): Promise<Told> {
  const { rows } = await sql<Told>`select jsonb_build_array(e.mode, e.place, e.address, e.link)::text as place,
      coalesce((select jsonb_object_agg(s.id, s.starts_at || ' ' || s.ends_at) from event_sessions s
        where s.event_id = e.id), '{}') as sessions
    from events e where e.id = ${event_id}`.execute(ctx.db)
  return rows[0]!
}

/** Before a published event changes: what people know of it. */
export async function rememberTold(ctx: Ctx, event_id: string) {
  const told = JSON.stringify(await standsAs(ctx, event_id))
  await sql`update events set told_as = coalesce(told_as, ${told}::jsonb), changed_at = ${ctx.now}
    where id = ${event_id}`.execute(ctx.db)
  await enqueue(ctx, tellEventMoves, { event_id }, { run_at: new Date(ctx.now.getTime() + WAIT_MS) })
}

export const tellEventMoves = task<{ event_id: string }>('tell-event-moves', async (ctx, { event_id }) => {
  const { rows } = await sql<{ told_as: Told; changed_at: string; state: string }>`select told_as, changed_at, state
    from events where id = ${event_id} and told_as is not null for no key update`.execute(ctx.db)
  const [event] = rows
  // A later save has two minutes of its own.
  if (!event || Date.parse(event.changed_at) + WAIT_MS > ctx.now.getTime()) return
  await sql`update events set told_as = null where id = ${event_id}`.execute(ctx.db)
  if (event.state !== 'published') return
  const now = await standsAs(ctx, event_id)
  const moved = Object.keys(now.sessions).filter(
    (id) => event.told_as.place !== now.place || event.told_as.sessions[id] !== now.sessions[id],
  )
  // Whoever signed up since was told the new time at once.
  const where = sql`r.session_id = any(${moved}::uuid[]) and r.state <> 'cancelled' and s.ends_at > ${ctx.now}
    and r.created_at <= ${event.changed_at}`
  const ids = (await registrationRows(ctx, where)).map(({ id }) => id)
  if (!ids.length) return
  await sql`update registrations set sequence = sequence + 1 where id = any(${ids}::uuid[])`.execute(ctx.db)
  const { rows: held } = await sql<{ what_id: string }>`select what_id from busy
    where held and what = 'event' and what_id = any(${ids}::uuid[])`.execute(ctx.db)
  const free = new Set(held.map(({ what_id }) => what_id))
  await tellMoved(ctx, await registrationRows(ctx, sql`r.id = any(${ids}::uuid[])`), free)
})
