import type { Ctx } from '#server/context.ts'

/** For a company's first page: programs that take candidatures now, and drafts that wait to be published. */
export async function programFigures(ctx: Ctx, tree: string[]) {
  const { count, waiting } = await ctx.db
    .selectFrom('programs')
    .select((e) => [
      e.fn
        .countAll<number>()
        .filterWhere('status', '=', 'published')
        .filterWhere('close_enrollment_at', '>', ctx.now.toISOString())
        .as('count'),
      e.fn.countAll<number>().filterWhere('status', '=', 'draft').as('waiting'),
    ])
    .where('company_id', 'in', tree)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) }
}
