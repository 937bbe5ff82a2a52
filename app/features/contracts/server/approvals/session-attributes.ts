import type { Contribution } from '#features/accounts/server/accounts.ts'
import { today } from '#server/today.ts'

/** Whoever stands in an approver's place today finds the room of approvals too. */
export const substituteAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'CompanyManager') return {}
  const day = today(ctx.now)
  const found = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('approval_substitutes as s', 's.substitute_id', 'm.id')
    .innerJoin('collaborator_profiles as p', 'p.company_manager_id', 's.manager_id')
    .innerJoin('company_managers as absent', 'absent.id', 's.manager_id')
    .select('s.id')
    .where('m.login_id', '=', actor.login_id)
    .where('p.contract_approver', '=', true)
    .where('absent.deactivated_at', 'is', null)
    .where('s.from_day', '<=', day)
    .where('s.until_day', '>=', day)
    .executeTakeFirst()
  return found ? { contract_approver: true } : {}
}
