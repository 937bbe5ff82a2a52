import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { Refusal } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import { accountKey, beginCode, beginGuess, type Guess, guessedRight } from './guesses.ts'
import { passwordFits } from '../passwords/passwords.ts'
import { CODE_MISSING } from '../prove-identity.ts'
import { openSession } from './sessions.ts'
import { hasTwoFactor, useCode, wrongCode } from '../two-factor/codes.ts'
import { whyCompulsory } from '../two-factor/compulsory.ts'

const USER_TYPES = new Set<string>(['User', 'CompanyManager', 'Operator'] satisfies UserType[])
const LONGEST_PASSWORD = 1000

const oauthRefusal = (error: string, error_description: string, more = {}) =>
  new Refusal(400, { error, error_description, ...more }, { pragma: 'no-cache' })
const wrongPair = () => oauthRefusal('invalid_grant', 'E-mail ou senha incorretos.')
const codeRefused = (words: string) => oauthRefusal('invalid_grant', words, { otp_required: true })

type Asked = { [name in 'grant_type' | 'username' | 'password' | 'user_type' | 'otp']?: string | undefined }

function complete({ grant_type, username, password, user_type, otp }: Asked) {
  if (grant_type && grant_type !== 'password')
    throw oauthRefusal('unsupported_grant_type', 'Só aceitamos o acesso por e-mail e senha.')
  if (!grant_type || !username || !password || !user_type)
    throw oauthRefusal('invalid_request', 'Informe grant_type, username, password e user_type.')
  if (!USER_TYPES.has(user_type))
    throw oauthRefusal('invalid_request', 'user_type precisa ser User, CompanyManager ou Operator.')
  return {
    email: bareEmail(username),
    password: password.slice(0, LONGEST_PASSWORD),
    user_type: user_type as UserType,
    otp: otp?.trim(),
  }
}

const named = writtenOnce((db, { user_type, email }: { user_type: UserType; email: string }) =>
  db
    .selectFrom('logins')
    .select(['id', 'password_hash', 'disabled_at', 'first_signed_in_at'])
    .where('user_type', '=', user_type)
    .where('email', '=', email)
    .where('released_at', 'is', null),
)

/** Known and unknown e-mails take the same steps to the same refusal. */
export async function signIn(ctx: Ctx, asked: Asked) {
  const { email, password, user_type, otp } = complete(asked)
  const [login] = await named(ctx, { user_type, email })
  const guess = await beginGuess(ctx, accountKey(ctx, user_type, email, login?.id))
  const fits = await passwordFits(password, login?.password_hash)
  if (!login || !fits || login.disabled_at) throw wrongPair()
  const guarded = await secondStep(ctx, login.id, otp, guess)
  const opened = await enter(ctx, login)
  await guessedRight(ctx, guess)
  const two_factor_due = !guarded && (await whyCompulsory(ctx, { login_id: login.id, user_type })) !== undefined
  const actor: SignedIn = {
    user_type,
    login_id: login.id,
    session_id: opened.session_id,
    ...(two_factor_due && { two_factor_due }),
  }
  return { ...opened, actor }
}

/** Returns whether there was a second step. */
async function secondStep(ctx: Ctx, login_id: string, otp: string | undefined, guess: Guess) {
  if (!(await hasTwoFactor(ctx, login_id))) return false
  if (!otp) throw codeRefused(CODE_MISSING)
  await beginCode(ctx, guess)
  if (!(await useCode(ctx, login_id, otp))) throw codeRefused(wrongCode(otp))
  return true
}

type Known = { id: string; password_hash: string | null; first_signed_in_at: unknown }

/**
 * Locks the login: a password changed or a login closed since it was checked opens nothing. Only the first sign-in is
 * written, so that sign-ins do not wait for each other.
 */
export const enter = (ctx: Ctx, { id, password_hash, first_signed_in_at }: Known) =>
  transaction(ctx, async (ctx) => {
    const same = ctx.db
      .selectFrom('logins')
      .select('first_signed_in_at')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('disabled_at', 'is', null)
    const login = await (first_signed_in_at === null ? same.forNoKeyUpdate() : same.forShare()).executeTakeFirst()
    if (!login) throw wrongPair()
    const first_sign_in = login.first_signed_in_at === null
    if (first_sign_in)
      await ctx.db
        .updateTable('logins')
        .set({ first_signed_in_at: ctx.now.toISOString() })
        .where('id', '=', id)
        .execute()
    return { ...(await openSession(ctx, id)), first_sign_in }
  })
