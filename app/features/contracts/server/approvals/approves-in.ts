// Where somebody approves: with the flag what lies below the own company; in an approver's place what lies below
// theirs, and nothing beyond.
import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'

export async function approvesIn(ctx: Ctx, manager_id: string): Promise<string[]> {
  const day = today(ctx.now)
  const own = ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('collaborator_profiles as p', 'p.company_manager_id', 'm.id')
    .select('m.company_id')
    .where('p.contract_approver', '=', true)
    .where('m.deactivated_at', 'is', null)
  const [flag, places] = await Promise.all([
    own.where('m.id', '=', manager_id).execute(),
    own
      .innerJoin('approval_substitutes as s', 's.manager_id', 'm.id')
      .where('s.substitute_id', '=', manager_id)
      .where('s.from_day', '<=', day)
      .where('s.until_day', '>=', day)
      .execute(),
  ])
  const companies = new Set([...flag, ...places].map(({ company_id }) => company_id))
  const trees: string[] = []
  for (const id of companies) trees.push(...(await treeOf(ctx, id)).map((one) => one.id))
  return [...new Set(trees)]
}
