import { lockUnused, removeLogin, unusedLogin } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'

const REFERRED_TO = '23503'

/** What an interrupted sign-up leaves behind. An account that something refers to by now stays. */
export async function removeUnused(ctx: Ctx, whose: { email: string; password: string }) {
  const login_id = await unusedLogin(ctx, whose)
  if (!login_id) return
  try {
    await transaction(ctx, async (ctx) => {
      if (!(await lockUnused(ctx, login_id))) return
      await ctx.db.deleteFrom('user_infos').where('login_id', '=', login_id).execute()
      await removeLogin(ctx, login_id)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== REFERRED_TO) throw error
  }
}
