import type { Ctx } from '#server/context.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { gone } from './links.ts'

const HOURS = 2
const OVER = 'A leitura ficou aberta tempo demais. Peça um novo código para continuar.'

type Opened = { step_id: string; by_login: boolean }

/**
 * Whoever proved the code may read and sign for two hours. How they came in is kept with it: a signature tells its
 * proofs.
 */
export async function openSession(ctx: Ctx, { step_id, by_login }: Opened) {
  const session = newToken()
  const expires_at = new Date(ctx.now.getTime() + HOURS * 3_600_000).toISOString()
  await ctx.db
    .insertInto('signing_sessions')
    .values({ token_hash: hashToken(session), step_id, by_login, created_at: ctx.now.toISOString(), expires_at })
    .execute()
  return { session, expires_at }
}

export async function sessionOf(ctx: Ctx, session: string): Promise<Opened> {
  const found = await ctx.db
    .selectFrom('signing_sessions')
    .select(['step_id', 'by_login', 'expires_at'])
    .where('token_hash', '=', hashToken(session))
    .executeTakeFirst()
  if (!found || Date.parse(found.expires_at) <= ctx.now.getTime()) throw gone(OVER)
  return found
}
