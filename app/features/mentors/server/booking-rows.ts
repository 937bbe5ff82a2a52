// Bookings with their mentor and their person.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { BRASILIA, type Zone, zoneOfState } from '#wire/time/zones.ts'

export type BookingRow = {
  id: string
  mentor_id: string
  session_id: string | null
  session_title: string | null
  login_id: string
  starts_at: string
  ends_at: string
  state: 'booked' | 'cancelled'
  topic: string | null
  cancelled_by: 'person' | 'operator' | null
  missed_why: 'late' | 'absent' | null
  missed_at: string | null
  contest: string | null
  contested_at: string | null
  settled_at: string | null
  forgiven: boolean
  sequence: number
  stars: number | null
  mentor_name: string
  mentor_email: string
  link: string
  /** How the person is called. */
  name: string
  email: string
  state_id: string | null
}

export const FROM = sql`mentor_bookings b join mentors m on m.id = b.mentor_id
  left join mentor_sessions s on s.id = b.session_id
  join logins l on l.id = b.login_id join user_infos u on u.login_id = l.id
  left join user_info_addresses a on a.user_info_id = u.id
  left join mentor_feedback f on f.booking_id = b.id`
const COLUMNS = sql`b.id, b.mentor_id, b.session_id, s.title as session_title, b.login_id, b.starts_at, b.ends_at,
  b.state, b.topic, b.cancelled_by, b.missed_why, b.missed_at, b.contest, b.contested_at, b.settled_at, b.forgiven,
  b.sequence, f.stars, m.name as mentor_name, m.email as mentor_email, coalesce(s.link, m.link) as link,
  coalesce(u.social_name, u.full_name) as name, l.email, a.state_id`

export const bookingRows = async (ctx: Ctx, where: RawBuilder<unknown>, order = sql`order by b.starts_at, b.id`) =>
  (await sql<BookingRow>`select ${COLUMNS} from ${FROM} where ${where} ${order}`.execute(ctx.db)).rows

/** Nobody else changes them meanwhile. */
export async function lockBookings(ctx: Ctx, where: RawBuilder<unknown>): Promise<BookingRow[]> {
  const { rows } = await sql<{ id: string }>`select b.id from mentor_bookings b where ${where} order by b.id
    for update`.execute(ctx.db)
  return rows.length ? bookingRows(ctx, sql`b.id = any(${rows.map(({ id }) => id)}::uuid[])`) : []
}

export const ownZone = ({ state_id }: BookingRow): Zone => (state_id ? zoneOfState(state_id) : BRASILIA)
