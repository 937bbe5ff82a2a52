import { type RawBuilder, sql } from 'kysely'
import { companyReads } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import type * as z from 'zod/mini'
import { type CANDIDATURE_ORDERS, type CandidatureOrder, OPEN_STATES } from '../../wire/candidature-words.ts'
import type { pipelineFilters } from '../../wire/pipeline-filters.ts'
import { answerConditions, mostScoreOf, scoreOf } from '../questionnaire/answered.ts'
import { daysFrom } from '../due-date.ts'

export type Filters = z.output<z.ZodMiniObject<typeof pipelineFilters>>

const SOON_DAYS = 3

/**
 * What the person shows to companies counts, as long as this one reads them; what they keep to themselves finds nobody.
 */
export const shows = (now: Date, section: 'education' | 'city' | 'knowledge' | 'languages') =>
  sql<boolean>`(${sql.lit(section)} = any(u.visible_sections) and ${companyReads(now)})`

/** The name that the company knows, folded: for searching, and for putting in order. */
const knownName = sql<string>`coalesce(c.ended_search, u.search)`
export const ratingOf = sql<
  number | null
>`(select avg(stars)::float from candidature_ratings r where r.candidature_id = c.id)`

/** Once the process is over nobody waits for it any more. */
export const awaitsReview = sql<boolean>`(c.review_requested_at is not null and c.state = any(${[...OPEN_STATES]}))`

/** Whether the company had asked the person, in the candidate bank, before they applied. */
export const cameInvited = sql<boolean>`exists (select from bank_invitations v where v.job_id = c.job_id
  and v.user_info_id = c.user_info_id and v.created_at <= c.applied_at)`

/** Where it stands on the board, or why on none. */
export const columnOf = sql<string>`(case when c.state in ('withdrawn', 'ended') then c.state else c.stage end)`

/**
 * The conditions of a filter, for a query over candidatures c and user_infos u. Never age, sex, origin or anything else
 * that the vault holds.
 */
function conditions(ctx: Ctx, job_id: string, f: Filters): RawBuilder<unknown>[] {
  const among = (column: RawBuilder<unknown>, values: readonly unknown[] | undefined) =>
    values?.length ? [sql`${column}::text = any(${values.map(String)}::text[])`] : []
  return [
    sql`c.job_id = ${job_id}`,
    ...(f.q?.trim() ? [contains(knownName, f.q)] : []),
    ...among(
      sql`c.id`,
      f.candidature_id?.map((id) => id.toLowerCase()),
    ),
    ...(f.open ? [sql`c.state = any(${[...OPEN_STATES]})`] : []),
    ...among(columnOf, f.stage),
    ...(f.tag?.length
      ? [sql`exists (select from candidature_tags t where t.candidature_id = c.id and t.tag = any(${f.tag}::text[]))`]
      : []),
    ...among(sql`case when ${shows(ctx.now, 'education')} then u.course_id end`, f.course_id),
    ...among(sql`case when ${shows(ctx.now, 'education')} then u.university_id end`, f.university_id),
    ...(f.least_semester ? [sql`${shows(ctx.now, 'education')} and u.current_semester >= ${f.least_semester}`] : []),
    ...(f.state_id?.length
      ? [
          sql`${shows(ctx.now, 'city')} and exists (select from user_info_addresses a where a.user_info_id = u.id and
            a.state_id = any(${f.state_id}::text[]))`,
        ]
      : []),
    ...(f.city_id?.length
      ? [
          sql`${shows(ctx.now, 'city')} and exists (select from user_info_addresses a where a.user_info_id = u.id and
            a.city_id = any(${f.city_id}::int[]))`,
        ]
      : []),
    ...(f.language_id?.length
      ? [
          sql`${shows(ctx.now, 'languages')} and exists (select from user_languages s where s.user_info_id = u.id and
            s.language_id = any(${f.language_id}::text[]))`,
        ]
      : []),
    ...(f.skill_id?.length
      ? [
          sql`${shows(ctx.now, 'knowledge')} and exists (select from user_info_choices s where s.user_info_id = u.id
            and s.list = 'skills' and s.value = any(${f.skill_id}::text[]))`,
        ]
      : []),
    ...answerConditions(ctx.now, f.answer),
    ...(f.least_score ? [sql`${scoreOf(ctx.now)} * 100 >= ${f.least_score} * ${mostScoreOf(ctx.now)}`] : []),
    ...(f.least_rating ? [sql`${ratingOf} >= ${f.least_rating}`] : []),
    ...(f.review ? [awaitsReview] : []),
    ...(f.due ? [sql`c.answer_by <= ${daysFrom(ctx.now, SOON_DAYS)}`] : []),
  ]
}

export const where = (ctx: Ctx, job_id: string, filters: Filters) =>
  sql.join(
    conditions(ctx, job_id, filters).map((one) => sql`(${one})`),
    sql` and `,
  )

/** What a card shows of them: null where the person keeps it from companies. */
export const courseOf = (now: Date) =>
  sql<string | null>`(case when ${shows(now, 'education')} then (select name from courses where id = u.course_id) end)`
export const cityOf = (now: Date) =>
  sql<
    string | null
  >`(case when ${shows(now, 'city')} then (select coalesce(city.name || ', ' || a.state_id, a.city_name || ', ' ||
    (select name from countries where id = a.country_id)) from user_info_addresses a left join cities city on city.id =
    a.city_id where a.user_info_id = u.id) end)`

const BY: Record<(typeof CANDIDATURE_ORDERS)[number], (now: Date, columns: string[]) => RawBuilder<unknown>> = {
  name: () => knownName,
  stage: (_, columns) => sql`array_position(${columns}::text[], ${columnOf})`,
  course: courseOf,
  city: cityOf,
  rating: () => ratingOf,
  score: (now) => scoreOf(now),
  applied_at: () => sql`c.applied_at`,
  answer_by: () => sql`c.answer_by`,
}
const ALWAYS = new Set(['name', 'stage', 'applied_at'])

/** Whoever has none of it comes last, whichever way; the newest of equals before the others. */
export function orderOf(now: Date, order: CandidatureOrder, columns: string[]): RawBuilder<unknown> {
  const key = order.replace(/^-/, '') as keyof typeof BY
  const way = order.startsWith('-') ? sql`desc` : sql`asc`
  return sql`${BY[key](now, columns)}
    ${way}${ALWAYS.has(key) ? sql`` : sql` nulls last`}${key === 'applied_at' ? sql`` : sql`, c.applied_at desc`},
    c.id`
}
