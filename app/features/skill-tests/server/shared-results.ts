import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { bandOf, type SharedResult } from '#wire/person/shared-result.ts'

/** The best result of each test that the person shows. */
export async function sharedResults(ctx: Ctx, user_info_id: string): Promise<SharedResult[]> {
  const { rows } = await sql<{ title: string; score: number; finished_at: string }>`
    select distinct on (t.position, t.id) t.title, a.score, a.finished_at
    from skill_test_shares s
    join skill_tests t on t.id = s.test_id
    join skill_test_attempts a on a.test_id = t.id and a.user_info_id = s.user_info_id and a.state = 'finished'
    where s.user_info_id = ${user_info_id}
    order by t.position, t.id, a.score desc, a.finished_at desc`.execute(ctx.db)
  return rows.map(({ title, score, finished_at }) => ({
    title,
    band: bandOf(score),
    finished_on: today(new Date(finished_at)),
  }))
}
