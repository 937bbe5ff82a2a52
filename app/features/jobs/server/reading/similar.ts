import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

const MOST = 4

type Of = { id: string; area_id: string; sub_area_id: string | null; city_id: number | null; job_type: string | null }

/**
 * Open to everybody: of the same area first, then of the same kind in another, looked for only where the area has
 * too few.
 */
export async function similarTo(ctx: Ctx, { id, area_id, sub_area_id, city_id, job_type }: Of): Promise<string[]> {
  const same = (column: string, value: unknown) => sql`coalesce(${sql.ref(column)} = ${value}, false)::int`
  const place_and_kind = sql`${same('city_id', city_id)} * 2 + ${same('job_type', job_type)}`
  /** Of the newest, the nearest first. */
  const nearest = (which: RawBuilder<unknown>, nearness: RawBuilder<unknown>) => sql`
    select job_id, row_number() over (order by ${nearness} desc, shown_from desc, job_id) as at from (
      select job_id, sub_area_id, city_id, job_type, shown_from from job_search
      where ${which} and job_id <> ${id} and institution_ids = '{}' and shown_from <= ${ctx.now} and closes_at >
        ${ctx.now}
      order by shown_from desc limit 200
    ) newest order by at limit ${MOST}`
  const elsewhere = sql`(select count(*) from near) < ${MOST} and area_id <> ${area_id} and job_type = ${job_type}`
  const { rows } = await sql<{ job_id: string }>`
    with near as materialized
      (${nearest(sql`area_id = ${area_id}`, sql`${same('sub_area_id', sub_area_id)} * 3 + ${place_and_kind}`)}),
      far as
        (${nearest(elsewhere, place_and_kind)})
    select job_id from (select 0 as part, * from near union all select 1, * from far) found order by part, at
      limit
      ${MOST}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}
