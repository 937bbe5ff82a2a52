// A booking given up, by the person or by the operator.
import { sql } from 'kysely'
import { release } from '#features/calendar/server/calendar.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { HOURS_TO_CANCEL } from '../wire/mentoring-words.ts'
import { type BookingRow, bookingRows, lockBookings } from './booking-rows.ts'
import { tellCancelled } from './letters.ts'
import { mentorRow } from './mentor-rows.ts'
import { tellWaiting } from './waits.ts'

const HOUR_MS = 3_600_000
export const NONE = 'Não encontramos esta mentoria.'

/** Cancelled after it, it counts as missed. */
export const freeUntil = ({ starts_at }: Pick<BookingRow, 'starts_at'>) =>
  new Date(Date.parse(starts_at) - HOURS_TO_CANCEL * HOUR_MS)

/** The asker's own, or any for the operator. First its session, as whoever cancels a session does. */
export async function lockedBooking(ctx: Ctx, id: string): Promise<BookingRow> {
  const { login_id, user_type } = ctx.actor as SignedIn
  const whose = user_type === 'Operator' ? sql`true` : sql`b.login_id = ${login_id}`
  if (!isUuid(id)) throw notFound(NONE)
  await sql`select from mentor_sessions where id =
    (select b.session_id from mentor_bookings b where b.id = ${id} and ${whose}) for update`.execute(ctx.db)
  const [row] = await lockBookings(ctx, sql`b.id = ${id} and ${whose}`)
  if (!row) throw notFound(NONE)
  return row
}

type How = { by: 'person' | 'operator'; why: string; late?: boolean }

export async function giveUp(ctx: Ctx, row: BookingRow, { by, why, late = false }: How) {
  const now = ctx.now.toISOString()
  await ctx.db
    .updateTable('mentor_bookings')
    .set({
      state: 'cancelled',
      cancelled_by: by,
      cancelled_at: now,
      sequence: row.sequence + 1,
      ...(late && { missed_why: 'late', missed_at: now }),
    })
    .where('id', '=', row.id)
    .execute()
  await release(ctx, { what: 'mentoring', what_id: row.id })
  const [after] = await bookingRows(ctx, sql`b.id = ${row.id}`)
  await tellCancelled(ctx, after!, why)
}

const LATE = 'Faltavam menos de 12 horas: conta como falta. Se houve engano, conteste em Mentores de carreira.'

export async function cancelBooking(ctx: Ctx, id: string): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (row.state === 'cancelled') return id
  if (Date.parse(row.starts_at) <= ctx.now.getTime()) throw conflict('Esta mentoria já começou.')
  const late = ctx.now > freeUntil(row)
  await giveUp(ctx, row, { by: 'person', late, why: late ? LATE : 'O horário está livre para outra pessoa.' })
  if (row.session_id)
    await sql`update mentor_sessions set taken = taken - 1 where id = ${row.session_id}`.execute(ctx.db)
  else await tellWaiting(ctx, await mentorRow(ctx, row.mentor_id), 1)
  return id
}
