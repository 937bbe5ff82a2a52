// Whom a report counts: one condition for figures, rows and files, so that none of them sees more than another.
import { type RawBuilder, sql } from 'kysely'
import { membershipIn, treeOf } from '#features/companies/server/companies.ts'
import { LAST_DAY, LIVED } from '#features/internships/server/internships.ts'
import { addDays, addMonths, lastDayOf } from '#features/internships/wire/law/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { startOfDay, today } from '#server/today.ts'
import type { Received } from '#wire/endpoint.ts'
import type { showReport } from '../wire/reports.ts'
import type { Narrowing } from '../wire/words.ts'

export type Filters = Received<typeof showReport>['query']
export type Span = { key: string; from: string; to: string }
export type Scope = { ctx: Ctx; tree: string[]; filters: Filters; now: Span; before: Span; months: Span[] }

const USUAL_MONTHS = 12

export function periodsOf(day: string, months: number) {
  const from = addMonths(`${day.slice(0, 7)}-01`, 1 - months)
  return {
    now: { key: 'now', from, to: day },
    // As many months earlier, until the same day: a month that is not over is compared with a part of one.
    before: { key: 'before', from: addMonths(from, -months), to: addMonths(day, -months) },
    months: Array.from({ length: months }, (_, n) => {
      const first = addMonths(from, n)
      const last = lastDayOf(first.slice(0, 7))
      return { key: first.slice(0, 7), from: first, to: last < day ? last : day }
    }),
  }
}

export async function scopeOf(ctx: Ctx, filters: Filters): Promise<Scope> {
  const tree = (await treeOf(ctx, membershipIn(ctx).company_id)).map(({ id }) => id)
  const { company_id, months = USUAL_MONTHS } = filters
  if (company_id !== undefined && !tree.includes(company_id))
    throw notFound('Não encontramos esta empresa entre as suas.')
  // Of a unit also what lies below it.
  const chosen = company_id === undefined ? tree : (await treeOf(ctx, company_id)).map(({ id }) => id)
  return { ctx, tree: chosen, filters, ...periodsOf(today(ctx.now), Number(months)) }
}

/** Of the company `c` and, where the report heeds studies, the terms `t` and the course `k`. */
export function narrowed({ filters }: Scope, by: readonly Narrowing[]): RawBuilder<boolean> {
  const { institution_id, course, state_id } = filters
  const parts = [
    by.includes('institution_id') && institution_id && sql<boolean>`t.institution_id = ${Number(institution_id)}`,
    by.includes('course') && course && sql<boolean>`coalesce(k.name, t.course_name) = ${course}`,
    by.includes('state_id') && state_id && sql<boolean>`c.state_id = ${state_id}`,
  ].filter((part) => part !== false && part !== undefined && part !== '')
  return parts.length ? sql.join(parts as RawBuilder<boolean>[], sql` and `) : sql<boolean>`true`
}

/** The companies that count, with where they are. Evaluated once for each, however many rows join it. */
export const companiesOf = ({ tree }: Scope) => sql`(
  select x.id, coalesce(x.trading_name, x.name) as shown_name, (select a.state_id from company_addresses a
    where a.company_id = x.id order by a.id limit 1) as state_id
  from companies x where x.id = any(${tree}::uuid[]) offset 0) c`

export const BY_ALL: Narrowing[] = ['company_id', 'institution_id', 'course', 'state_id']

const STUDIES = sql`left join internship_terms t on t.id = i.terms_id left join courses k on k.id = t.course_id`
const byStudies = ({ filters }: Scope) => Boolean(filters.institution_id || filters.course)

/**
 * Internships that everybody agreed on and that lasted a day at least. `studies`: with institution and course, which
 * cost a join of their own.
 */
export function lived(scope: Scope, { studies }: { studies: boolean }) {
  return sql`
    select i.id, i.user_info_id, i.starts_on, i.ends_on, i.ended_at, ${LAST_DAY} as last_on, i.company_id, c.state_id,
      i.supervisor_id, c.shown_name as company_name
      ${studies ? sql`, t.institution_id, coalesce(k.name, t.course_name) as course` : sql``}
    from internships i join ${companiesOf(scope)} on c.id = i.company_id
    ${studies || byStudies(scope) ? STUDIES : sql``}
    where i.company_id = any(${scope.tree}::uuid[]) and ${LIVED} and ${narrowed(scope, BY_ALL)}`
}

export const lengthOf = ({ from, to }: Span) => Math.round((Date.parse(addDays(to, 1)) - Date.parse(from)) / 86_400_000)

/** An instant within the days of a span, as Brasília has them. */
export const during = (instant: RawBuilder<unknown>, { from, to }: Span) => sql<boolean>`
  (${instant} >= ${startOfDay(from)}::timestamptz and ${instant} < ${startOfDay(addDays(to, 1))}::timestamptz)`
