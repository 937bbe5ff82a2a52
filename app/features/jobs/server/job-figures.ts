import type { Ctx } from '#server/context.ts'

/** For a company's first page: what is published, and the drafts that wait to be. */
export async function jobFigures(ctx: Ctx, tree: string[]) {
  const { count, waiting } = await ctx.db
    .selectFrom('jobs')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('status', '=', 'published').as('count'),
      e.fn.countAll<number>().filterWhere('status', '=', 'draft').as('waiting'),
    ])
    .where('company_id', 'in', tree)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) }
}
