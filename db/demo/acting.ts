// As one of the demonstration's people, for verbs that ask who acts. Undefined: somebody took the demonstration apart.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { roleName } from '#wire/person/roles.ts'

export async function managerActing(ctx: Ctx, email: string): Promise<Ctx | undefined> {
  const login = await loginByEmail(ctx, 'CompanyManager', email)
  if (!login) return undefined
  const rows = await ctx.db
    .selectFrom('company_managers as m')
    .leftJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .select(['m.id', 'm.company_id', 'r.role_id'])
    .where('m.login_id', '=', login.id)
    .where('m.deactivated_at', 'is', null)
    .execute()
  const [first] = rows
  if (!first) return undefined
  const roles = rows.flatMap(({ role_id }) => (role_id === null ? [] : [roleName(role_id)]))
  const membership = { manager_id: first.id, company_id: first.company_id, roles }
  return { ...ctx, actor: { user_type: 'CompanyManager', login_id: login.id, session_id: '', membership } }
}

export async function acting(ctx: Ctx, user_type: 'User' | 'Operator', email: string): Promise<Ctx | undefined> {
  const login = await loginByEmail(ctx, user_type, email)
  return login && { ...ctx, actor: { user_type, login_id: login.id, session_id: '' } }
}
