// What becomes of the people when an event moves or is called off.
import { sql } from 'kysely'
import { holdEach, releaseEach } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { tellCalledOff } from '../letters/tell.ts'
import { type RegistrationRow, registrationRows } from '../reading/registration-rows.ts'

const idsOf = (rows: readonly RegistrationRow[]) => rows.map(({ id }) => id)
const isDated = ({ state, prove_by }: RegistrationRow) => state === 'confirmed' && prove_by === null

/** Calendars follow at once, so that nobody agrees to something else meanwhile; the letter waits. */
export async function eventMoved(ctx: Ctx, session_ids: readonly string[]) {
  if (!session_ids.length) return
  const where = sql`r.session_id = any(${[...session_ids]}::uuid[]) and r.state = 'confirmed' and r.login_id is not null
    and s.ends_at > ${ctx.now}`
  const spans = (await registrationRows(ctx, where)).map(({ id, login_id, starts_at, ends_at }) => ({
    what_id: id,
    person_id: login_id!,
    starts_at,
    ends_at,
  }))
  await holdEach(ctx, 'event', spans)
}

export async function eventCalledOff(ctx: Ctx, event_id: string) {
  await sql`select id from event_sessions where event_id = ${event_id} order by id for no key update`.execute(ctx.db)
  const before = await registrationRows(ctx, sql`r.event_id = ${event_id} and r.state <> 'cancelled'`)
  const ids = idsOf(before)
  await sql`update event_sessions set taken = 0 where event_id = ${event_id}`.execute(ctx.db)
  if (!ids.length) return
  await sql`update registrations set state = 'cancelled', ended_why = 'event_cancelled', offered_until = null,
    sequence = sequence + 1 where id = any(${ids}::uuid[])`.execute(ctx.db)
  await releaseEach(ctx, 'event', ids)
  const dated = new Set(idsOf(before.filter(isDated)))
  await tellCalledOff(ctx, await registrationRows(ctx, sql`r.id = any(${ids}::uuid[])`), dated)
}
