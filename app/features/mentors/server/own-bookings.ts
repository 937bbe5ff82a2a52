// A person's own conversations, and what is said after them.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { BRASILIA } from '#wire/time/zones.ts'
import type * as wire from '../wire/bookings.ts'
import { type BookingRow, bookingRows, FROM, ownZone } from './booking-rows.ts'
import { freeUntil, lockedBooking } from './cancel.ts'
import { tellContested } from './letters.ts'

type Booking = Answer<typeof wire.cancelBooking>['data']

const resourceOf = (ctx: Ctx, row: BookingRow): Booking => {
  const began = Date.parse(row.starts_at) <= ctx.now.getTime()
  const over = Date.parse(row.ends_at) <= ctx.now.getTime()
  const booked = row.state === 'booked'
  return {
    id: row.id,
    type: 'mentor_booking',
    attributes: {
      mentor: { id: row.mentor_id, name: row.mentor_name },
      session_title: row.session_title,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      zone: BRASILIA,
      own_zone: ownZone(row),
      state: row.state,
      link: booked && !over ? row.link : null,
      message: row.topic,
      may_cancel: booked && !began,
      free_until: freeUntil(row).toISOString(),
      late: ctx.now > freeUntil(row),
      missed: row.missed_why,
      forgiven: row.forgiven,
      may_contest: row.missed_why !== null && !row.forgiven && row.contested_at === null,
      contested: row.contested_at !== null,
      may_rate: mayRate(ctx, row),
      stars: row.stars,
    },
  }
}

const mayRate = (ctx: Ctx, { state, ends_at, missed_why }: BookingRow) =>
  state === 'booked' && missed_why === null && Date.parse(ends_at) <= ctx.now.getTime()

export async function showBooking(ctx: Ctx, id: string): Promise<{ data: Booking }> {
  const { login_id } = ctx.actor as SignedIn
  const [row] = await bookingRows(ctx, sql`b.id = ${id} and b.login_id = ${login_id}`)
  return { data: resourceOf(ctx, row!) }
}

export async function listBookings(
  ctx: Ctx,
  { which, page, per_page }: Received<typeof wire.listBookings>['query'],
): Promise<Answer<typeof wire.listBookings>> {
  const ahead = sql`(b.state = 'booked' and b.ends_at > ${ctx.now})`
  const chosen = which === 'ahead' ? ahead : which === 'past' ? sql`not ${ahead}` : sql`true`
  const where = sql`b.login_id = ${(ctx.actor as SignedIn).login_id} and ${chosen}`
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const order = which === 'ahead' ? sql`b.starts_at` : sql`b.starts_at desc`
  const rows = await bookingRows(ctx, where, sql`order by ${order}, b.id limit ${per_page} offset ${offset}`)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return { collection: { data: rows.map((row) => resourceOf(ctx, row)) }, ...totals(counted.rows[0]!.n, per_page) }
}

export async function contestMiss(ctx: Ctx, id: string, reason: string): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (row.missed_why === null) throw conflict('Esta mentoria não conta como falta.')
  if (row.contested_at !== null)
    throw conflict(row.settled_at ? 'A operação já respondeu à sua contestação.' : 'Você já contestou esta falta.')
  await ctx.db
    .updateTable('mentor_bookings')
    .set({ contest: reason, contested_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await tellContested(ctx, row, reason)
  return id
}

type Feedback = Received<typeof wire.rateBooking>['body']['feedback']

/** Said again it is what was said last. */
export async function rateBooking(ctx: Ctx, id: string, { stars, comment }: Feedback): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (!mayRate(ctx, row)) throw conflict('Só conversas que aconteceram podem ser avaliadas, depois do fim.')
  await sql`insert into mentor_feedback (booking_id, mentor_id, stars, comment, given_at)
    values (${id}, ${row.mentor_id}, ${stars}, ${comment?.trim() || null}, ${ctx.now})
    on conflict (booking_id) do update set stars = excluded.stars, comment = excluded.comment,
      given_at = excluded.given_at`.execute(ctx.db)
  return id
}
