// What was right, by topic; and how others did.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { LEAST_COMPARED } from '../wire/test-words.ts'

export type TopicResult = {
  title: string
  right: number
  total: number
  lesson_course_id: string | null
  lesson_key: string | null
}

/** Of a draw 'd' and its revision 'r'. */
export const IS_RIGHT = sql`exists (select from jsonb_array_elements(d.options) drawn
  join jsonb_array_elements(r.content -> 'options') told on told ->> 'key' = drawn ->> 1
  where drawn ->> 0 = d.option_id and (told ->> 'correct')::boolean)`

/** A question that was withdrawn counts only where it was right: so a withdrawal lowers no score. */
export async function topicsOf(ctx: Ctx, attempt_id: string): Promise<TopicResult[]> {
  const { rows } = await sql<TopicResult>`
    select t.title, t.lesson_course_id, t.lesson_key, count(*)::int as total,
      count(*) filter (where ${IS_RIGHT})::int as right
    from skill_test_draws d
    join skill_test_revisions r on r.id = d.revision_id
    join skill_test_questions q on q.id = r.question_id
    join skill_test_topics t on t.test_id = q.test_id and t.key = q.topic
    where d.attempt_id = ${attempt_id} and (q.withdrawn_at is null or ${IS_RIGHT})
    group by t.test_id, t.key order by t.position`.execute(ctx.db)
  return rows
}

export function scoreOf(topics: readonly TopicResult[]): number {
  const sum = (of: 'right' | 'total') => topics.reduce((all, topic) => all + topic[of], 0)
  return sum('total') === 0 ? 100 : Math.round((100 * sum('right')) / sum('total'))
}

/** Mid-rank among everybody's best, from 1 to 99 by fives; nothing while few have finished. */
export function percentileOf(score: number, bests: readonly number[]): number | null {
  if (bests.length < LEAST_COMPARED) return null
  const below = bests.filter((one) => one < score).length
  const equal = bests.filter((one) => one === score).length
  const percent = (100 * (below + equal / 2)) / bests.length
  return Math.min(99, Math.max(1, Math.round(percent / 5) * 5))
}

/**
 * Of an attempt 'a': by a person who is neither an operator nor invented. Addresses of the demonstration end in names
 * that nobody can own.
 */
export const IS_COMPARED = sql`exists (select from user_infos u join logins l on l.id = u.login_id
  where u.id = a.user_info_id and l.email !~ '[.](test|example)$' and not exists (
    select from logins o where o.user_type = 'Operator' and o.email = l.email))`

/** The best of each person who finished it and is compared. */
export async function bestsOf(ctx: Ctx, test_id: string): Promise<number[]> {
  const { rows } = await sql<{ best: number }>`select max(a.score)::int as best from skill_test_attempts a
    where a.test_id = ${test_id} and a.state = 'finished' and ${IS_COMPARED} group by a.user_info_id`.execute(ctx.db)
  return rows.map(({ best }) => best)
}
