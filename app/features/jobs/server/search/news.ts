import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Student } from '../reading/student.ts'
import { conditionsOf, type Filters, orderOf, understoodIn, usualOrder } from './find-jobs.ts'

/** What came on the air since then, and was not on the board when the search was saved. */
type News = { since: string; saved_at: string; search_id: string }

/**
 * The jobs that this person was never told of, in order. Found and written down in one statement: what is counted here
 * is told once, whatever else is written at this moment.
 */
export async function tellNews(
  ctx: Ctx,
  filters: Filters,
  student: Student,
  { since, saved_at, search_id }: News,
): Promise<string[]> {
  const understood = await understoodIn(ctx, filters)
  const { rows } = await sql<{ job_id: string }>`
    with told as (
      insert into told_jobs (user_info_id, job_id, told_at, saved_search_id)
      select ${student.user_info_id}, job_id, ${ctx.now}, ${search_id} from job_search
      where ${conditionsOf(ctx, filters, student, understood)} and on_air_since > ${since}
        and not exists (select from board_stays b where b.job_id = job_search.job_id and b.began_at <= ${saved_at} and
          b.ended_at > ${saved_at})
      on conflict do nothing returning job_id
    ) select job_id from told join job_search using (job_id) order by
      ${orderOf(usualOrder(filters), understood)}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}

/** To whom it was told, and who saw it: a job that is reopened is new to everybody. */
export async function forgetNews(ctx: Ctx, job_id: string) {
  for (const table of ['told_jobs', 'board_stays'] as const)
    await ctx.db.deleteFrom(table).where('job_id', '=', job_id).execute()
}
