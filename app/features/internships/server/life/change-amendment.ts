import type { Ctx } from '#server/context.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { refuseUnknown } from '../folders/refuse-unknown.ts'
import { columnsOf, findTerms } from '../folders/terms-rows.ts'

type Change = { terms: DraftTerms; effective_on: string }

/** Into the draft of an amendment, by whoever holds its internship's row. */
export async function changeAmendment(ctx: Ctx, terms_id: string, { terms, effective_on }: Change) {
  const { internship_id } = await findTerms(ctx, terms_id)
  const { company_id } = await ctx.db
    .selectFrom('internships')
    .select('company_id')
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  await refuseUnknown(ctx, company_id, terms)
  await ctx.db
    .updateTable('internship_terms')
    .set({ ...columnsOf(ctx, internship_id, terms), effective_on })
    .where('id', '=', terms_id)
    .execute()
}
