import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid, stale } from '#server/refusal.ts'
import { CODE_TAKEN, type InstitutionChange, institutionRecord } from '../../wire/institution-form.ts'
import { numberOf, showDetail, unknownInstitution } from '../partners/find-institution.ts'
import { announceProofs } from '../partners/proofs-changed.ts'
import { oneAtATime, refuseKind, refuseSameName, stateOf } from './refuse-institution.ts'

/** What was sent changes; from then on no import and no release writes over it. */
export async function updateInstitution(ctx: Ctx, key: string, change: InstitutionChange): Promise<string> {
  const { lock_version, same_name = false, closed, ...form } = change
  const id = numberOf(key)
  return transaction(ctx, async (ctx) => {
    await oneAtATime(ctx)
    const before = await ctx.db
      .selectFrom('institutions')
      .selectAll()
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw unknownInstitution()
    if (lock_version !== undefined && lock_version !== before.lock_version) throw stale(await showDetail(ctx, key))
    const { parent_id } = before
    const sent = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as typeof form
    const kind = parent_id === null ? {} : { category: null, organization: null }
    const after = { ...before, ...sent, ...kind }
    if (sent.category !== undefined || sent.organization !== undefined) refuseKind(parent_id, after)
    if (after.name !== before.name && !same_name) await refuseSameName(ctx, { id, parent_id, name: after.name })
    const place = sent.city_id === undefined ? {} : { state_id: await stateOf(ctx, sent.city_id) }
    const closing =
      closed === undefined || closed === (before.closed_at !== null)
        ? {}
        : { closed_at: closed ? ctx.now.toISOString() : null }
    const named = {
      ...(sent.acronym !== undefined && { acronym: sent.acronym || null }),
      ...(sent.cnpj !== undefined && { cnpj: institutionRecord.cnpj.toStored(sent.cnpj) }),
    }
    await ctx.db
      .updateTable('institutions')
      .set({
        ...sent,
        ...kind,
        ...named,
        ...place,
        ...closing,
        name_kept: true,
        kept_by_operation: true,
        lock_version: before.lock_version + 1,
      })
      .where('id', '=', id)
      .execute()
    ctx.forgetPages()
    if ('closed_at' in closing) await announceProofs(ctx, id)
    return key
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'institutions_mec_code_key' ? invalid({ mec_code: CODE_TAKEN }) : error
  })
}
