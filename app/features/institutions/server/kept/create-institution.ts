import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid, usedKey } from '#server/refusal.ts'
import { CODE_TAKEN, type NewInstitution } from '../../wire/institution-form.ts'
import { oneAtATime, refuseKind, refuseParent, refuseSameName, stateOf } from './refuse-institution.ts'

/** What the register lacks, told by the operation. A request that is repeated with its Idempotency-Key finds what it made. */
export async function createInstitution(
  ctx: Ctx,
  {
    parent_id = null,
    acronym,
    mec_code = null,
    category = null,
    organization = null,
    same_name = false,
    name,
    city_id,
  }: NewInstitution,
): Promise<number> {
  const created_by = (ctx.actor as SignedIn).login_id
  const creation_key = ctx.idempotency_key ?? null
  const kind = parent_id === null ? { category, organization } : { category: null, organization: null }
  const row = { parent_id, name, acronym: acronym || null, mec_code, ...kind, city_id }
  return transaction(ctx, async (ctx) => {
    await oneAtATime(ctx)
    const before =
      creation_key &&
      (await ctx.db
        .selectFrom('institutions')
        .selectAll()
        .where('created_by', '=', created_by)
        .where('creation_key', '=', creation_key)
        .executeTakeFirst())
    if (before) {
      if (before.name !== name || before.parent_id !== parent_id || before.city_id !== city_id) throw usedKey()
      return before.id
    }
    if (parent_id !== null) await refuseParent(ctx, parent_id)
    refuseKind(parent_id, kind)
    const state_id = await stateOf(ctx, city_id)
    if (!same_name) await refuseSameName(ctx, { parent_id, name })
    const made = { ...row, state_id, name_kept: true, kept_by_operation: true, created_by, creation_key }
    const { id } = await ctx.db.insertInto('institutions').values(made).returning('id').executeTakeFirstOrThrow()
    return id
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'institutions_mec_code_key' ? invalid({ mec_code: CODE_TAKEN }) : error
  })
}
