import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { SavedFilters } from './saved-searches.ts'

/** What people call the ids that a search holds. Of a company only what its page tells. */
export async function namesIn(
  ctx: Ctx,
  { state_id = [], city_id = [], area_id = [], course_id = [], company_id }: SavedFilters,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select 'state_id:' || id as key, name from states where id = any(${state_id}::text[])
    union all select 'city_id:' || id, name || ', ' || state_id from cities where id = any(${city_id}::int[])
    union all select 'area_id:' || id, name from job_areas where id = any(${area_id}::text[])
    union all select 'course_id:' || id, name from courses where id = any(${course_id}::text[])
    union all select 'company_id', coalesce(trading_name, name) from companies where verification <>
      'pendente'
      and (id::text = ${company_id ?? null} or slug = ${company_id ?? null} or id in (select company_id from
        company_old_slugs where slug = ${company_id ?? null}))`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]))
}
