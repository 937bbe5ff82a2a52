import {
  amendTerms,
  changeAmendment,
  companyRules,
  type DraftTerms,
  holdInternship,
  refuseSuspended,
} from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { ContractType } from '../wire/words.ts'
import { newEnvelope } from './create-envelope.ts'

type Proposal = {
  internship_id: string
  /** Only what changes. */
  terms: DraftTerms
  effective_on: string
  /** Whose words they are, for the history. */
  by: { name: string; party: 'internship_sign' | 'company_sign' | 'walljobs' }
}

/**
 * The draft of an amendment, as somebody asked for it: the company looks at it and sends it. Asks nobody's permission:
 * for verbs that have seen to it, in a transaction of theirs.
 */
export async function proposeAmendment(ctx: Ctx, { internship_id, by, ...change }: Proposal) {
  await holdInternship(ctx, internship_id)
  const { company_id } = await ctx.db
    .selectFrom('internships')
    .select('company_id')
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  await refuseSuspended(ctx, company_id)
  const terms_id = await amendTerms(ctx, internship_id)
  await changeAmendment(ctx, terms_id, change)
  const contract_type: ContractType = (await companyRules(ctx, company_id))?.contract_type ?? 'digital'
  const envelope_id = await newEnvelope(ctx, { internship_id, kind: 'aditivo', contract_type, terms_id }, by)
  return { terms_id, envelope_id }
}
