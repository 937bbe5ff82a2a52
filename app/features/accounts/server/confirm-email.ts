import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { announce } from '#server/tasks/task.ts'
import { freeForgotten } from './free-email.ts'
import { spendOrWait } from './sessions/guesses.ts'
import { sendConfirmationLetter, tellEmailChanged } from './letters.ts'
import { emailProven, findLogin, lockLogin, trustEmail } from './logins.ts'
import { deadLink, findToken, type FoundToken, newLink, useToken, voidTokens } from './tokens.ts'

/** For the letter that answers a registration. */
export const confirmationLink = async (ctx: Ctx, login_id: string) =>
  newLink(ctx, 'confirm_email', await findLogin(ctx, login_id))

/** The e-mail that waits for confirmation. */
export async function waitingEmail(ctx: Ctx, login_id: string): Promise<string | null> {
  const waiting = await ctx.db
    .selectFrom('login_tokens')
    .select('email')
    .where('login_id', '=', login_id)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', ctx.now.toISOString())
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return waiting?.email ?? null
}

/** A second click on the same link gets the same answer. */
export async function confirmEmail(ctx: Ctx, sent: string): Promise<{ user_type: UserType; email: string }> {
  const token = await findToken(ctx, sent, ['confirm_email', 'change_email'])
  const changes = token.purpose === 'change_email'
  if (token.email !== token.login_email && (token.used_at || !changes)) throw deadLink()
  // used or withdrawn at this instant: read again
  if (!token.used_at && !(await (changes ? changeTo(ctx, token) : confirm(ctx, token)))) return confirmEmail(ctx, sent)
  return { user_type: token.user_type as UserType, email: token.email }
}

const confirm = (ctx: Ctx, token: FoundToken) =>
  transaction(ctx, async (ctx) => {
    await lockLogin(ctx, token.login_id)
    if (!(await useToken(ctx, token))) return false
    await trustEmail(ctx, token.login_id)
    return true
  })

/** The new e-mail counts from now on; links sent to the old one are void. */
async function changeTo(ctx: Ctx, token: FoundToken) {
  try {
    return await transaction(ctx, async (ctx) => {
      await lockLogin(ctx, token.login_id)
      if (!(await useToken(ctx, token))) return false
      await freeForgotten(ctx, [token.email])
      await ctx.db
        .updateTable('logins')
        .set({ email: token.email, email_confirmed_at: ctx.now.toISOString() })
        .where('id', '=', token.login_id)
        .execute()
      await announce(ctx, emailProven, { login_id: token.login_id })
      await voidTokens(ctx, token.login_id)
      await tellEmailChanged(ctx, token.login_id, { from: token.login_email, to: token.email })
      return true
    })
  } catch (error) {
    if (brokenConstraint(error) === 'logins_email_taken')
      throw conflict('Este e-mail já é de outra conta. Entre com ela, ou escolha outro e-mail.')
    throw error
  }
}

/** Sends the link again, to the e-mail that waits. */
export async function sendConfirmation(ctx: Ctx, { login_id }: SignedIn): Promise<string> {
  const login = await findLogin(ctx, login_id)
  const waiting = await waitingEmail(ctx, login_id)
  if (!waiting && login.email_confirmed_at) throw conflict('Seu e-mail já está confirmado.')
  await spendOrWait(ctx, { key: `confirmation letters ${login_id}`, times: 3, seconds: 3600 })
  const to = waiting ?? login.email
  await transaction(ctx, async (ctx) =>
    sendConfirmationLetter(
      ctx,
      login_id,
      to,
      await newLink(ctx, waiting ? 'change_email' : 'confirm_email', { ...login, email: to }),
    ),
  )
  return to
}
