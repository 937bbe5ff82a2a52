// The seats of one session and the line for them. Whoever changes either holds the row of the session first, so that
// the line is strict: who came first is offered first, and nobody overtakes.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { tellOffered } from '../letters/tell.ts'

const HOUR_MS = 3_600_000
const HOURS_TO_ACCEPT = 24
/** On the last day before the session. */
const HOURS_AT_LAST = 2

/** Looks at a registration when its time is over. */
export const EXPIRES = { name: 'expire-event-registration' }

export type Standing = { session_id: string; title: string; state: 'confirmed' | 'waiting'; position: number | null }
export type Session = { id: string; event_id: string; title: string; starts_at: string; ends_at: string }

/** In one order, whoever holds several. */
export async function lockSessions(ctx: Ctx, ids: readonly string[]): Promise<Session[]> {
  const { rows } = await sql<Session>`select id, event_id, title, starts_at, ends_at from event_sessions
    where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(ctx.db)
  return rows
}

export async function lockSession(ctx: Ctx, id: string): Promise<Session> {
  const [session] = await lockSessions(ctx, [id])
  if (!session) throw notFound()
  return session
}

/** How somebody would stand who signed up now. */
export async function asNewcomer(ctx: Ctx, ids: readonly string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`select s.id as session_id, s.title,
      case when taken < capacity and n = 0 then 'confirmed' else 'waiting' end as state,
      case when taken < capacity and n = 0 then null else n + 1 end as position
    from event_sessions s cross join lateral (select count(*)::int as n from registrations r
      where r.session_id = s.id and r.state = 'waiting') w
    where s.id = any(${[...ids]}::uuid[]) order by s.starts_at, s.id`.execute(ctx.db)
  return rows
}

/** A seat, where one is free and nobody waits for it. */
export async function takeSeat(ctx: Ctx, { id }: Session): Promise<boolean> {
  const { rows } = await sql`update event_sessions set taken = taken + 1 where id = ${id} and taken < capacity and not
    exists (select from registrations r where r.session_id = event_sessions.id and r.state = 'waiting')
    returning id`.execute(ctx.db)
  return rows.length > 0
}

export const giveSeatBack = (ctx: Ctx, { id }: Session) =>
  sql`update event_sessions set taken = taken - 1 where id = ${id}`.execute(ctx.db)

const offerEnds = ({ now }: Ctx, { starts_at }: Session) => {
  const start = Date.parse(starts_at)
  const isLastDay = start - now.getTime() <= HOURS_TO_ACCEPT * HOUR_MS
  return new Date(Math.min(now.getTime() + (isLastDay ? HOURS_AT_LAST : HOURS_TO_ACCEPT) * HOUR_MS, start))
}

/** To the first in line; false where nobody waits, or the session has begun. The seat is held for as long. */
async function offerNext(ctx: Ctx, session: Session): Promise<boolean> {
  if (Date.parse(session.starts_at) <= ctx.now.getTime()) return false
  const until = offerEnds(ctx, session)
  const { rows } = await sql<{ id: string }>`update registrations set state = 'offered', offered_until = ${until}
    where id = (select id from registrations where session_id = ${session.id} and state = 'waiting'
      order by queued_at, id limit 1) returning id`.execute(ctx.db)
  const [next] = rows
  if (!next) return false
  await enqueue(ctx, EXPIRES, { registration_id: next.id }, { run_at: until })
  await tellOffered(ctx, next.id)
  return true
}

/** A seat that somebody held goes on, or is free again. */
export async function passSeatOn(ctx: Ctx, session: Session) {
  if (!(await offerNext(ctx, session))) await giveSeatBack(ctx, session)
  ctx.forgetPages()
}

/** More seats than before: they are offered in the order of the line. */
export async function offerNewSeats(ctx: Ctx, session: Session) {
  const { rows } = await sql<{ free: number }>`select capacity - taken as free from event_sessions
    where id = ${session.id}`.execute(ctx.db)
  for (let free = rows[0]!.free; free > 0 && (await offerNext(ctx, session)); free--)
    await sql`update event_sessions set taken = taken + 1 where id = ${session.id}`.execute(ctx.db)
}
