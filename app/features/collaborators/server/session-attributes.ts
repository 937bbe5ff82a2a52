import type { Contribution } from '#features/accounts/server/accounts.ts'

/** The flag that opens the contracts to approve, whatever the roles. */
export const approverAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'CompanyManager') return {}
  const profile = await ctx.db
    .selectFrom('collaborator_profiles')
    .innerJoin('company_managers', 'company_managers.id', 'collaborator_profiles.company_manager_id')
    .select('contract_approver')
    .where('login_id', '=', actor.login_id)
    .executeTakeFirst()
  return { contract_approver: profile?.contract_approver ?? false }
}
