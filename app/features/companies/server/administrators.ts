import type { Ctx } from '#server/context.ts'
import { ADMINISTRADOR } from '#wire/roles.ts'

/** Who hears of what becomes of a company: every active Administrador of it. */
export const administratorsOf = (ctx: Ctx, company_id: string) =>
  ctx.db
    .selectFrom('company_managers')
    .innerJoin('company_manager_roles', 'company_manager_roles.company_manager_id', 'company_managers.id')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.name', 'logins.email', 'companies.name as company'])
    .where('company_id', '=', company_id)
    .where('role_id', '=', ADMINISTRADOR)
    .where('deactivated_at', 'is', null)
    .where('released_at', 'is', null)
    .execute()
