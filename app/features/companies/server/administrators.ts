import type { Ctx } from '#server/context.ts'
import { ADMINISTRADOR } from '#wire/person/roles.ts'

const activeAt = (ctx: Ctx, company_id: string) =>
  ctx.db
    .selectFrom('company_managers')
    .innerJoin('company_manager_roles', 'company_manager_roles.company_manager_id', 'company_managers.id')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .select(['company_managers.name', 'logins.email'])
    .where('company_id', '=', company_id)
    .where('role_id', '=', ADMINISTRADOR)
    .where('deactivated_at', 'is', null)
    .where('released_at', 'is', null)
    .execute()

/**
 * Who hears of what becomes of a company: every active Administrador of it; of a branch without one, those of the
 * nearest company above.
 */
export async function administratorsOf(ctx: Ctx, company_id: string) {
  const { name: company } = await ctx.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  for (let at: string | null = company_id; at;) {
    const people = await activeAt(ctx, at)
    if (people.length) return people.map((one) => ({ ...one, company }))
    at = (await ctx.db.selectFrom('companies').select('parent_id').where('id', '=', at).executeTakeFirstOrThrow())
      .parent_id
  }
  return []
}
