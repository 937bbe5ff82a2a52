import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Verification } from '#wire/verification.ts'

export const companyJudged = announcement<{ company_id: string; verification: Verification; reason: string | null }>(
  'company judged',
)

type Decision = { company_id: string; verification: Verification; reason?: string | null | undefined; login_id: string }

/** The operator's word on a company. A suspension says why, and its managers read it. */
export async function judgeCompany(ctx: Ctx, { company_id, verification, reason = null, login_id }: Decision) {
  if (verification === 'suspensa' && !reason?.trim())
    throw invalid({ reason: 'Diga o motivo: os gestores da empresa vão lê-lo' })
  return transaction(ctx, async (ctx) => {
    const company = await ctx.db
      .selectFrom('companies')
      .select('verification')
      .where('id', '=', company_id)
      .forUpdate()
      .executeTakeFirst()
    if (!company) throw notFound('Não encontramos essa empresa.')
    if (company.verification === verification) throw conflict(`Esta empresa já está ${verification}.`)
    await ctx.db.updateTable('companies').set({ verification }).where('id', '=', company_id).execute()
    await ctx.db
      .insertInto('company_verifications')
      .values({
        id: uuid(ctx.now.getTime()),
        company_id,
        verification,
        reason,
        decided_by_login_id: login_id,
        decided_at: ctx.now.toISOString(),
      })
      .execute()
    ctx.forgetPages()
    await announce(ctx, companyJudged, { company_id, verification, reason })
  })
}
