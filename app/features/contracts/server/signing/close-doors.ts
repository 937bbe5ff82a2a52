import type { Ctx } from '#server/context.ts'
import { endCodes } from './codes.ts'

/** Nothing that was sent or opened for this step before leads anywhere from here on. */
export async function closeDoors(ctx: Ctx, step_id: string) {
  const now = ctx.now.toISOString()
  await ctx.db
    .updateTable('signing_links')
    .set({ revoked_at: now })
    .where('step_id', '=', step_id)
    .where('revoked_at', 'is', null)
    .execute()
  await endCodes(ctx, step_id)
  await ctx.db.deleteFrom('signing_sessions').where('step_id', '=', step_id).execute()
}
