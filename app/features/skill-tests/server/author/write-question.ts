// A question is written once for all: a change is a revision of its own, and who began keeps the one before.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { SentOf } from '#wire/record.ts'
import type { reviseQuestion } from '../../wire/operator-tests.ts'
import { cellsOf, DIFFICULTIES, KEYS, type questionRecord } from '../../wire/question-record.ts'
import type { QuestionContent } from '../carried-tests.ts'
import { showQuestion } from './kept-questions.ts'
import { showKept } from './kept-tests.ts'

type Sent = SentOf<typeof questionRecord>

function contentOf({ text, table, correct, explanation, ...sent }: Omit<Sent, 'topic'>): QuestionContent {
  const options = KEYS.map((key) => ({
    key,
    text: sent[`option_${key}`].trim(),
    ...(key === correct && { correct: true }),
  }))
  for (const [at, { key, text }] of options.entries())
    if (options.slice(0, at).some((one) => one.text.toLowerCase() === text.toLowerCase()))
      throw invalid({ [`option_${key}`]: 'Esta resposta já está acima' })
  const cells = cellsOf(table)
  return { text: text.trim(), ...(cells && { table: cells }), options, explanation: explanation.trim() }
}

async function topicIn(ctx: Ctx, test_id: string, topic: string) {
  const { topics } = (await showKept(ctx, test_id)).data.attributes
  if (!topics.some(({ key }) => key === topic)) throw invalid({ topic: 'Escolha um assunto deste teste' })
}

const difficultyOf = ({ difficulty }: Pick<Sent, 'difficulty'>) => keysOf(DIFFICULTIES).indexOf(difficulty as never) + 1

const addRevision = (ctx: Ctx, question_id: string, number: number, content: QuestionContent) =>
  ctx.db
    .insertInto('skill_test_revisions')
    .values({
      id: uuid(ctx.now.getTime()),
      question_id,
      number,
      content: JSON.stringify(content),
      carried: false,
      written_by: (ctx.actor as SignedIn).login_id,
      created_at: ctx.now.toISOString(),
    })
    .execute()

export async function addQuestion(ctx: Ctx, test_id: string, sent: Sent): Promise<string> {
  await topicIn(ctx, test_id, sent.topic)
  const content = contentOf(sent)
  const id = uuid(ctx.now.getTime())
  await ctx.db
    .insertInto('skill_test_questions')
    .values({ id, test_id, topic: sent.topic, key: id, difficulty: difficultyOf(sent) })
    .execute()
  await addRevision(ctx, id, 1, content)
  return id
}

/** Nobody else revises or withdraws it until the transaction ends. */
export async function heldQuestion(ctx: Ctx, id: string) {
  await showQuestion(ctx, id)
  await sql`select id from skill_test_questions where id = ${id} for update`.execute(ctx.db)
  return (await showQuestion(ctx, id)).data.attributes
}

type Change = Received<typeof reviseQuestion>['body']['question']

export async function reviseKept(ctx: Ctx, id: string, { lock_version, ...sent }: Change): Promise<string> {
  const before = await heldQuestion(ctx, id)
  if (before.lock_version !== lock_version) throw stale(await showQuestion(ctx, id))
  if (before.withdrawn_at) throw conflict('Esta pergunta foi retirada e não volta.', await showQuestion(ctx, id))
  await addRevision(ctx, id, lock_version + 1, contentOf(sent))
  await ctx.db
    .updateTable('skill_test_questions')
    .set({ difficulty: difficultyOf(sent) })
    .where('id', '=', id)
    .execute()
  return id
}
