import { type RawBuilder, sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { hasNoWords, understand } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import type { Received } from '#wire/endpoint.ts'
import type { listCandidates } from '../../wire/bank.ts'

export type Filters = Omit<Received<typeof listCandidates>['query'], 'page' | 'per_page' | 'sort'>
export type Understood = NonNullable<Awaited<ReturnType<typeof understand>>>

export const understoodIn = async (ctx: Ctx, { q }: Filters) => (q?.trim() ? understand(ctx, q) : undefined)

const among = (column: string, values: readonly (string | number)[] | undefined, type: 'text' | 'int') =>
  values?.length ? sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])` : undefined
const any = (column: string, values: readonly string[] | undefined) =>
  values?.length ? sql`${sql.ref(column)} && ${values}::text[]` : undefined

/** Each language at least so well. */
export const spokenAs = ({ language_id, language_level = 'beginner' }: Filters) =>
  language_id?.map((id) => `${id}:${language_level}`)

function wordsAsked(q: string | undefined, understood: Understood | undefined) {
  if (!q?.trim()) return undefined
  if (understood) return sql`b.tsv @@ ${understood.query}::tsquery`
  return hasNoWords(q) ? sql`false` : undefined
}

/** What was asked, of rows b of bank_search. A filter that is not set has no condition. */
export function conditionsOf(ctx: Ctx, f: Filters, understood: Understood | undefined): RawBuilder<unknown>[] {
  const spoken = spokenAs(f)
  return [
    wordsAsked(f.q, understood),
    among('b.course_id', f.course_id, 'text'),
    among('b.university_id', f.university_id, 'int'),
    among('b.education_type', f.education_type, 'text'),
    among('b.period', f.period, 'text'),
    f.least_semester === undefined ? undefined : sql`b.semester >= ${f.least_semester}`,
    f.most_semester === undefined ? undefined : sql`b.semester <= ${f.most_semester}`,
    among('b.state_id', f.state_id, 'text'),
    among('b.city_id', f.city_id, 'int'),
    any('b.skill_ids', f.skill_id),
    any('b.software_ids', f.software_id),
    any('b.area_ids', f.area_id),
    spoken?.length ? sql`b.languages @> ${spoken}::text[]` : undefined,
    f.list_id
      ? sql`b.user_info_id in (select p.user_info_id from bank_list_people p join bank_lists l on l.id = p.list_id
          where l.id = ${f.list_id} and l.manager_id = ${membershipIn(ctx).manager_id})`
      : undefined,
  ].filter((one) => one !== undefined)
}
