// The end of an attempt: by the person, by the clock, or by whoever reads it first after the clock.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { GRACE_MS } from '../wire/test-words.ts'
import { type Attempt, attemptById, heldAttempt } from './attempt-rows.ts'
import { scoreOf, topicsOf } from './score.ts'

/** Answers that were on their way are in by then. */
export const closesAt = ({ ends_at }: Pick<Attempt, 'ends_at'>) => Date.parse(ends_at!) + GRACE_MS
export const isLate = (ctx: Ctx, attempt: Attempt) =>
  attempt.state === 'running' && ctx.now.getTime() > closesAt(attempt)

export const finishLater = (ctx: Ctx, { id, ends_at }: Attempt) =>
  enqueue(ctx, { name: 'finish-skill-test' }, { attempt_id: id }, { run_at: new Date(closesAt({ ends_at }) + 1) })

/** The caller holds the row. */
export async function finish(ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  if (attempt.state !== 'running') return attempt
  const end = Math.min(ctx.now.getTime(), Date.parse(attempt.ends_at!))
  const score = scoreOf(await topicsOf(ctx, attempt.id))
  await ctx.db
    .updateTable('skill_test_attempts')
    .set({ state: 'finished', finished_at: new Date(end).toISOString(), score })
    .where('id', '=', attempt.id)
    .execute()
  await writeLetter(ctx, {
    to: attempt.email,
    subject: `Seu resultado: ${attempt.title}`,
    greeting: `Olá, ${attempt.name.split(' ')[0]}!`,
    paragraphs: [`Você terminou o teste ${attempt.title}. O resultado, assunto por assunto, já está na sua conta.`],
    action: { label: 'Ver o resultado', path: `/testes/teste-finalizado?tentativa=${attempt.id}` },
  })
  return attemptById(ctx, attempt.id)
}

/** As it is by now: what ran out is finished. */
export async function settled(ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  if (!isLate(ctx, attempt)) return attempt
  return transaction(ctx, async (ctx) => finish(ctx, await heldAttempt(ctx, attempt.id)))
}

export const finishTask = task<{ attempt_id: string }>('finish-skill-test', async (ctx, { attempt_id }) => {
  const attempt = await heldAttempt(ctx, attempt_id)
  if (isLate(ctx, attempt)) await finish(ctx, attempt)
})
