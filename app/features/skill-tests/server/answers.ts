// Questions one by one, and what is answered to them.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { GRACE_MS, OVER } from '../wire/test-words.ts'
import type { giveAnswer, showQuestion } from '../wire/tests.ts'
import { draws, ownAttempt } from './attempt-rows.ts'
import { goingOn } from './attempts.ts'
import type { QuestionContent } from './carried-tests.ts'
import { isLate, settled } from './finish.ts'
import { attemptResource } from './show.ts'

const numberOf = (position: string) => (/^[1-9]\d{0,2}$/.test(position) ? Number(position) : 0)

async function contentOf(ctx: Ctx, revision_id: string): Promise<QuestionContent> {
  const { rows } = await sql<{ content: QuestionContent }>`select content from skill_test_revisions
    where id = ${revision_id}`.execute(ctx.db)
  return rows[0]!.content
}

/** In order: the next one once the one before was given. Reading it is what gives it. */
export async function question(
  ctx: Ctx,
  id: string,
  asked: string,
  seat: string,
): Promise<Answer<typeof showQuestion>> {
  await settled(ctx, await ownAttempt(ctx, id))
  return transaction(ctx, async (ctx) => {
    await goingOn(ctx, id, seat)
    const [all, position] = [await draws(ctx, id), numberOf(asked)]
    const one = all[position - 1]
    if (!one) throw notFound('Este teste não tem essa pergunta.')
    if (!one.served_at && position > 1 && !all[position - 2]!.served_at)
      throw conflict('Esta pergunta ainda não chegou. Siga a ordem.')
    if (!one.served_at)
      await ctx.db
        .updateTable('skill_test_draws')
        .set({ served_at: ctx.now.toISOString() })
        .where('attempt_id', '=', id)
        .where('position', '=', position)
        .execute()
    const { text, table = null, options } = await contentOf(ctx, one.revision_id)
    const words = new Map(options.map((option) => [option.key, option.text]))
    return {
      data: {
        id: `${id}-${position}`,
        type: 'test_question',
        attributes: {
          position,
          text,
          table,
          options: one.options.map(([option_id, key]) => ({ id: option_id, text: words.get(key)! })),
          answer: one.option_id,
          sequence: one.sequence,
        },
      },
    }
  })
}

type Sent = Received<typeof giveAnswer>['body']

/**
 * In one statement, as nearly every answer goes: many people answer at once. It waits for whoever finishes the
 * attempt, so that nothing is stored behind a score. False says that the rules have something to tell.
 */
async function isStored(ctx: Ctx, id: string, position: number, { answer, sequence, seat }: Sent): Promise<boolean> {
  const { login_id } = ctx.actor as SignedIn
  const { rows } = await sql`with going as materialized (
      select a.id from skill_test_attempts a join user_infos u on u.id = a.user_info_id
      where a.id = ${id} and u.login_id = ${login_id} and a.state = 'running' and a.seat = ${seat}
        and a.ends_at >= ${new Date(ctx.now.getTime() - GRACE_MS).toISOString()}
      for share of a)
    update skill_test_draws d
    set option_id = ${answer}, sequence = ${sequence}, answered_at = ${ctx.now.toISOString()}
    from going where d.attempt_id = going.id and d.position = ${position} and d.served_at is not null
      and d.sequence < ${sequence} and (${answer}::text is null or exists (
        select from jsonb_array_elements(d.options) drawn where drawn ->> 0 = ${answer}))
    returning d.position`.execute(ctx.db)
  return rows.length === 1
}

/** The highest sequence counts, in whatever order they come. */
export async function answer(ctx: Ctx, id: string, asked: string, sent: Sent) {
  const { answer, sequence, seat } = sent
  if (isUuid(id) && (await isStored(ctx, id, numberOf(asked), sent)))
    return { position: numberOf(asked), answer, sequence }
  const own = await ownAttempt(ctx, id)
  if (isLate(ctx, own)) {
    const over = await settled(ctx, own)
    throw conflict(OVER, { data: await attemptResource(ctx, over, seat) })
  }
  return transaction(ctx, async (ctx) => {
    await goingOn(ctx, id, seat)
    const position = numberOf(asked)
    const one = (await draws(ctx, id))[position - 1]
    if (!one?.served_at) throw invalid({ position: 'Esta pergunta ainda não chegou' })
    if (sequence <= one.sequence) return { position, answer: one.option_id, sequence: one.sequence }
    if (answer !== null && !one.options.some(([option_id]) => option_id === answer))
      throw invalid({ answer: 'Escolha uma das respostas desta pergunta' })
    await ctx.db
      .updateTable('skill_test_draws')
      .set({ option_id: answer, sequence, answered_at: ctx.now.toISOString() })
      .where('attempt_id', '=', id)
      .where('position', '=', position)
      .execute()
    return { position, answer, sequence }
  })
}
