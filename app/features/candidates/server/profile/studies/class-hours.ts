// When a person has classes, as the profile tells it.
import type { WeeklyHours } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'

type Days = { day_of_week: number; available: boolean; hours_attributes?: { from: string; to: string }[] }[]

const MONDAY_TO_FRIDAY = [2, 3, 4, 5, 6]

/** Day 0 of a profile stands for Monday to Friday. */
const hoursOf = (days: Days): WeeklyHours[] =>
  days
    .filter(({ available }) => available)
    .flatMap(({ day_of_week, hours_attributes = [] }) =>
      (day_of_week === 0 ? MONDAY_TO_FRIDAY : [day_of_week]).flatMap((day) =>
        hours_attributes.map(({ from, to }) => ({ day_of_week: day, from, to })),
      ),
    )

export async function classHours(ctx: Ctx, login_id: string): Promise<WeeklyHours[]> {
  const row = await ctx.db
    .selectFrom('study_schedules as s')
    .innerJoin('user_infos as u', 'u.id', 's.user_info_id')
    .select('s.days')
    .where('u.login_id', '=', login_id)
    .where('s.schedule_type', 'in', ['default', 'custom'])
    .executeTakeFirst()
  return row ? hoursOf(row.days as Days) : []
}
