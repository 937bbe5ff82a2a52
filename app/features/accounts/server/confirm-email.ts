import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { freeForgotten } from './free-email.ts'
import { spendOrWait } from './sessions/guesses.ts'
import { sendConfirmationLetter, tellEmailChanged } from './letters.ts'
import { type Entered, enterByLink } from './sessions/enter-by-link.ts'
import { hashPassword } from './passwords/passwords.ts'
import { setPassword } from './passwords/set-password.ts'
import { findLogin, lockLogin, tellProven, trustEmail } from './logins.ts'
import { deadLink, findToken, type FoundToken, leadingTo, newLink, useToken, voidTokens } from './tokens.ts'

/** For the letter that answers a registration. */
export const confirmationLink = async (ctx: Ctx, login_id: string, return_to?: string) =>
  leadingTo(await newLink(ctx, 'confirm_email', await findLogin(ctx, login_id)), return_to)

/** However a letter is asked for. */
export const confirmationLetters = (login_id: string) => ({
  key: `confirmation letters ${login_id}`,
  times: 3,
  seconds: 3600,
})

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

type Confirmed = { user_type: UserType; email: string; entered?: Entered }

/** Whoever holds the first link of a registration may not be who typed its password. */
export const choosesPassword = ({ purpose, user_type, password_hash, used_at, email_confirmed_at }: FoundToken) =>
  purpose === 'confirm_email' &&
  user_type === 'User' &&
  password_hash !== null &&
  used_at === null &&
  email_confirmed_at === null

const NO_PASSWORD_HERE = 'Este e-mail já foi confirmado. Para trocar a senha, use “Esqueci a senha”.'

/** A second click on the same link gets the same answer, and no session. */
export async function confirmEmail(ctx: Ctx, sent: string, password?: string): Promise<Confirmed> {
  const token = await findToken(ctx, sent, ['confirm_email', 'change_email'])
  const changes = token.purpose === 'change_email'
  if (token.email !== token.login_email && (token.used_at || !changes)) throw deadLink()
  if (password !== undefined && !choosesPassword(token)) throw invalid({ password: NO_PASSWORD_HERE })
  const password_hash = password === undefined ? token.password_hash : await hashPassword(password)
  // used or withdrawn at this instant: read again
  if (!token.used_at && !(await (changes ? changeTo(ctx, token) : confirm(ctx, token, password_hash))))
    return confirmEmail(ctx, sent, password)
  const entered = token.used_at || changes ? undefined : await enterByLink(ctx, { ...token, password_hash })
  return { user_type: token.user_type as UserType, email: token.email, ...(entered && { entered }) }
}

const confirm = (ctx: Ctx, token: FoundToken, password_hash: string | null) =>
  transaction(ctx, async (ctx) => {
    await lockLogin(ctx, token.login_id)
    if (!(await useToken(ctx, token))) return false
    await trustEmail(ctx, token.login_id)
    if (password_hash !== null && password_hash !== token.password_hash)
      await setPassword(ctx, token.login_id, password_hash, { told: false })
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
      await tellProven(ctx, token.login_id)
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
export async function sendConfirmation(ctx: Ctx, { login_id }: SignedIn, return_to?: string): Promise<string> {
  const login = await findLogin(ctx, login_id)
  const waiting = await waitingEmail(ctx, login_id)
  if (!waiting && login.email_confirmed_at) throw conflict('Seu e-mail já está confirmado.')
  await spendOrWait(ctx, confirmationLetters(login_id))
  const to = waiting ?? login.email
  await transaction(ctx, async (ctx) => {
    const link = await newLink(ctx, waiting ? 'change_email' : 'confirm_email', { ...login, email: to })
    await sendConfirmationLetter(ctx, login_id, to, leadingTo(link, return_to))
  })
  return to
}
