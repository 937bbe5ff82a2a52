import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import type { Identify } from '#server/application.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { notFound } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { SessionAttributes } from '../../wire/session-attributes.ts'
import { askedByCompany, isCompulsory } from '../two-factor/compulsory.ts'

/** What features in lower strata add to a session's attributes. */
export type Contribution = (ctx: Ctx, actor: SignedIn) => Promise<Partial<SessionAttributes>>

export const IDLE_DAYS = 7
const MOST_DAYS = 30
const USE_WRITTEN_EVERY_MS = 5 * 60_000
const DAY_MS = 86_400_000

export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()

export async function openSession(ctx: Ctx, login_id: string) {
  const token = newToken()
  const session_id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: session_id,
      login_id,
      token_hash: hashToken(token),
      device: ctx.user_agent.slice(0, 300),
      created_at: now,
      last_used_at: now,
      expires_at: daysFrom(ctx.now, MOST_DAYS),
    })
    .execute()
  return { token, session_id, expires_in: (IDLE_DAYS * DAY_MS) / 1000 }
}

const ending = (ctx: Ctx) =>
  ctx.db.updateTable('sessions').set({ ended_at: ctx.now.toISOString() }).where('ended_at', 'is', null)

/** Always succeeds, so that nothing is learnt about the token. */
export const signOut = (ctx: Ctx, token: string) => ending(ctx).where('token_hash', '=', hashToken(token)).execute()

/** All sessions, or all but one. */
export async function endSessions(ctx: Ctx, login_id: string, { but }: { but?: string } = {}) {
  const all = ending(ctx).where('login_id', '=', login_id)
  await (but ? all.where('id', '!=', but) : all).execute()
}

export async function endSession(ctx: Ctx, { login_id }: SignedIn, id: string) {
  const ended =
    isUuid(id) && (await ending(ctx).where('login_id', '=', login_id).where('id', '=', id).executeTakeFirst())
  if (!ended || ended.numUpdatedRows !== 1n) throw notFound('Esta sessão já terminou ou não é desta conta.')
}

type Presented = { token_hash: Buffer; now: string; idle_since: string }
const openedBy = writtenOnce((db, { token_hash, now, idle_since }: Presented) =>
  db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .leftJoin('two_factors', (join) =>
      join.onRef('two_factors.login_id', '=', 'logins.id').on('two_factors.confirmed_at', 'is not', null),
    )
    .select([
      'sessions.id',
      'sessions.login_id',
      'sessions.last_used_at',
      'logins.user_type',
      'two_factors.login_id as two_factor',
      askedByCompany.as('asked_by_company'),
    ])
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idle_since)
    .where('logins.disabled_at', 'is', null),
)

/** One indexed statement per request; the last use is written at most every five minutes. */
export const identify: Identify = async ({ database: { db }, configuration }, token, now) => {
  const [found] = await openedBy(
    { db },
    { token_hash: hashToken(token), now: now.toISOString(), idle_since: daysFrom(now, -IDLE_DAYS) },
  )
  if (!found) return undefined
  if (now.getTime() - Date.parse(found.last_used_at) > USE_WRITTEN_EVERY_MS)
    await db.updateTable('sessions').set({ last_used_at: now.toISOString() }).where('id', '=', found.id).execute()
  const user_type = found.user_type as UserType
  const two_factor_due = !found.two_factor && isCompulsory(configuration, { ...found, user_type })
  return { user_type, login_id: found.login_id, session_id: found.id, ...(two_factor_due && { two_factor_due }) }
}

/** For long requests: whether the session is still valid. */
export const isOpen = async (ctx: Ctx, { session_id }: SignedIn) =>
  (await ctx.db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .select('sessions.id')
    .where('sessions.id', '=', session_id)
    .where('ended_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()) !== undefined

const emailOf = writtenOnce((db, { login_id }: { login_id: string }) =>
  db.selectFrom('logins').select('email').where('id', '=', login_id),
)

export async function attributesOf(
  ctx: Ctx,
  actor: SignedIn,
  contributions: Contribution[],
): Promise<SessionAttributes> {
  const [login] = await emailOf(ctx, actor)
  const parts: Partial<SessionAttributes>[] = []
  for (const contribute of contributions) parts.push(await contribute(ctx, actor))
  return Object.assign(login!, ...parts, actor.two_factor_due && { two_factor_due: true })
}
