// Whoever proved a code acts for two hours; the token is kept as a hash.
import type { Ctx } from '../context.ts'
import { hashToken, newToken } from '../secrets/secrets.ts'
import type { Opens } from './codes.ts'
import { goneLink } from './links.ts'

const HOURS = 2
const OVER = 'Faz tempo que você se identificou. Peça um novo código para continuar.'

export async function openMailedSession(ctx: Ctx, opens: Opens) {
  const session = newToken()
  const expires_at = new Date(ctx.now.getTime() + HOURS * 3_600_000).toISOString()
  await ctx.db
    .insertInto('mailed_sessions')
    .values({ token_hash: hashToken(session), ...opens, created_at: ctx.now.toISOString(), expires_at })
    .execute()
  return { session, expires_at }
}

/** What it opens; 410 once it is over, and for a guess. */
export async function mailedSession(ctx: Ctx, purpose: string, session: string): Promise<string> {
  const found = await ctx.db
    .selectFrom('mailed_sessions')
    .select(['subject', 'expires_at'])
    .where('token_hash', '=', hashToken(session))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!found || Date.parse(found.expires_at) <= ctx.now.getTime()) throw goneLink(OVER)
  return found.subject
}
