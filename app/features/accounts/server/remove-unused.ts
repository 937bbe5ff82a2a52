import type { Ctx } from '#server/context.ts'
import { loginByEmail, lockLogin } from './logins.ts'
import { passwordFits } from './passwords/passwords.ts'

type Unused = { email: string; password: string }

const isUnused = (login: { email_confirmed_at: string | null; first_signed_in_at: string | null }) =>
  login.email_confirmed_at === null && login.first_signed_in_at === null

/**
 * The account of a sign-up whose e-mail was wrong, for who knows its password, as long as nobody has confirmed it or
 * come in. Takes the same time for an address without an account.
 */
export async function unusedLogin(ctx: Ctx, { email, password }: Unused): Promise<string | undefined> {
  const login = await loginByEmail(ctx, 'User', email)
  return (await passwordFits(password, login?.password_hash)) && isUnused(login!) ? login!.id : undefined
}

/** After what belongs to it is gone, in the same transaction; false where somebody has come in meanwhile. */
export async function lockUnused(ctx: Ctx, login_id: string) {
  return isUnused(await lockLogin(ctx, login_id))
}

export async function removeLogin(ctx: Ctx, login_id: string) {
  for (const table of ['login_tokens', 'acceptances'] as const)
    await ctx.db.deleteFrom(table).where('login_id', '=', login_id).execute()
  await ctx.db.deleteFrom('logins').where('id', '=', login_id).execute()
}
