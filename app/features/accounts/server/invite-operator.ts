import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { findLogin, loginByEmail, openLogin } from './logins.ts'
import { type Link, newLink, voidTokens } from './tokens.ts'

/**
 * Called from the console, as no operator exists yet who could invite. Undefined when the e-mail already has a
 * password.
 */
export const inviteOperator = (ctx: Ctx, email: string): Promise<Link | undefined> =>
  transaction(ctx, async (ctx) => {
    const there = await loginByEmail(ctx, 'Operator', email)
    if (there?.password_hash) return undefined
    const login_id = there?.id ?? (await openLogin(ctx, { user_type: 'Operator', email }))
    await voidTokens(ctx, login_id, ['accept_invitation'])
    return newLink(ctx, 'accept_invitation', await findLogin(ctx, login_id))
  })
