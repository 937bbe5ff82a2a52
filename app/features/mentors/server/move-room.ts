// Another room for what is booked: both sides hear of it, and calendars take the new address.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { bookingRows, lockBookings } from './booking-rows.ts'
import { tellMoved } from './letters.ts'
import { remindLater } from './reminders.ts'

/** In the transaction that changed the mentor's link. Sessions have rooms of their own. */
export async function moveRoom(ctx: Ctx, mentor_id: string) {
  const held = await lockBookings(
    ctx,
    sql`b.mentor_id = ${mentor_id} and b.state = 'booked' and b.session_id is null and b.ends_at > ${ctx.now}`,
  )
  if (!held.length) return
  const ids = held.map(({ id }) => id)
  await ctx.db
    .updateTable('mentor_bookings')
    .set((e) => ({ sequence: e('sequence', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  for (const row of await bookingRows(ctx, sql`b.id = any(${ids}::uuid[])`)) {
    await tellMoved(ctx, row)
    // Reminders are of one sequence: those of before say nothing any more.
    await remindLater(ctx, row)
  }
}
