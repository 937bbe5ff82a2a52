import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { hasBegun } from './has-begun.ts'

const VIEWS = { name: 'job view', times: 1, seconds: 3600 }

/** Once an hour for each address, of a job that is there; nobody is told that a visit did not count. */
export async function viewJob(ctx: Ctx, slug: string) {
  const job = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '<>', 'draft')
    .where(hasBegun(ctx.now))
    .executeTakeFirst()
  if (!job) return
  try {
    ctx.limits.spend(VIEWS, `${ctx.network} ${job.id}`)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await sql`insert into job_views as v (job_id, day, views) select id, ${today(ctx.now)}::date, 1 from jobs where id =
    ${job.id}
    on conflict (job_id, day) do update set views = v.views + 1`.execute(ctx.db)
}
