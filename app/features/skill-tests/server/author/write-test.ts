// A new test, and the topics of one: what they are called, and how many questions each draws.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { slugOf } from '#wire/link/slug.ts'
import type { SentOf } from '#wire/record.ts'
import type { testRecord } from '../../wire/operator-tests.ts'
import type { Topic } from '../../wire/topics-field.ts'

const keyOf = (title: string, fallback: string) => `${slugOf(title) || fallback}-${uuid().slice(-6)}`

/** A topic keeps its key through other names: questions and results are known by it. */
export async function keepTopics(ctx: Ctx, test_id: string, topics: readonly Topic[]) {
  const before = await ctx.db
    .selectFrom('skill_test_topics')
    .select(['key', 'title'])
    .where('test_id', '=', test_id)
    .execute()
  const kept = topics.flatMap(({ key }) => key ?? [])
  if (new Set(kept).size !== kept.length || kept.some((key) => !before.some((topic) => topic.key === key)))
    throw invalid({ topics: 'Um dos assuntos não existe mais. Recarregue a página.' })
  for (const { key, title } of before.filter((topic) => !kept.includes(topic.key))) {
    const { rows } = await sql`select from skill_test_questions where test_id = ${test_id} and topic = ${key}
      limit 1`.execute(ctx.db)
    if (rows.length) throw invalid({ topics: `“${title}” já tem perguntas, e fica. Você pode mudar o nome.` })
    await ctx.db.deleteFrom('skill_test_topics').where('test_id', '=', test_id).where('key', '=', key).execute()
  }
  await ctx.db
    .insertInto('skill_test_topics')
    .values(
      topics.map(({ key, title, draw }, position) => ({
        test_id,
        key: key ?? keyOf(title, 'assunto'),
        title: title.trim(),
        draw,
        position,
      })),
    )
    .onConflict((c) =>
      c.columns(['test_id', 'key']).doUpdateSet((e) => ({
        title: e.ref('excluded.title'),
        draw: e.ref('excluded.draw'),
        position: e.ref('excluded.position'),
      })),
    )
    .execute()
}

/** Off the air until its bank is large enough. */
export async function createTest(ctx: Ctx, { title, summary, minutes, topics }: SentOf<typeof testRecord>) {
  const id = keyOf(title, 'teste')
  await sql`insert into skill_tests (id, title, summary, minutes, position, published, edited)
    select ${id}, ${title.trim()}, ${summary.trim()}, ${minutes}, coalesce(max(position) + 1, 0), false, true
    from skill_tests`.execute(ctx.db)
  await keepTopics(ctx, id, topics)
  return id
}
