import type { Contribution } from '#features/accounts/server/accounts.ts'
import { sql } from 'kysely'
import { atLeast, fileUrl } from '#features/files/server/files.ts'
import { roleName } from '#wire/person/roles.ts'

/** What a manager's session carries of the company and of the person's place in it. */
export const managerAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'CompanyManager') return {}
  const manager = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .select(['company_managers.id', 'company_managers.name', 'companies.slug', 'companies.name as company_name'])
    .select(atLeast(sql.ref('companies.avatar_file_id'), 96).as('avatar_file_id'))
    .where('login_id', '=', actor.login_id)
    .executeTakeFirstOrThrow()
  const roles = await ctx.db
    .selectFrom('company_manager_roles')
    .select('role_id')
    .where('company_manager_id', '=', manager.id)
    .orderBy('role_id')
    .execute()
  return {
    uuid: manager.id,
    first_name: manager.name.split(' ')[0]!,
    avatar: null,
    roles: roles.map(({ role_id }) => roleName(role_id)),
    company_slug: manager.slug,
    company_name: manager.company_name,
    company_avatar: manager.avatar_file_id && fileUrl(ctx, { id: manager.avatar_file_id, private: false }),
  }
}
