import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Attempt } from './attempt-rows.ts'

export type TestRow = {
  id: string
  title: string
  summary: string
  minutes: number
  questions: number
  topics: string[]
  attempt_id: string | null
  state: Attempt['state'] | null
  last_start: string | null
  best: number | null
  shared: boolean
}

/** The published tests with what one person did of them; of a named one also what is published no more. */
export async function testsFor(ctx: Ctx, user_info_id: string, id?: string): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.id, t.title, t.summary, t.minutes,
      (select sum(draw)::int from skill_test_topics p where p.test_id = t.id) as questions,
      (select array_agg(title order by position) from skill_test_topics p where p.test_id = t.id) as topics,
      last.id as attempt_id, last.state,
      (select max(started_at) from skill_test_attempts a
        where a.user_info_id = ${user_info_id} and a.test_id = t.id and a.state = 'finished') as last_start,
      (select max(score)::int from skill_test_attempts a
        where a.user_info_id = ${user_info_id} and a.test_id = t.id and a.state = 'finished') as best,
      exists (select from skill_test_shares s
        where s.user_info_id = ${user_info_id} and s.test_id = t.id) as shared
    from skill_tests t
    left join lateral (
      select a.id, a.state from skill_test_attempts a
      where a.user_info_id = ${user_info_id} and a.test_id = t.id and a.state <> 'annulled'
      order by a.created_at desc limit 1
    ) last on true
    where ${id === undefined ? sql`t.published` : sql`t.id = ${id}`}
    order by t.position, t.id`.execute(ctx.db)
  return rows
}
