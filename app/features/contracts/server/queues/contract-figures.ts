import type { Ctx } from '#server/context.ts'

const OVER = ['created', 'not_defined', 'completed', 'voided'] as const

/** For a company's first page: contracts on their way, and of these the ones that its own people hold. */
export async function contractFigures(ctx: Ctx, tree: string[]) {
  const { count, waiting } = await ctx.db
    .selectFrom('envelopes')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.countAll<number>().filterWhere('holder', '=', 'company_sign').as('waiting'),
    ])
    .where('company_id', 'in', tree)
    .where('state', 'not in', OVER)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) }
}

export async function documentFigures(ctx: Ctx, tree: string[]) {
  const { count } = await ctx.db
    .selectFrom('envelopes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('company_id', 'in', tree)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: 0 }
}
