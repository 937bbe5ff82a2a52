import type { Ctx } from '#server/context.ts'
import { freeEmail } from './free-email.ts'

/** Closes the login: sessions end, and an address that never signed in becomes free. */
export async function disableLogin(ctx: Ctx, login_id: string) {
  const now = ctx.now.toISOString()
  await ctx.db
    .updateTable('logins')
    .set({ disabled_at: now })
    .where('id', '=', login_id)
    .where('disabled_at', 'is', null)
    .execute()
  await ctx.db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('login_id', '=', login_id)
    .where('ended_at', 'is', null)
    .execute()
  await freeEmail(ctx, login_id)
}

export const enableLogin = (ctx: Ctx, login_id: string) =>
  ctx.db.updateTable('logins').set({ disabled_at: null }).where('id', '=', login_id).execute()
