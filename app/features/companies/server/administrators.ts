import type { Ctx } from '#server/context.ts'
import { ADMINISTRADOR, PERSONNEL, RECRUITER, type RoleId } from '#wire/person/roles.ts'

/** Whoever works for a company today, by name and e-mail. */
export const workingManagers = (ctx: Ctx) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('m.deactivated_at', 'is', null)

const activeAt = (ctx: Ctx, company_id: string, roles: readonly RoleId[]) =>
  workingManagers(ctx)
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .distinct()
    .where('m.company_id', '=', company_id)
    .where('r.role_id', 'in', roles)
    .where('l.released_at', 'is', null)
    .where('l.disabled_at', 'is', null)
    .orderBy('l.email')
    .execute()

/** Of a company; of a branch without any, those of the nearest company above that has some. */
export async function nearestWith(ctx: Ctx, company_id: string, roles: readonly RoleId[]) {
  for (let at: string | null = company_id; at;) {
    const people = await activeAt(ctx, at, roles)
    if (people.length) return people
    at = (await ctx.db.selectFrom('companies').select('parent_id').where('id', '=', at).executeTakeFirstOrThrow())
      .parent_id
  }
  return []
}

/** Who hears of what is due in a company's contracts. */
export const contractKeepers = (ctx: Ctx, company_id: string) =>
  nearestWith(ctx, company_id, [ADMINISTRADOR, PERSONNEL])

/** Who answers for a company at fairs. */
export const eventKeepers = (ctx: Ctx, company_id: string) => nearestWith(ctx, company_id, [ADMINISTRADOR, RECRUITER])

/** Who hears of what becomes of a company. */
export async function administratorsOf(ctx: Ctx, company_id: string) {
  const { name: company, manager_confirmed_at } = await ctx.db
    .selectFrom('companies')
    .select(['name', 'manager_confirmed_at'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  return (await nearestWith(ctx, company_id, [ADMINISTRADOR])).map((one) => ({
    ...one,
    company,
    confirmed: manager_confirmed_at !== null,
  }))
}
