import { createEnvelope, sendEnvelope } from '#features/contracts/server/contracts.ts'
import {
  beginFolderOf,
  companyRules,
  type DraftTerms,
  saveDraft,
  type Whose,
} from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import type { Problem } from '../sheet/problem.ts'
import { problemsIn } from './refused-rows.ts'

/** The document that somebody has made of this draft meanwhile. */
const madeOf = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('envelopes')
    .select(['id', 'sent_at'])
    .where('internship_id', '=', internship_id)
    .where('kind', '=', 'tce')
    .where('state', '!=', 'voided')
    .executeTakeFirst()

/** In a transaction. */
export async function draftOne(ctx: Ctx, whose: Whose, terms: DraftTerms) {
  const id = await beginFolderOf(ctx, whose)
  return saveDraft(ctx, id, { lock_version: 0, terms })
}

/** In a transaction: the contract of a draft on its way, made and sent once. */
export async function sendOne(ctx: Ctx, internship_id: string, company_id: string) {
  const there = await madeOf(ctx, internship_id)
  const contract_type = (await companyRules(ctx, company_id))?.contract_type ?? 'digital'
  const id = there?.id ?? (await createEnvelope(ctx, { internship_id, kind: 'tce', contract_type }))
  if (!there?.sent_at) await sendEnvelope(ctx, id, undefined)
  return id
}

class RolledBack extends Error {}

/**
 * What would refuse this contract, asked of the very verbs that draft and send it: law, the template's variables, the
 * people of its steps. Everything is rolled back.
 */
export async function trySending(ctx: Ctx, whose: Whose, terms: DraftTerms): Promise<Problem[]> {
  try {
    await transaction(ctx, async (ctx) => {
      await sendOne(ctx, await draftOne(ctx, whose, terms), whose.company_id)
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof Refusal) return problemsIn(error)
    if (!(error instanceof RolledBack)) throw error
  }
  return []
}
