import { inviteLogin, openLogin } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { isUuid } from '#server/uuid.ts'
import { ADMINISTRADOR } from '#wire/person/roles.ts'
import { addManager } from './new-company.ts'

const TAKEN =
  'Este e-mail já é de um colaborador de uma empresa. Peça outro endereço a quem reclama, ou recuse contando o motivo.'

export const claimSettled = announcement<{ claim_id: string }>('company claim settled')

type Settlement = { claim_id: string; accepted: boolean; reason?: string | null | undefined; login_id: string }

/**
 * Once and for all. Accepted, who claimed comes in as Administrador by an invitation; refused, the person reads why.
 */
export async function settleClaim(ctx: Ctx, { claim_id, accepted, reason = null, login_id }: Settlement) {
  if (!accepted && !reason?.trim()) throw invalid({ reason: 'Diga o motivo: quem reclamou vai lê-lo' })
  const settle = (ctx: Ctx) =>
    transaction(ctx, async (ctx) => {
      const claim =
        isUuid(claim_id) &&
        (await ctx.db
          .selectFrom('company_claims')
          .selectAll()
          .where('id', '=', claim_id)
          .forUpdate()
          .executeTakeFirst())
      if (!claim) throw notFound('Não encontramos essa reclamação.')
      if (claim.settled_at) throw conflict(`Esta reclamação já foi ${claim.accepted ? 'aceita' : 'recusada'}.`)
      const settled = {
        settled_at: ctx.now.toISOString(),
        settled_by_login_id: login_id,
        accepted,
        reason: reason?.trim() || null,
      }
      await ctx.db.updateTable('company_claims').set(settled).where('id', '=', claim.id).execute()
      if (accepted) await welcome(ctx, claim)
      await announce(ctx, claimSettled, { claim_id: claim.id })
    })
  await settle(ctx).catch((error: unknown) => {
    throw brokenConstraint(error) === 'logins_email_taken' ? conflict(TAKEN) : error
  })
}

async function welcome(ctx: Ctx, { company_id, name, email }: { company_id: string; name: string; email: string }) {
  const login_id = await openLogin(ctx, { user_type: 'CompanyManager', email })
  await addManager(ctx, { company_id, login_id, name, role_ids: [ADMINISTRADOR] })
  await inviteLogin(ctx, { login_id, name, company_id })
}
