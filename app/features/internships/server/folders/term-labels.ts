import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { DraftTerms } from '../../wire/terms.ts'

const SOURCES = {
  institution_id: 'institutions',
  course_id: 'courses',
  area_id: 'job_areas',
  sub_area_id: 'job_areas',
  supervisor_id: 'company_managers',
  company_signer_id: 'company_managers',
} as const

/** The words of ids, for forms and for differences. */
export async function labelsOf(ctx: Ctx, all: readonly DraftTerms[]) {
  const asked = Object.entries(SOURCES).flatMap(([field, source]) =>
    all.flatMap((terms) => {
      const value = terms[field as keyof typeof SOURCES]
      return value ? [{ field, source, value: String(value) }] : []
    }),
  )
  if (!asked.length) return {}
  const { rows } = await sql<{ field: string; value: string; label: string }>`
    select distinct field, value, coalesce(case source
      when 'institutions' then (select name from institutions where id::text = value)
      when 'courses' then (select name from courses where id = value)
      when 'job_areas' then (select name from job_areas where id = value)
      when 'company_managers' then (select name from company_managers where id::text = value)
    end, value) as label
    from json_to_recordset(${JSON.stringify(asked)}::json) as a (field text, source text, value text)`.execute(ctx.db)
  return Object.fromEntries(
    Map.groupBy(rows, ({ field }) => field)
      .entries()
      .map(([field, found]) => [field, found.map(({ value, label }) => ({ value, label }))]),
  )
}
