import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { CODE_TAKEN, institutionRecord, type NewInstitution } from '../../wire/institution-form.ts'
import { oneAtATime, refuseKind, refuseParent, refuseSameName, stateOf } from './refuse-institution.ts'

/** What the register lacks, told by the operation. */
export async function createInstitution(
  ctx: Ctx,
  {
    parent_id = null,
    acronym,
    mec_code = null,
    cnpj = null,
    category = null,
    organization = null,
    same_name = false,
    name,
    city_id,
  }: NewInstitution,
): Promise<string> {
  const created_by = (ctx.actor as SignedIn).login_id
  const kind = parent_id === null ? { category, organization } : { category: null, organization: null }
  const row = {
    parent_id,
    name,
    acronym: acronym || null,
    mec_code,
    cnpj: institutionRecord.cnpj.toStored(cnpj),
    ...kind,
    city_id,
  }
  return transaction(ctx, async (ctx) => {
    await oneAtATime(ctx)
    if (parent_id !== null) await refuseParent(ctx, parent_id)
    refuseKind(parent_id, kind)
    const state_id = await stateOf(ctx, city_id)
    if (!same_name) await refuseSameName(ctx, { parent_id, name })
    const made = { ...row, state_id, name_kept: true, kept_by_operation: true, created_by }
    const { id } = await ctx.db.insertInto('institutions').values(made).returning('id').executeTakeFirstOrThrow()
    return String(id)
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'institutions_mec_code_key' ? invalid({ mec_code: CODE_TAKEN }) : error
  })
}
