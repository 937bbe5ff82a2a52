import { companiesAbove } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import type { FormRow } from './form-kind.ts'

const PERSONNEL = 3
const ADMINISTRATOR = 1

/** Of the company and of those above it: who drafts contracts, or where nobody does, who administers it. */
export async function draftersOf(ctx: Ctx, company_id: string) {
  const rows = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['l.email', 'r.role_id'])
    .where('m.company_id', 'in', await companiesAbove(ctx, company_id))
    .where('m.deactivated_at', 'is', null)
    .where('r.role_id', 'in', [PERSONNEL, ADMINISTRATOR])
    .execute()
  const personnel = rows.filter(({ role_id }) => role_id === PERSONNEL)
  return [...new Set((personnel.length ? personnel : rows).map(({ email }) => email))]
}

/** Whoever asked, as long as they work there; else who drafts in their place. */
export async function askerOf(ctx: Ctx, { created_by, company_id }: FormRow): Promise<string[]> {
  const above = await companiesAbove(ctx, company_id)
  const found = await ctx.db
    .selectFrom('logins as l')
    .leftJoin('company_managers as m', (join) =>
      join.onRef('m.login_id', '=', 'l.id').on('m.deactivated_at', 'is', null).on('m.company_id', 'in', above),
    )
    .select('l.email')
    .where('l.id', '=', created_by)
    .where('l.disabled_at', 'is', null)
    .where((e) => e.or([e('l.user_type', '=', 'Operator'), e('m.id', 'is not', null)]))
    .executeTakeFirst()
  return found ? [found.email] : draftersOf(ctx, company_id)
}
