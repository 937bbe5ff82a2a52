import type { Ctx } from '#server/context.ts'
import { askingPerson } from './attempt-rows.ts'
import { showTest } from './show.ts'

/** Whether companies see the best result; from the next request on. */
export async function share(ctx: Ctx, test_id: string, shared: boolean) {
  await showTest(ctx, test_id)
  const user_info_id = await askingPerson(ctx)
  if (shared)
    await ctx.db
      .insertInto('skill_test_shares')
      .values({ user_info_id, test_id, shared_at: ctx.now.toISOString() })
      .onConflict((c) => c.doNothing())
      .execute()
  else
    await ctx.db
      .deleteFrom('skill_test_shares')
      .where('user_info_id', '=', user_info_id)
      .where('test_id', '=', test_id)
      .execute()
  return showTest(ctx, test_id)
}
