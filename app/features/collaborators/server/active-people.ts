import type { Ctx } from '#server/context.ts'
import type { Figure } from '#server/feature.ts'

/** Who has taken up the invitation, and who has not yet. */
export async function activePeople(ctx: Ctx, tree: string[]): Promise<Figure> {
  const { count, waiting } = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .select((e) => [e.fn.count<number>('password_hash').as('count'), e.fn.countAll<number>().as('waiting')])
    .where('company_id', 'in', tree)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting) - Number(count) }
}
