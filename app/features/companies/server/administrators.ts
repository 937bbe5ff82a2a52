import type { Ctx } from '#server/context.ts'
import { ADMINISTRADOR } from '#wire/person/roles.ts'

/** Whoever works for a company today, by name and e-mail. */
export const workingManagers = (ctx: Ctx) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('m.deactivated_at', 'is', null)

const activeAt = (ctx: Ctx, company_id: string) =>
  workingManagers(ctx)
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .where('m.company_id', '=', company_id)
    .where('r.role_id', '=', ADMINISTRADOR)
    .where('l.released_at', 'is', null)
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
