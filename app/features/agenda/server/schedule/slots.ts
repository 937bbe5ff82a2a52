// Offered times, and which of them can still be had.
import { busyWithin, hull, overlap, type Span } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { conflictsOf } from './own-schedule.ts'
import { interviewersOf } from '../people.ts'
import type { InterviewRow } from '../rows.ts'

export type Slot = Span & {
  id: string
  taken_by: string | null
  /** Somebody who interviews has something else then. */
  interviewer_busy: boolean
  conflict: string | null
}

export async function slotsOf(ctx: Ctx, row: InterviewRow): Promise<Slot[]> {
  const slots = await ctx.db
    .selectFrom('interview_slots')
    .select(['id', 'starts_at', 'ends_at', 'taken_by'])
    .where('offer_id', '=', row.offer_id)
    .orderBy('starts_at')
    .execute()
  if (!slots.length) return []
  const logins = (await interviewersOf(ctx, [row.id])).map(({ login_id }) => login_id)
  const busy = await busyWithin(ctx, logins, hull(slots), { what: 'interview', what_id: row.id })
  const conflicts = await conflictsOf(ctx, row, slots)
  return slots.map((slot, i) => ({
    ...slot,
    interviewer_busy: busy.some((one) => overlap(one, slot)),
    conflict: conflicts[i]!,
  }))
}

/** What a person can still choose, of the times that lie ahead. */
export const choosable = (ctx: Ctx, row: InterviewRow, slots: readonly Slot[]) =>
  slots.filter(
    ({ taken_by, interviewer_busy, starts_at }) =>
      (taken_by === null || taken_by === row.id) && !interviewer_busy && Date.parse(starts_at) > ctx.now.getTime(),
  )
