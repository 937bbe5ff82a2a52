import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { STATES } from '../wire/test-words.ts'

export type Attempt = {
  id: string
  user_info_id: string
  test_id: string
  state: (typeof STATES)[number]
  started_at: string | null
  ends_at: string | null
  finished_at: string | null
  seat: string | null
  score: number | null
  title: string
  minutes: number
  email: string
  name: string
}

/** Whoever asks, as a candidate. */
export const askingPerson = async (ctx: Ctx): Promise<string> =>
  (
    await ctx.db
      .selectFrom('user_infos')
      .select('id')
      .where('login_id', '=', (ctx.actor as SignedIn).login_id)
      .executeTakeFirstOrThrow()
  ).id

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('skill_test_attempts as a')
    .innerJoin('skill_tests as t', 't.id', 'a.test_id')
    .innerJoin('user_infos as u', 'u.id', 'a.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['a.id', 'a.user_info_id', 'a.test_id', 'a.started_at', 'a.ends_at', 'a.finished_at', 'a.seat', 'a.score'])
    .select(['t.title', 't.minutes', 'l.email'])
    .select([sql<Attempt['state']>`a.state`.as('state'), sql<string>`coalesce(u.social_name, u.full_name)`.as('name')])

export const attemptById = (ctx: Ctx, id: string): Promise<Attempt> =>
  rows(ctx).where('a.id', '=', id).executeTakeFirstOrThrow()

export const runningOf = (ctx: Ctx, user_info_id: string): Promise<Attempt[]> =>
  rows(ctx).where('a.user_info_id', '=', user_info_id).where('a.state', '=', 'running').execute()

/** Nobody else changes it until the transaction ends. */
export async function heldAttempt(ctx: Ctx, id: string): Promise<Attempt> {
  await ctx.db.selectFrom('skill_test_attempts').select('id').where('id', '=', id).forUpdate().execute()
  return attemptById(ctx, id)
}

export async function ownAttempt(ctx: Ctx, id: string): Promise<Attempt> {
  const found = isUuid(id)
    ? await rows(ctx)
        .where('a.id', '=', id)
        .where('l.id', '=', (ctx.actor as SignedIn).login_id)
        .executeTakeFirst()
    : undefined
  if (!found) throw notFound('Não encontramos este teste entre os seus.')
  return found
}

export const draws = (ctx: Ctx, attempt_id: string) =>
  ctx.db
    .selectFrom('skill_test_draws')
    .select(['position', 'revision_id', 'served_at', 'option_id', 'sequence'])
    .select(sql<[string, string][]>`options`.as('options'))
    .where('attempt_id', '=', attempt_id)
    .orderBy('position')
    .execute()
