import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import type { SOURCES } from '../wire.ts'

type Earned = {
  user_info_id: string
  source: Exclude<keyof typeof SOURCES, 'person'>
  /** What was finished: the matriculation, the attendance, the attempt. The same one is credited once. */
  source_key: string
  category: string
  title: string
  issuer: string
  hours: number
  finished_on?: string
}

/** Hours that the product itself attests, for a course finished, an event attended. Called twice, it credits once; the answer is the credit's id. */
export async function creditHours(ctx: Ctx, { finished_on = today(ctx.now), ...earned }: Earned): Promise<string> {
  await ctx.db
    .insertInto('complementary_hours')
    .values({ id: uuid(ctx.now.getTime()), ...earned, hours: String(earned.hours), finished_on, created_at: ctx.now.toISOString() })
    .onConflict((c) => c.constraint('complementary_hours_counted_once').doNothing())
    .execute()
  const { user_info_id, source, source_key } = earned
  const { id } = await ctx.db
    .selectFrom('complementary_hours')
    .select('id')
    .where('user_info_id', '=', user_info_id)
    .where('source', '=', source)
    .where('source_key', '=', source_key)
    .executeTakeFirstOrThrow()
  return id
}
