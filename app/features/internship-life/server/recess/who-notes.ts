import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

/** The manager who writes it down, by name: the row tells it however long it is kept. */
export async function whoNotes(ctx: Ctx) {
  const { name } = await ctx.db
    .selectFrom('company_managers')
    .select('name')
    .where('id', '=', membershipIn(ctx).manager_id)
    .executeTakeFirstOrThrow()
  return { noted_by: name, noted_by_login: (ctx.actor as SignedIn).login_id }
}
