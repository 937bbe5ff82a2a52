import type { Ctx } from '#server/context.ts'
import { OPEN_STATES } from '../wire/candidature-words.ts'

/** For a company's first page: who is in its processes, and of these who is new. */
export async function candidatureFigures(ctx: Ctx, tree: string[]) {
  const { count, waiting } = await ctx.db
    .selectFrom('candidatures')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.countAll<number>().filterWhere('state', '=', 'applied').as('waiting'),
    ])
    .where('company_id', 'in', tree)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) }
}
