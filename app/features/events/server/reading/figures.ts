import { sql } from 'kysely'
import { PRESENCE } from '../gate/presence.ts'
import type { Ctx } from '#server/context.ts'

type Figures = {
  capacity: number
  confirmed: number
  waiting: number
  offered: number
  cancelled: number
  came: number
}
const NONE: Figures = { capacity: 0, confirmed: 0, waiting: 0, offered: 0, cancelled: 0, came: 0 }

/** Of each event; sign-ups of all of its sessions. */
export async function figuresOf(ctx: Ctx, event_ids: readonly string[]) {
  const { rows } = await sql<Figures & { event_id: string }>`
    select e.id as event_id,
      coalesce((select sum(capacity) from event_sessions s where s.event_id = e.id), 0)::int as capacity,
      count(*) filter (where r.state = 'confirmed')::int as confirmed,
      count(*) filter (where r.state = 'waiting')::int as waiting,
      count(*) filter (where r.state = 'offered')::int as offered,
      count(*) filter (where r.state = 'cancelled')::int as cancelled,
      count(p.id)::int as came
    from events e left join registrations r on r.event_id = e.id ${PRESENCE}
    where e.id = any(${[...event_ids]}::uuid[]) group by e.id`.execute(ctx.db)
  const byEvent = new Map(rows.map(({ event_id, ...figures }) => [event_id, figures]))
  return (id: string) => byEvent.get(id) ?? NONE
}
