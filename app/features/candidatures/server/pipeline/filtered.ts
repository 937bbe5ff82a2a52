import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import type * as z from 'zod/mini'
import type { CandidatureOrder } from '../../wire/candidature-words.ts'
import type { pipelineFilters } from '../../wire/pipeline.ts'
import { daysFrom } from '../due-date.ts'

export type Filters = z.output<z.ZodMiniObject<typeof pipelineFilters>>

const SOON_DAYS = 3

/** What the person shows to companies counts; what they keep to themselves finds nobody. */
export const shows = (section: 'education' | 'city' | 'knowledge' | 'languages') => sql<boolean>`${sql.lit(section)} = any(u.visible_sections)`
export const ratingOf = sql<number | null>`(select avg(stars)::float from candidature_ratings r where r.candidature_id = c.id)`

/** The conditions of a filter, for a query over candidatures c and user_infos u. Never age, sex, origin or anything else that the vault holds. */
function conditions(ctx: Ctx, job_id: string, f: Filters): RawBuilder<unknown>[] {
  const among = (column: RawBuilder<unknown>, values: readonly unknown[] | undefined) => (values?.length ? [sql`${column}::text = any(${values.map(String)}::text[])`] : [])
  return [
    sql`c.job_id = ${job_id}`,
    ...(f.q?.trim() ? [contains(sql`u.search`, f.q)] : []),
    ...among(sql`case when c.state in ('withdrawn', 'ended') then c.state else c.stage end`, f.stage),
    ...(f.tag?.length ? [sql`exists (select from candidature_tags t where t.candidature_id = c.id and t.tag = any(${f.tag}::text[]))`] : []),
    ...among(sql`case when ${shows('education')} then u.course_id end`, f.course_id),
    ...among(sql`case when ${shows('education')} then u.university_id end`, f.university_id),
    ...(f.least_semester ? [sql`${shows('education')} and u.current_semester >= ${f.least_semester}`] : []),
    ...(f.state_id?.length ? [sql`${shows('city')} and exists (select from user_info_addresses a where a.user_info_id = u.id and a.state_id = any(${f.state_id}::text[]))`] : []),
    ...(f.city_id?.length ? [sql`${shows('city')} and exists (select from user_info_addresses a where a.user_info_id = u.id and a.city_id = any(${f.city_id}::int[]))`] : []),
    ...(f.language_id?.length ? [sql`${shows('languages')} and exists (select from user_languages s where s.user_info_id = u.id and s.language_id = any(${f.language_id}::text[]))`] : []),
    ...(f.skill_id?.length ? [sql`${shows('knowledge')} and exists (select from user_info_choices s where s.user_info_id = u.id and s.list = 'skills' and s.value = any(${f.skill_id}::text[]))`] : []),
    ...(f.least_rating ? [sql`${ratingOf} >= ${f.least_rating}`] : []),
    ...(f.review ? [sql`c.review_requested_at is not null`] : []),
    ...(f.due ? [sql`c.answer_by <= ${daysFrom(ctx.now, SOON_DAYS)}`] : []),
  ]
}

export const where = (ctx: Ctx, job_id: string, filters: Filters) => sql.join(conditions(ctx, job_id, filters).map((one) => sql`(${one})`), sql` and `)

export const ORDERS: Record<CandidatureOrder, RawBuilder<unknown>> = {
  newest: sql`c.applied_at desc, c.id`,
  oldest: sql`c.applied_at, c.id`,
  rating: sql`${ratingOf} desc nulls last, c.applied_at desc, c.id`,
  due: sql`c.answer_by nulls last, c.id`,
  name: sql`u.search, c.id`,
}
