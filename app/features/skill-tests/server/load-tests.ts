import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { whenChanged } from '#server/database/carried-rows.ts'
import { uuid } from '#server/uuid.ts'
import { type CarriedTest, carriedTests, type QuestionContent } from './carried-tests.ts'

type Newest = { question_id: string; key: string; number: number; content: QuestionContent; carried: boolean }

/** Runs at every start. A question whose text changed gets a revision; one that the operator edited stays theirs. */
export async function loadTests(db: Kysely<DB>, { content, tests } = carriedTests()): Promise<boolean> {
  return whenChanged(db, 'skill-tests', content, async (tx) => {
    for (const [position, test] of tests().entries()) await loadTest(tx, test, position)
  })
}

const newestOf = async (db: Kysely<DB>, test_id: string) =>
  (
    await sql<Newest>`select distinct on (q.id) q.id as question_id, q.key, r.number, r.content, r.carried
      from skill_test_questions q join skill_test_revisions r on r.question_id = q.id
      where q.test_id = ${test_id} order by q.id, r.number desc`.execute(db)
  ).rows

async function loadTest(db: Kysely<DB>, { slug: id, title, summary, minutes, ...test }: CarriedTest, position: number) {
  await db
    .insertInto('skill_tests')
    .values({ id, title, summary, minutes, position })
    .onConflict((c) =>
      c.column('id').doUpdateSet({ title, summary, minutes, position }).where('skill_tests.edited', '=', false),
    )
    .execute()
  for (const [place, topic] of test.topics.entries()) {
    const row = {
      title: topic.title,
      draw: topic.draw,
      position: place,
      lesson_course_id: topic.lesson?.course_id ?? null,
      lesson_key: topic.lesson?.key ?? null,
    }
    await db
      .insertInto('skill_test_topics')
      .values({ test_id: id, key: topic.key, ...row })
      .onConflict((c) =>
        c
          .columns(['test_id', 'key'])
          .doUpdateSet(row)
          .where(sql<boolean>`not (select edited from skill_tests where id = ${id})`),
      )
      .execute()
  }
  const known = new Map((await newestOf(db, id)).map((row) => [row.key, row]))
  for (const { key, topic, difficulty, kind: _, ...content } of test.questions) {
    const before = known.get(key)
    if (before && (!before.carried || isDeepStrictEqual(before.content, content))) continue
    const question_id = before?.question_id ?? uuid()
    if (!before)
      await db
        .insertInto('skill_test_questions')
        .values({ id: question_id, test_id: id, topic, key, difficulty })
        .execute()
    await db
      .insertInto('skill_test_revisions')
      .values({
        id: uuid(),
        question_id,
        number: (before?.number ?? 0) + 1,
        content: JSON.stringify(content),
        carried: true,
        created_at: new Date().toISOString(),
      })
      .execute()
  }
}
