// A flawed question goes: out of the bank at once, and out of the scores of whoever had it wrong, in one task.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { REMEMBERED } from '../../wire/test-words.ts'
import { type Attempt, attemptById } from '../attempt-rows.ts'
import { scoreOf, topicsOf } from '../score.ts'
import { heldTest } from './kept-tests.ts'
import { heldQuestion } from './write-question.ts'

/**
 * A second withdrawal changes nothing. Where too few questions are left for a try that repeats none, the test goes off
 * the air: who has begun goes on.
 */
export async function withdrawQuestion(ctx: Ctx, id: string, reason: string): Promise<string> {
  const { test_id, topic, withdrawn_at } = await heldQuestion(ctx, id)
  if (withdrawn_at) return id
  await ctx.db
    .updateTable('skill_test_questions')
    .set({
      withdrawn_at: ctx.now.toISOString(),
      withdrawn_why: reason.trim(),
      withdrawn_by: (ctx.actor as SignedIn).login_id,
    })
    .where('id', '=', id)
    .execute()
  const { topics } = await heldTest(ctx, test_id)
  const left = topics.find(({ key }) => key === topic)!
  if (left.bank < left.draw * (REMEMBERED + 1))
    await ctx.db.updateTable('skill_tests').set({ published: false }).where('id', '=', test_id).execute()
  await enqueue(ctx, regradeTask, { question_id: id })
  return id
}

const letterOf = (attempt: Attempt, score: number, why: string) => ({
  to: attempt.email,
  subject: `Sua nota subiu: ${attempt.title}`,
  greeting: `Olá, ${attempt.name.split(' ')[0]}!`,
  paragraphs: [
    `Retiramos uma pergunta do teste ${attempt.title}: ${why}`,
    `Corrigimos de novo o teste de quem a recebeu. Sua nota foi de ${attempt.score} para ${score}.`,
  ],
  action: { label: 'Ver o resultado', path: `/testes/teste-finalizado?tentativa=${attempt.id}` },
})

/** Attempts that are being finished are waited for; those that run are graded without the question at their end. */
export const regradeTask = task<{ question_id: string }>('regrade-skill-test', async (ctx, { question_id }) => {
  const { rows } = await sql<{ id: string; state: string; why: string }>`
    select a.id, a.state, q.withdrawn_why as why from skill_test_attempts a
    join skill_test_draws d on d.attempt_id = a.id join skill_test_revisions r on r.id = d.revision_id
    join skill_test_questions q on q.id = r.question_id
    where q.id = ${question_id} and a.state in ('running', 'finished') order by a.id for update of a`.execute(ctx.db)
  const letters = []
  for (const { id, why } of rows.filter(({ state }) => state === 'finished')) {
    const attempt = await attemptById(ctx, id)
    const score = Math.max(attempt.score!, scoreOf(await topicsOf(ctx, id)))
    await ctx.db
      .insertInto('skill_test_regrades')
      .values({
        attempt_id: id,
        question_id,
        score_before: attempt.score!,
        score_after: score,
        regraded_at: ctx.now.toISOString(),
      })
      .onConflict((c) => c.doNothing())
      .execute()
    if (score === attempt.score) continue
    await ctx.db.updateTable('skill_test_attempts').set({ score }).where('id', '=', id).execute()
    letters.push(letterOf(attempt, score, why))
  }
  if (letters.length) await writeLetters(ctx, letters)
})
