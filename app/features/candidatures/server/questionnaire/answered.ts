// Answers as conditions and columns of a query over candidatures c and user_infos u, while the company reads the person.
import { type RawBuilder, sql } from 'kysely'
import { companyReads } from '#features/candidates/server/candidates.ts'

/** The set that came with the candidature as it is now. */
const CURRENT = sql`s.candidature_id = c.id and s.sent_at = c.applied_at`

const ofSet = (now: Date, column: RawBuilder<unknown>) =>
  sql<number | null>`(case when ${companyReads(now)} then (select ${column} from answer_sets s where ${CURRENT}) end)`
export const scoreOf = (now: Date) => ofSet(now, sql`s.score`)
export const mostScoreOf = (now: Date) => ofSet(now, sql`s.most_score`)

/** One of the options of each question that is asked for. */
export function answerConditions(now: Date, asked: readonly string[] = []): RawBuilder<unknown>[] {
  const pairs = asked.map((one) => [one.slice(0, one.lastIndexOf(':')), one.slice(one.lastIndexOf(':') + 1)] as const)
  return [...Map.groupBy(pairs, ([question]) => question)].map(
    ([
      question,
      all,
    ]) => sql`${companyReads(now)} and exists (select from answer_sets s join answers a on a.set_id = s.id
      where ${CURRENT} and a.question_id = ${question} and a.option_ids && ${all.map(([, option]) => option)}::text[])`,
  )
}
