import { profileForForm } from '#features/candidates/server/candidates.ts'
import { draftFor } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import type { Answers, FormRow } from '../kit/form-kind.ts'
import { termsIn } from './admission-fields.ts'

/** What the profile tells, but for what is sealed there, and what the company and the job tell of the terms. */
export async function admissionBegins(
  ctx: Ctx,
  { user_info_id, company_id, candidature_id }: FormRow,
): Promise<Answers> {
  if (!user_info_id) return {}
  const { full_name, cellphone, address_attributes } = await profileForForm(ctx, user_info_id)
  return {
    full_name,
    cellphone,
    address_attributes,
    ...termsIn((await draftFor(ctx, { user_info_id, company_id, candidature_id })) as Answers),
  }
}
