import { onAir } from '#features/companies/server/companies.ts'
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

const WEEK_DAYS = 7
const MOST_SHOWN = 5

/** Published jobs whose applications end within a week, the next one first, and how many are left out. */
export async function closingJobs(ctx: Ctx, tree: string[]) {
  const found = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'closes_at'])
    .select(sql<number>`(count(*) over ())::int`.as('in_all'))
    .where('company_id', 'in', tree)
    .where('status', '=', 'published')
    .where(onAir(sql.ref('company_id')), '=', true)
    .where('closes_at', '>', ctx.now.toISOString())
    .where('closes_at', '<', new Date(ctx.now.getTime() + WEEK_DAYS * 86_400_000).toISOString())
    .orderBy('closes_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .$narrowType<{ closes_at: string }>()
    .execute()
  const rows = found.map(({ in_all: _, ...row }) => row)
  return { rows, beyond: (found[0]?.in_all ?? 0) - rows.length }
}

/** Whether the company has a job that was published, whatever became of it. */
export const hasPublished = async (ctx: Ctx, tree: string[]) =>
  (await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', 'in', tree)
    .where('status', '<>', 'draft')
    .limit(1)
    .executeTakeFirst()) !== undefined
