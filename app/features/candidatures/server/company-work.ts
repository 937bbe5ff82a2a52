import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { OPEN_STATES } from '../wire/candidature-words.ts'
import { knownAs } from './candidature-rows.ts'
import { daysFrom } from './due-date.ts'
import { awaitsReview, cameInvited } from './pipeline/filtered.ts'

/** A date lies so near that it belongs to the week's work. */
export const WEEK_DAYS = 7
/** Of each kind as many rows as somebody reads; the rest is counted. */
const MOST_SHOWN = 5

type Newcomers = { job_id: string; title: string; new: number; invited: number; all: number; last_at: string }
type Review = { id: string; job_id: string; name: string; title: string; answer_by: string | null; overdue: boolean }
type Replies = {
  job_id: string
  title: string
  count: number
  overdue: number
  first_by: string
  /** The only one, for a way straight to that person. */ id: string | null
  name: string
}

const FROM = sql`candidatures c join jobs j on j.id = c.job_id join user_infos u on u.id = c.user_info_id`
const isOpen = sql<boolean>`c.state = any(${[...OPEN_STATES]})`

/** What a company's recruiters have to do: who is new, who asked for a review, and who is owed an answer this week. */
export async function companyWork(ctx: Ctx, tree: string[]) {
  const ours = sql`j.company_id = any(${tree}::uuid[])`
  const newcomers = await first(
    ctx,
    sql<Newcomers & Whole>`
    select j.id as job_id, j.title, (count(*) filter (where c.state = 'applied'))::int as new,
      (count(*) filter (where c.state = 'applied' and ${cameInvited}))::int as invited, count(*)::int as all,
      (sum(count(*) filter (where c.state = 'applied')) over ())::int as people, (count(*) over ())::int as rows_in_all,
      max(c.applied_at) filter (where c.state = 'applied') as last_at
    from ${FROM} where ${ours} and ${isOpen} group by j.id having bool_or(c.state = 'applied')
    order by new desc, last_at desc, j.id limit ${MOST_SHOWN}`,
  )
  const reviews = await first(
    ctx,
    sql<Review & Whole>`
    select c.id, c.job_id, ${knownAs} as name, j.title, c.answer_by,
      coalesce(c.answer_by < ${ctx.now}, false) as overdue,
      (count(*) over ())::int as people, (count(*) over ())::int as rows_in_all
    from ${FROM} where ${ours} and ${awaitsReview} order by c.answer_by, c.id
    limit ${MOST_SHOWN}`,
  )
  const replies = await first(
    ctx,
    sql<Replies & Whole>`
    select j.id as job_id, j.title, count(*)::int as count,
      (count(*) filter (where c.answer_by < ${ctx.now}))::int as overdue, min(c.answer_by) as first_by,
      case when count(*) = 1 then min(c.id::text) end as id,
      (array_agg(${knownAs} order by c.answer_by, c.id))[1] as name,
      (sum(count(*)) over ())::int as people, (count(*) over ())::int as rows_in_all
    from ${FROM} where ${ours} and ${isOpen} and not ${awaitsReview} and c.answer_by < ${daysFrom(ctx.now, WEEK_DAYS)}
    group by j.id order by first_by, j.id limit ${MOST_SHOWN}`,
  )
  return { newcomers, reviews, replies }
}

/** Of everything that the query finds: the people in it, and its rows. */
type Whole = { people: number; rows_in_all: number }

/** The first rows, how many people there are in all of them, and how many rows are left out. */
async function first<T extends Whole>(ctx: Ctx, query: RawBuilder<T>) {
  const { rows } = await query.execute(ctx.db)
  const [{ people, rows_in_all } = { people: 0, rows_in_all: 0 }] = rows
  return {
    rows: rows.map(({ people: _, rows_in_all: __, ...row }) => row),
    people,
    beyond: rows_in_all - rows.length,
  }
}
