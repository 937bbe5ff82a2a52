import { proposeAmendment } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import type { Filled } from '../kit/form-kind.ts'
import { amendedTerms } from './changed-terms.ts'
import { holdsToday } from './holds-today.ts'
import { tellDrafters } from './tell-drafters.ts'

/** The draft of an amendment with the differences alone: the company looks at it, and sends it. */
export async function finishUpdate(ctx: Ctx, { form, answers }: Filled) {
  const internship_id = form.internship_id!
  const terms = await amendedTerms(ctx, await holdsToday(ctx, internship_id), answers)
  const { envelope_id } = await proposeAmendment(ctx, {
    internship_id,
    terms,
    effective_on: answers['effective_on'] as string,
    by: { name: form.person_name, party: 'internship_sign' },
  })
  await ctx.db.updateTable('internship_forms').set({ envelope_id }).where('id', '=', form.id).execute()
  if (!form.created_by) await tellDrafters(ctx, form)
  return { internship_id }
}
