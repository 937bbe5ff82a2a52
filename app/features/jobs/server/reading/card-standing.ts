import { sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import type { Unavailable } from '../../wire/job-words.ts'
import type { Student } from './student.ts'
import type { CardRow } from './job-cards.ts'

/**
 * Of what the board does not show. What is about to be listed again, or just left, is off the air whatever its
 * agreements are.
 */
const reasons = writtenOnce(
  (_, { ids }: { ids: string[] }) => sql<{
    id: string
    unavailable: Unavailable
  }>`select id, case when not ${onAir(sql.ref('j.company_id'))} then 'off_air' when status = 'paused' then
    'paused'
    when exists (select from job_institutions o where o.job_id = j.id)
      and not exists (select from job_institutions o join institution_partners p on p.institution_id =
        o.institution_id where o.job_id = j.id and p.settled_in_force is distinct from false) then 'unreachable' else
        'off_air' end as unavailable
    from jobs j where id = any(array(select unnest(${ids}::uuid[])))`,
)

/**
 * Why nobody can apply to each of them now; what is missing there can be applied to. Asked no further of what the board
 * shows.
 */
export async function unavailableAmong(ctx: Ctx, rows: CardRow[]) {
  const over = ({ status, closes_at }: CardRow) => status === 'closed' || Date.parse(closes_at!) <= ctx.now.getTime()
  const unlisted = rows.filter((row) => !row.listed && !over(row)).map(({ id }) => id)
  const told = unlisted.length ? await reasons(ctx, { ids: unlisted }) : []
  return new Map<string, Unavailable>([
    ...rows.filter(over).map(({ id }) => [id, 'closed'] as const),
    ...told.map(({ id, unavailable }) => [id, unavailable] as const),
  ])
}

export async function savedAmong(ctx: Ctx, { user_info_id }: Student, ids: string[]) {
  const { rows } = await sql<{
    job_id: string
  }>`select job_id from saved_jobs where user_info_id = ${user_info_id} and job_id = any(${ids}::uuid[])`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ job_id }) => job_id))
}
