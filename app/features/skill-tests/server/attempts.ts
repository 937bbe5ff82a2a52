// An attempt: prepared without a clock, started once, answered by position, ended.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { formatDate, isoDate } from '#wire/time/date.ts'
import { ELSEWHERE, type Factor, OVER, REMEMBERED } from '../wire/test-words.ts'
import { againOn, lastTries } from './again.ts'
import { askingPerson, type Attempt, heldAttempt, ownAttempt } from './attempt-rows.ts'
import { type Drawable, drawn } from './draw.ts'
import { finish, finishLater, settled } from './finish.ts'
import { attemptResource } from './show.ts'
import { testsFor } from './test-rows.ts'

export const SEALED = 'test time'
const OFF_AIR = 'Este teste saiu do ar. O seu relógio não começou: tente outro dia.'

/** Nobody's clock runs yet; the one that waits or runs is the same. */
export const begin = (ctx: Ctx, test_id: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const user_info_id = await askingPerson(ctx)
    await ctx.db.selectFrom('user_infos').select('id').where('id', '=', user_info_id).forUpdate().execute()
    const [test] = await testsFor(ctx, user_info_id, test_id)
    const open = await ctx.db
      .selectFrom('skill_test_attempts')
      .select('id')
      .where('user_info_id', '=', user_info_id)
      .where('test_id', '=', test_id)
      .where('state', 'in', ['ready', 'running'])
      .executeTakeFirst()
    if (open) {
      const { id, state } = await settled(ctx, await ownAttempt(ctx, open.id))
      if (state !== 'finished') return id
    }
    if (!test || !(await isPublished(ctx, test_id))) throw notFound('Não encontramos este teste.')
    const [last] = await lastTries(ctx, user_info_id, test_id, 1)
    const day = againOn(ctx, last?.started_at)
    if (day)
      throw conflict(`Você já fez este teste. Pode fazer de novo a partir de ${formatDate(isoDate(day) ?? day)}.`)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('skill_test_attempts')
      .values({ id, user_info_id, test_id, state: 'ready', created_at: ctx.now.toISOString() })
      .execute()
    return id
  })

const isPublished = async (ctx: Ctx, id: string) =>
  (await ctx.db.selectFrom('skill_tests').select('id').where('id', '=', id).where('published', '=', true).execute())
    .length > 0

const topicsToDraw = (ctx: Ctx, test_id: string) =>
  ctx.db
    .selectFrom('skill_test_topics')
    .select(['key', 'draw'])
    .where('test_id', '=', test_id)
    .orderBy('position')
    .execute()

async function bankOf(ctx: Ctx, test_id: string): Promise<Drawable[]> {
  const { rows } = await sql<Drawable>`select distinct on (q.id) q.id as question_id, r.id as revision_id, q.topic,
      array(select told ->> 'key' from jsonb_array_elements(r.content -> 'options') told) as options
    from skill_test_questions q join skill_test_revisions r on r.question_id = q.id
    where q.test_id = ${test_id} and q.withdrawn_at is null order by q.id, r.number desc`.execute(ctx.db)
  return rows
}

async function seenLately(ctx: Ctx, { user_info_id, test_id }: Attempt): Promise<Set<string>> {
  const tries = await lastTries(ctx, user_info_id, test_id, REMEMBERED, ['finished', 'annulled'])
  const { rows } = await sql<{ question_id: string }>`select r.question_id from skill_test_draws d
    join skill_test_revisions r on r.id = d.revision_id
    where d.attempt_id = any(${tries.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
  return new Set(rows.map(({ question_id }) => question_id))
}

const asking = async (ctx: Ctx, id: string) => heldAttempt(ctx, (await ownAttempt(ctx, id)).id)

/** Twenty starts at once are one: whoever comes later finds it running. */
export const start = (ctx: Ctx, id: string, { factor, seat }: { factor: Factor; seat: string }): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const attempt = await asking(ctx, id)
    if (attempt.state !== 'ready') return id
    // Its bank may be too small by now.
    if (!(await isPublished(ctx, attempt.test_id))) throw await refusing(ctx, attempt, OFF_AIR, seat)
    const seed = randomBytes(16).toString('hex')
    const questions = drawn(
      seed,
      await topicsToDraw(ctx, attempt.test_id),
      await bankOf(ctx, attempt.test_id),
      await seenLately(ctx, attempt),
    )
    await ctx.db
      .insertInto('skill_test_draws')
      .values(
        questions.map(({ revision_id, options }, i) => ({
          attempt_id: id,
          position: i + 1,
          revision_id,
          options: JSON.stringify(options),
        })),
      )
      .execute()
    const ends_at = new Date(ctx.now.getTime() + attempt.minutes * factor * 60_000).toISOString()
    await ctx.db
      .updateTable('skill_test_attempts')
      .set({
        state: 'running',
        seed,
        seat,
        started_at: ctx.now.toISOString(),
        ends_at,
        sealed_factor: ctx.secrets.seal(SEALED, id, String(factor)),
      })
      .where('id', '=', id)
      .execute()
    await finishLater(ctx, { ...attempt, ends_at })
    return id
  })

const refusing = async (ctx: Ctx, attempt: Attempt, sentence: string, seat?: string) =>
  conflict(sentence, { data: await attemptResource(ctx, attempt, seat) })

/** Held, running, and in the window that asks. */
export async function goingOn(ctx: Ctx, id: string, seat: string): Promise<Attempt> {
  const attempt = await asking(ctx, id)
  if (attempt.state === 'ready') throw await refusing(ctx, attempt, 'Este teste ainda não começou.', seat)
  if (attempt.state !== 'running') throw await refusing(ctx, attempt, OVER, seat)
  if (attempt.seat !== seat.toLowerCase()) throw await refusing(ctx, attempt, ELSEWHERE, seat)
  return attempt
}

export const takeSeat = (ctx: Ctx, id: string, seat: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const attempt = await asking(ctx, id)
    if (attempt.state !== 'running') throw await refusing(ctx, attempt, OVER, seat)
    await ctx.db.updateTable('skill_test_attempts').set({ seat }).where('id', '=', id).execute()
    return id
  })

export const finishNow = (ctx: Ctx, id: string, seat: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const attempt = await asking(ctx, id)
    if (attempt.state === 'finished') return id
    await finish(ctx, await goingOn(ctx, id, seat))
    return id
  })
