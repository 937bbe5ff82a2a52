import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, unauthorized } from '#server/refusal.ts'
import { bareEmail, EMAIL_TAKEN } from '#wire/person/email.ts'
import { waitingEmail } from './confirm-email.ts'
import { freeForgotten } from './free-email.ts'
import { spendOrWait } from './sessions/guesses.ts'
import { sendConfirmationLetter, tellAlreadyRegistered, tellEmailChangeAsked } from './letters.ts'
import { findLogin, lockLogin, loginByEmail } from './logins.ts'
import { hashPassword, samePassword } from './passwords/passwords.ts'
import { type Proof, proveIdentity, type Write } from './prove-identity.ts'
import { isOpen } from './sessions/sessions.ts'
import { setPassword } from './passwords/set-password.ts'
import { newLink, voidTokens } from './tokens.ts'
import { hasTwoFactor } from './two-factor/codes.ts'
import { proveForOff, proveForOn } from './two-factor/turn.ts'

const CHANGED_MEANWHILE =
  'A senha ou a verificação em duas etapas da sua conta acaba de mudar. Confira e envie de novo.'
const SAME_PASSWORD = 'Escolha uma senha diferente da atual'
const SAME_EMAIL = 'Este já é o e-mail da sua conta'

type Change = Proof & {
  email?: string | undefined
  password?: string | undefined
  /** Turns two-factor on, with the first code of the app, or off. */
  two_factor?: boolean | undefined
}

/** The actor proves their identity once, before any of the changes. */
export async function changeLogin(ctx: Ctx, actor: SignedIn, change: Change) {
  const write = await provenChange(ctx, actor, change)
  await transaction(ctx, write)
}

/**
 * The proof is checked and counted now, even if the rest fails; the change is written in the caller's transaction.
 */
export async function provenChange(
  ctx: Ctx,
  actor: SignedIn,
  { email, password, two_factor, ...proof }: Change,
): Promise<Write> {
  const before = await provenBy(ctx, actor)
  const prove = two_factor === undefined ? proveIdentity : two_factor ? proveForOn : proveForOff
  const writeProven = await prove(ctx, actor, proof)
  if (password !== undefined && samePassword(password, proof.current_password))
    throw invalid({ password: SAME_PASSWORD })
  if (email !== undefined) await mayAskEmail(ctx, actor, bareEmail(email))
  const password_hash = password === undefined ? undefined : await hashPassword(password)
  return async (ctx) => {
    await lockLogin(ctx, actor.login_id)
    if (!(await isOpen(ctx, actor))) throw unauthorized()
    if ((await provenBy(ctx, actor)) !== before) throw conflict(CHANGED_MEANWHILE)
    const recovery_codes = await writeProven(ctx)
    if (password_hash) await setPassword(ctx, actor.login_id, password_hash, { but: actor.session_id })
    if (email !== undefined) await askEmailChange(ctx, actor.login_id, bareEmail(email))
    return recovery_codes
  }
}

/** The state that the proof was given for: another session may have changed it meanwhile. */
const provenBy = async (ctx: Ctx, { login_id }: SignedIn) =>
  `${(await findLogin(ctx, login_id)).password_hash} ${await hasTwoFactor(ctx, login_id)}`

/**
 * Managers are told that an e-mail is taken, as on registration; for candidates the existence of an account is
 * private.
 */
async function mayAskEmail(ctx: Ctx, { login_id, user_type }: SignedIn, email: string) {
  await spendOrWait(ctx, { key: `email changes ${login_id}`, times: 5, seconds: 3600 })
  await freeForgotten(ctx, [email])
  if (email === (await findLogin(ctx, login_id)).email && (await waitingEmail(ctx, login_id)) === null)
    throw invalid({ email: SAME_EMAIL })
  const holder = user_type === 'User' ? undefined : await loginByEmail(ctx, user_type, email)
  if (holder && holder.id !== login_id) throw invalid({ email: EMAIL_TAKEN })
}

/** A new e-mail counts after its owner confirms it; going back to the old one cancels the request. */
async function askEmailChange(ctx: Ctx, login_id: string, email: string) {
  const login = await findLogin(ctx, login_id)
  await voidTokens(ctx, login_id, ['change_email'])
  if (email === login.email) return
  const link = await newLink(ctx, 'change_email', { ...login, email })
  const holder = await loginByEmail(ctx, login.user_type as SignedIn['user_type'], email)
  if (holder) await tellAlreadyRegistered(ctx, holder.id)
  else await sendConfirmationLetter(ctx, login_id, email, link)
  await tellEmailChangeAsked(ctx, login_id, email)
}
