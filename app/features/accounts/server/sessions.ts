import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import type { Identify } from '#server/application.ts'
import { transaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets.ts'
import { uuid } from '#server/uuid.ts'
import { bareEmail } from '#wire/email.ts'
import type { SessionAttributes } from '../wire.ts'
import { passwordFits } from './passwords.ts'

/** What features further down the map add to a session's attributes. */
export type Contribution = (ctx: Ctx, actor: SignedIn) => Promise<Partial<SessionAttributes>>

const IDLE_DAYS = 7
const MOST_DAYS = 30
const USE_WRITTEN_EVERY_MS = 5 * 60_000
const DAY_MS = 86_400_000
const USER_TYPES = new Set<string>(['User', 'CompanyManager', 'Operator'] satisfies UserType[])

const oauthRefusal = (error: string, error_description: string) => new Refusal(400, { error, error_description }, { pragma: 'no-cache' })

type Asked = { grant_type?: string | undefined; username?: string | undefined; password?: string | undefined; user_type?: string | undefined }

export async function signIn(ctx: Ctx, { grant_type, username, password, user_type }: Asked, device?: string) {
  if (!grant_type || !username || !password || !user_type) throw oauthRefusal('invalid_request', 'Informe grant_type, username, password e user_type.')
  if (grant_type !== 'password') throw oauthRefusal('unsupported_grant_type', 'Só aceitamos o acesso por e-mail e senha.')
  if (!USER_TYPES.has(user_type)) throw oauthRefusal('invalid_request', 'user_type precisa ser User, CompanyManager ou Operator.')
  const email = bareEmail(username)
  ctx.limits.spend({ name: 'sign in by address', times: 60, seconds: 60 }, ctx.address)
  ctx.limits.spend({ name: 'sign in by account', times: 10, seconds: 300 }, `${user_type} ${email}`)
  const login = await ctx.db
    .selectFrom('logins')
    .select(['id', 'password_hash', 'first_signed_in_at', 'disabled_at'])
    .where('user_type', '=', user_type)
    .where('email', '=', email)
    .executeTakeFirst()
  const fits = await passwordFits(password, login?.password_hash)
  if (!login || !fits || login.disabled_at) throw oauthRefusal('invalid_grant', 'E-mail ou senha incorretos.')
  ctx.limits.give('sign in by account', `${user_type} ${email}`)
  const opened = await openSession(ctx, login, device)
  const actor: SignedIn = { user_type: user_type as UserType, login_id: login.id, session_id: opened.session_id }
  return { ...opened, actor, expires_in: (IDLE_DAYS * DAY_MS) / 1000 }
}

async function openSession(ctx: Ctx, login: { id: string; first_signed_in_at: string | null }, device?: string) {
  const token = newToken()
  const session_id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  const first_sign_in = login.first_signed_in_at === null
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('sessions')
      .values({ id: session_id, login_id: login.id, token_hash: hashToken(token), device: device?.slice(0, 300) ?? null, created_at: now, last_used_at: now, expires_at: new Date(ctx.now.getTime() + MOST_DAYS * DAY_MS).toISOString() })
      .execute()
    if (first_sign_in) await ctx.db.updateTable('logins').set({ first_signed_in_at: now }).where('id', '=', login.id).execute()
  })
  return { token, session_id, first_sign_in }
}

/** Always succeeds: whoever asks learns nothing about the token. */
export const signOut = (ctx: Ctx, token: string) =>
  ctx.db.updateTable('sessions').set({ ended_at: ctx.now.toISOString() }).where('token_hash', '=', hashToken(token)).where('ended_at', 'is', null).execute()

/** One indexed statement a request; the last use is written at most every five minutes. */
export const identify: Identify = async ({ database: { db } }, token, now) => {
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString()
  const found = await db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .select(['sessions.id', 'sessions.login_id', 'sessions.last_used_at', 'logins.user_type'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_used_at', '>', idleSince)
    .where('logins.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  if (now.getTime() - Date.parse(found.last_used_at) > USE_WRITTEN_EVERY_MS)
    await db.updateTable('sessions').set({ last_used_at: now.toISOString() }).where('id', '=', found.id).execute()
  return { user_type: found.user_type as UserType, login_id: found.login_id, session_id: found.id }
}

export async function attributesOf(ctx: Ctx, actor: SignedIn, contributions: Contribution[]): Promise<SessionAttributes> {
  const { email } = await ctx.db.selectFrom('logins').select('email').where('id', '=', actor.login_id).executeTakeFirstOrThrow()
  const parts: Partial<SessionAttributes>[] = []
  for (const contribute of contributions) parts.push(await contribute(ctx, actor))
  return Object.assign({ email }, ...parts)
}
