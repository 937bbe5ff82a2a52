import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'

/** What is a manager's own is counted one after the other. */
export async function holdManager(ctx: Ctx) {
  const { manager_id } = membershipIn(ctx)
  await ctx.db.selectFrom('company_managers').select('id').where('id', '=', manager_id).forNoKeyUpdate().execute()
  return manager_id
}
