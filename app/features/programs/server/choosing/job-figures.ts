import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

/** Of each job of a program, how many people chose it, and how many of them before any other. */
export async function jobFiguresOf(ctx: Ctx, program_id: string) {
  const { rows } = await sql<{ id: string; title: string; people: number; first: number }>`
    with chosen as (
      select c.job_id, c.user_info_id, row_number() over (partition by c.user_info_id
        order by array_position(pp.job_ids, c.job_id) nulls last, c.applied_at, c.id) as place
      from candidatures c join jobs j on j.id = c.job_id
        left join program_people pp on pp.program_id = j.program_id and pp.user_info_id = c.user_info_id
      where j.program_id = ${program_id} and c.state <> 'withdrawn'
    )
    select j.id, j.title, count(chosen.user_info_id)::int as people,
      (count(*) filter (where chosen.place = 1))::int as first
    from jobs j left join chosen on chosen.job_id = j.id where j.program_id = ${program_id}
    group by j.id, j.title, j.created_at order by j.created_at, j.id`.execute(ctx.db)
  return rows
}
