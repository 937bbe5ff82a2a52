import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'

/** Whoever acts for a company acts for those below it. Undefined: nobody who works there today. */
export async function employeeOf(ctx: Ctx, company_id: string, manager_id: string) {
  const manager = await ctx.db
    .selectFrom('company_managers')
    .select(['id', 'name', 'company_id'])
    .where('id', '=', manager_id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!manager) return undefined
  const below = await treeOf(ctx, manager.company_id)
  return below.some(({ id }) => id === company_id) ? manager : undefined
}
