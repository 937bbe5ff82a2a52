import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { hasBegun } from './has-begun.ts'

/** Once an hour for each address; nobody is told that a visit did not count. */
export async function viewJob(ctx: Ctx, slug: string) {
  try {
    ctx.limits.spend({ name: 'job view', times: 1, seconds: 3600 }, `${ctx.network} ${slug}`)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await sql`insert into job_views as v (job_id, day, views) select id, ${today(ctx.now)}::date, 1 from jobs where slug = ${slug} and status <> 'draft' and ${hasBegun(ctx.now)}
    on conflict (job_id, day) do update set views = v.views + 1`.execute(ctx.db)
}
