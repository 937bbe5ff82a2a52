import type { Ctx } from '#server/context.ts'
import { tellPasswordChanged } from '../letters.ts'
import { endSessions } from '../sessions/sessions.ts'
import { voidTokens } from '../tokens.ts'

/** Whoever knew the old one is out: sessions end, and links that were asked for with it open nothing. */
export async function setPassword(
  ctx: Ctx,
  login_id: string,
  password_hash: string,
  { but, told = true }: { but?: string; told?: boolean } = {},
) {
  await ctx.db.updateTable('logins').set({ password_hash }).where('id', '=', login_id).execute()
  await endSessions(ctx, login_id, { ...(but && { but }) })
  await voidTokens(ctx, login_id)
  if (told) await tellPasswordChanged(ctx, login_id)
}
