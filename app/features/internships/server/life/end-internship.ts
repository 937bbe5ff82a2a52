// The end by the calendar. Who is an intern is read from the days themselves; here the end is written down, once.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { announce } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { internshipChanged } from './changed.ts'

/** The last second of a day in Brasília. */
export const lastInstantOf = (day: RawBuilder<unknown>) =>
  sql<string>`((${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo' - interval '1 second')`

/** Agreed on, its last day is over, and its end is not written yet: `i` is the internship. */
export const OVER_BY = (now: Date) =>
  sql<boolean>`(i.agreed_at is not null and i.dropped_at is null and i.ended_at is null
    and i.ends_on < ${today(now)}::date)`

/** Whether this call ended it. */
export const endInternship = (ctx: Ctx, internship_id: string): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('internships as i')
      .set({ ended_at: lastInstantOf(sql`i.ends_on`) })
      .where('i.id', '=', internship_id)
      .where(OVER_BY(ctx.now))
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await announce(ctx, internshipChanged, { internship_id })
    return true
  })
