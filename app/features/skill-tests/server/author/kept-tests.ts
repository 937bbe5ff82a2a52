// Tests as the operator reads and changes them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { invalid, notFound, stale } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { columnsOf } from '#wire/record.ts'
import { type listKeptTests, type showKeptTest, type changeTest, testRecord } from '../../wire/operator-tests.ts'
import { BANK_FACTOR } from '../../wire/test-words.ts'
import { IS_COMPARED } from '../score.ts'
import { keepTopics } from './write-test.ts'

type Kept = Answer<typeof showKeptTest>['data']
type Row = Omit<Kept['attributes'], 'topics'> & { id: string; topics: Kept['attributes']['topics'] | null }

async function resources(ctx: Ctx, where: RawBuilder<unknown>): Promise<Kept[]> {
  const { rows } = await sql<Row>`
    select t.id, t.title, t.summary, t.minutes, t.published, t.lock_version,
      (select jsonb_agg(jsonb_build_object('key', p.key, 'title', p.title, 'draw', p.draw,
          'least', p.draw * ${BANK_FACTOR}::int,
          'bank', (select count(*) from skill_test_questions q
            where q.test_id = p.test_id and q.topic = p.key and q.withdrawn_at is null)) order by p.position)
        from skill_test_topics p where p.test_id = t.id) as topics,
      (select count(distinct a.user_info_id)::int from skill_test_attempts a
        where a.test_id = t.id and a.state = 'finished' and ${IS_COMPARED}) as people
    from skill_tests t where ${where} order by t.position, t.id`.execute(ctx.db)
  return rows.map(({ id, topics, ...of }) => ({
    id,
    type: 'kept_skill_test',
    attributes: { ...of, topics: topics ?? [] },
  }))
}

/** There are few. */
export async function listKept(ctx: Ctx, { q, page, per_page }: Received<typeof listKeptTests>['query']) {
  const found = await resources(ctx, q?.trim() ? contains(sql`fold(t.title)`, q) : sql`true`)
  return {
    collection: { data: found.slice((page - 1) * per_page, page * per_page) },
    ...totals(found.length, per_page),
  }
}

export async function showKept(ctx: Ctx, id: string): Promise<{ data: Kept }> {
  const [data] = await resources(ctx, sql`t.id = ${id}`)
  if (!data) throw notFound('Não encontramos este teste.')
  return { data }
}

/** Nobody else changes the test until the transaction ends. */
export async function heldTest(ctx: Ctx, id: string): Promise<Kept['attributes']> {
  await sql`select id from skill_tests where id = ${id} for update`.execute(ctx.db)
  return (await showKept(ctx, id)).data.attributes
}

type Change = Received<typeof changeTest>['body']['test']

function refuseShort(topics: Kept['attributes']['topics']) {
  const short = topics.filter(({ bank, least }) => bank < least)
  if (short.length > 0 || topics.length === 0)
    throw invalid({
      topics: short.length
        ? short.map(({ title, bank, least }) => `${title}: ${bank} de ${least} perguntas`).join('; ')
        : 'Inclua ao menos um assunto',
    })
}

/** Whoever began keeps the time that they began with, and what was drawn. */
export async function changeKept(ctx: Ctx, id: string, { lock_version, topics, ...sent }: Change): Promise<string> {
  const test = await heldTest(ctx, id)
  if (test.lock_version !== lock_version) throw stale(await showKept(ctx, id))
  await ctx.db
    .updateTable('skill_tests')
    .set({ ...columnsOf(testRecord, sent), edited: true, lock_version: lock_version + 1 })
    .where('id', '=', id)
    .execute()
  if (topics) await keepTopics(ctx, id, topics)
  if (topics && test.published) refuseShort((await showKept(ctx, id)).data.attributes.topics)
  return id
}

/** With so many questions that the next tries repeat none. */
export async function publishTest(ctx: Ctx, id: string, published: boolean): Promise<string> {
  const { topics } = await heldTest(ctx, id)
  if (published) refuseShort(topics)
  await ctx.db.updateTable('skill_tests').set({ published }).where('id', '=', id).execute()
  return id
}
