// Letters go to whoever began something, as long as they keep contracts there.
import { contractKeepers, workingManagers } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { ROLES, rolesFor } from '#wire/person/roles.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Recipient } from './recipients.ts'

const names = rolesFor('CONTRACTS')
const KEEP = Object.entries(ROLES).flatMap(([id, name]) => (names.includes(name) ? [Number(id)] : []))

/** A colleague by their roles in the company or above it; anybody else by an account that is open. */
async function stillKeeps(ctx: Ctx, login_id: string, company_id: string): Promise<Recipient | undefined> {
  const login = await ctx.db
    .selectFrom('logins')
    .select(['email', 'user_type'])
    .where('id', '=', login_id)
    .where('disabled_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  if (login?.user_type !== 'CompanyManager') return login && { name: null, email: login.email }
  return workingManagers(ctx)
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .where('l.id', '=', login_id)
    .where('m.company_id', 'in', await companiesAbove(ctx, company_id))
    .where('r.role_id', 'in', KEEP)
    .executeTakeFirst()
}

/** Who began it; else whoever keeps the contracts of the company now. */
export async function keepersNow(ctx: Ctx, login_id: string | null, company_id: string): Promise<Recipient[]> {
  const found = login_id === null ? undefined : await stillKeeps(ctx, login_id, company_id)
  return found ? [found] : contractKeepers(ctx, company_id)
}
