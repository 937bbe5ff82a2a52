import { release } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import type { EndedWhy } from '../../wire/event-words.ts'
import type { Held } from './held.ts'
import { passSeatOn } from './line.ts'

/** Its owner has no place any more; the seat goes on in the same transaction. Signing up again begins at the end. */
export async function endRegistration(ctx: Ctx, { row, session }: Held, why: EndedWhy) {
  await ctx.db
    .updateTable('registrations')
    .set({ state: 'cancelled', ended_why: why, offered_until: null, sequence: row.sequence + 1 })
    .where('id', '=', row.id)
    .execute()
  await release(ctx, { what: 'event', what_id: row.id })
  if (row.state === 'confirmed' || row.state === 'offered') await passSeatOn(ctx, session)
}
