// Questions of a bank as the operator reads them: the newest revision, and how it does in finished attempts.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listKeptQuestions, showKeptQuestion } from '../../wire/operator-tests.ts'
import { DIFFICULTIES, tableText } from '../../wire/question-record.ts'
import { LEAST_DISCRIMINATED } from '../../wire/test-words.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { QuestionContent } from '../carried-tests.ts'
import { IS_COMPARED, IS_RIGHT } from '../score.ts'
import { showKept } from './kept-tests.ts'

type Kept = Answer<typeof showKeptQuestion>['data']
type Row = {
  id: string
  test_id: string
  topic: string
  topic_title: string
  difficulty: number
  number: number
  content: QuestionContent
  withdrawn_at: string | null
  withdrawn_why: string | null
  answers: number
  right: number
  discrimination: number | null
}

const NEWEST = sql`from skill_test_questions q
  join skill_test_topics t on t.test_id = q.test_id and t.key = q.topic
  join lateral (select number, content from skill_test_revisions
    where question_id = q.id order by number desc limit 1) newest on true`

/** Only of these people: counting for all takes the time of all. */
async function resources(ctx: Ctx, where: RawBuilder<unknown>, page = sql``): Promise<Kept[]> {
  const { rows } = await sql<Row>`
    with asked as materialized (select q.id, q.test_id, q.topic, t.title as topic_title, t.position, q.key,
      q.difficulty,
      newest.number, newest.content, q.withdrawn_at, q.withdrawn_why ${NEWEST}
      where ${where} order by t.position, q.key, q.id ${page})
    select asked.*, quality.* from asked cross join lateral (
      select count(*)::int as answers, count(*) filter (where is_right)::int as right,
        corr(is_right::int, score) as discrimination
      from (select a.score, ${IS_RIGHT} as is_right from skill_test_revisions r
        join skill_test_draws d on d.revision_id = r.id join skill_test_attempts a on a.id = d.attempt_id
        where r.question_id = asked.id and a.state = 'finished' and ${IS_COMPARED}) answered) quality
    order by asked.position, asked.key, asked.id`.execute(ctx.db)
  return rows.map(resourceOf)
}

function resourceOf({ id, content, number, answers, right, discrimination, ...of }: Row): Kept {
  const option = (key: string) => content.options.find((one) => one.key === key)?.text ?? ''
  return {
    id,
    type: 'kept_test_question',
    attributes: {
      test_id: of.test_id,
      topic: of.topic,
      topic_title: of.topic_title,
      difficulty: keysOf(DIFFICULTIES)[of.difficulty - 1]!,
      text: content.text,
      table: tableText(content.table),
      option_a: option('a'),
      option_b: option('b'),
      option_c: option('c'),
      option_d: option('d'),
      correct: content.options.find((one) => one.correct)!.key,
      explanation: content.explanation,
      withdrawn_at: of.withdrawn_at,
      withdrawn_why: of.withdrawn_why,
      answers,
      right: answers ? Math.round((100 * right) / answers) : null,
      discrimination:
        answers < LEAST_DISCRIMINATED || discrimination === null ? null : Math.round(discrimination * 100) / 100,
      lock_version: number,
    },
  }
}

type Query = Received<typeof listKeptQuestions>['query']

export async function questionsOf(ctx: Ctx, test_id: string, { q, topic, standing, page, per_page }: Query) {
  await showKept(ctx, test_id)
  const where = sql.join(
    [
      sql`q.test_id = ${test_id}`,
      topic ? sql`q.topic = ${topic}` : sql`true`,
      standing ? sql`(q.withdrawn_at is null) = ${standing === 'used'}` : sql`true`,
      q?.trim() ? contains(sql`fold(newest.content ->> 'text')`, q) : sql`true`,
    ],
    sql` and `,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${NEWEST} where ${where}`.execute(ctx.db)
  const data = await resources(ctx, where, sql`limit ${per_page} offset ${(page - 1) * per_page}`)
  return { collection: { data }, ...totals(rows[0]!.count, per_page) }
}

export async function showQuestion(ctx: Ctx, id: string): Promise<{ data: Kept }> {
  const [data] = isUuid(id) ? await resources(ctx, sql`q.id = ${id}`) : []
  if (!data) throw notFound('Não encontramos esta pergunta.')
  return { data }
}
