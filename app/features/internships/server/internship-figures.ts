import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'

const SOON_DAYS = 60

/** For a company's first page: internships that run today, and of these the ones that end soon. */
export async function internshipFigures(ctx: Ctx, tree: string[]) {
  const day = today(ctx.now)
  const { count, waiting } = await ctx.db
    .selectFrom('internships')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.countAll<number>().filterWhere('ends_on', '<=', today(ctx.now, SOON_DAYS)).as('waiting'),
    ])
    .where('company_id', 'in', tree)
    .where('agreed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('starts_on', '<=', day)
    .where('ends_on', '>=', day)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) }
}
