import { type RawBuilder, sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import type { listJobs } from '../../wire/board.ts'
import type { JobOrder } from '../../wire/job-words.ts'
import { cardsOf } from '../reading/job-cards.ts'
import type { Student } from '../reading/student.ts'
import { hasNoWords } from './search-words.ts'
import { type Understood, understand } from './understand.ts'

export type Filters = Omit<Received<typeof listJobs>['query'], 'page' | 'per_page' | 'sort'>
type Page = { page: number; per_page: number; sort?: JobOrder | undefined }

const anyOf = (column: string, values: readonly (string | number)[] | null | undefined, type: 'text' | 'int') =>
  values?.length ? sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])` : undefined

const companyOf = (key: string) =>
  isUuid(key)
    ? sql`${key}::uuid`
    : sql`(select id from companies where slug = ${key} union select company_id from company_old_slugs where slug =
      ${key})`

/** Every condition that a search has; a filter that is not set has none. */
export function conditionsOf(
  ctx: Ctx,
  filters: Filters,
  student: Student | undefined,
  understood: Understood | undefined,
): RawBuilder<unknown> {
  const { q, ies_jobs_only, course_id, salary_from, company_id, institution_id, program_id } = filters
  const all = [
    sql`shown_from <= ${ctx.now} and closes_at > ${ctx.now}`,
    q?.trim()
      ? understood
        ? sql`tsv @@ ${understood.query}::tsquery`
        : hasNoWords(q)
          ? sql`false`
          : undefined
      : undefined,
    anyOf('state_id', filters.state_id, 'text'),
    anyOf('city_id', filters.city_id, 'int'),
    filters.area_id?.length
      ? sql`(area_id = any(${filters.area_id}::text[]) or sub_area_id = any(${filters.area_id}::text[]))`
      : undefined,
    anyOf('job_type', filters.job_type, 'text'),
    anyOf('work_model', filters.work_model, 'text'),
    salary_from === undefined ? undefined : sql`salary >= ${salary_from}`,
    course_id?.length ? sql`(course_ids = '{}' or course_ids && ${course_id}::text[])` : undefined,
    filters.pcd ? sql`pcd` : undefined,
    filters.program_exclusive ? sql`program_exclusive` : undefined,
    program_id
      ? sql`job_id in (select j.id from jobs j join programs p on p.id = j.program_id where p.slug = ${program_id} or
        p.id::text = ${program_id})`
      : undefined,
    // Nothing is exclusive to whoever is no partner's student.
    ies_jobs_only?.trim()
      ? sql`institution_ids <> '{}' and institution_ids @> array[${student?.institution_id ?? -1}::int]`
      : undefined,
    company_id ? sql`company_id = ${companyOf(company_id)}` : undefined,
    institution_id
      ? sql`(institution_ids = '{}' or institution_ids @> array[(select p.institution_id from institution_partners p
        where (p.display_name = lower(${institution_id}) or p.institution_id::text = ${institution_id}) and
        ${agreementInForce(ctx)})])`
      : undefined,
  ]
  return sql.join(
    all.filter((one) => typeof one === 'object'),
    sql` and `,
  )
}

export const orderOf = (sort: JobOrder, understood: Understood | undefined) => {
  if (sort === 'closing') return sql`closes_at, job_id`
  if (sort === 'salary') return sql`salary desc nulls last, shown_from desc, job_id`
  if (sort === 'newest' || !understood) return sql`shown_from desc, job_id`
  return sql`ts_rank('{0.05, 0.2, 0.5, 1}', tsv, ${understood.query}::tsquery) desc, shown_from desc, job_id`
}

export const understoodIn = async (ctx: Ctx, { q }: Filters) => (q?.trim() ? understand(ctx, q) : undefined)

export const usualOrder = ({ q }: Filters): JobOrder => (q?.trim() ? 'relevance' : 'newest')

/**
 * Count and page are two statements, asked at once: a window count over a page costs thirteen times as much. The page
 * goes first, since the cards wait for it, and need not wait for the count.
 */
export async function findJobs(
  ctx: Ctx,
  filters: Filters,
  student: Student | undefined,
  { page, per_page, sort: asked }: Page,
) {
  const sort = asked ?? usualOrder(filters)
  const understood = await understoodIn(ctx, filters)
  const where = conditionsOf(ctx, filters, student, understood)
  // On a partner's board what is for its students alone comes first, until somebody asks for another order.
  const first = filters.institution_id && !asked && !understood ? sql`institution_ids <> '{}' desc, ` : sql``
  const cards = async () => {
    const { rows } = await sql<{
      job_id: string
    }>`select job_id from job_search where ${where} order by ${first}${orderOf(sort, understood)}
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
    return cardsOf(
      ctx,
      rows.map(({ job_id }) => job_id),
      student,
    )
  }
  const count = sql<{ n: number }>`select count(*)::int as n from job_search where ${where}`
  const [data, { rows }] = await Promise.all([cards(), count.execute(ctx.db)])
  return { data, ...totals(rows[0]!.n, per_page), searched_for: rows[0]!.n ? (understood?.searched_for ?? null) : null }
}
