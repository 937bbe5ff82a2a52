import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

const MOST = 4

type Of = { id: string; area_id: string; sub_area_id: string | null; city_id: number | null; job_type: string | null }

/** Open to everybody: of the same area first, then of another at the same place or of the same kind. */
export async function similarTo(ctx: Ctx, job: Of): Promise<string[]> {
  const near = await ofItsArea(ctx, job)
  return near.length < MOST ? [...near, ...(await ofItsPlaceOrKind(ctx, job, MOST - near.length))] : near
}

async function ofItsPlaceOrKind(ctx: Ctx, { id, area_id, city_id, job_type }: Of, most: number) {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from (
      select job_id, city_id, job_type, shown_from from job_search
      where area_id <> ${area_id} and (city_id = ${city_id} or job_type = ${job_type}) and job_id <> ${id} and institution_ids = '{}' and shown_from <= ${ctx.now} and closes_at > ${ctx.now}
      order by shown_from desc limit 200
    ) far
    order by (coalesce(city_id = ${city_id}, false))::int * 2 + (job_type = ${job_type})::int desc, shown_from desc, job_id limit ${most}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}

/** The nearest kind and place first. */
async function ofItsArea(ctx: Ctx, { id, area_id, sub_area_id, city_id, job_type }: Of) {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from (
      select job_id, sub_area_id, city_id, job_type, shown_from from job_search
      where area_id = ${area_id} and job_id <> ${id} and institution_ids = '{}' and shown_from <= ${ctx.now} and closes_at > ${ctx.now}
      order by shown_from desc limit 200
    ) near
    order by (coalesce(sub_area_id = ${sub_area_id}, false))::int * 3 + (coalesce(city_id = ${city_id}, false))::int * 2 + (job_type = ${job_type})::int * 2 desc, shown_from desc, job_id limit ${MOST}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}
