// Who may approve the contracts of a company: by the flag, or in the place of somebody who has it.
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { type Asker, signedInAsker } from '../asker.ts'

const NOT_AN_APPROVER =
  'Quem aprova contratos da empresa tem acesso a esta página. Peça essa permissão a um Administrador.'

export async function mustApprove(ctx: Ctx): Promise<Asker & { manager_id: string }> {
  const asker = await signedInAsker(ctx)
  if (!asker.approver || !asker.manager_id) throw forbidden(NOT_AN_APPROVER)
  return { ...asker, manager_id: asker.manager_id }
}

export async function hasFlag(ctx: Ctx, manager_id: string) {
  const found = await ctx.db
    .selectFrom('collaborator_profiles')
    .select('contract_approver')
    .where('company_manager_id', '=', manager_id)
    .executeTakeFirst()
  return found?.contract_approver === true
}
