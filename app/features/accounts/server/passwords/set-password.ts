import type { Ctx } from '#server/context.ts'
import { tellPasswordChanged } from '../letters.ts'
import { endSessions } from '../sessions/sessions.ts'
import { voidTokens } from '../tokens.ts'

/** Locks out whoever knew the old password: sessions end and requested links are void. */
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
