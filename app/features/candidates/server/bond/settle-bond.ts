import { partnerOfStudent } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { cpfIndex, emailIndex } from '#server/person-index.ts'
import { uuid } from '#server/uuid.ts'
import type { Profile } from '../profile/reading/find-profile.ts'

type Student = Pick<Profile, 'id' | 'bond'>
/** What a bond depends on, as it stands now. */
export type Standing = Pick<
  Profile,
  | 'university_id'
  | 'not_in_university'
  | 'main_education_status'
  | 'course_situation'
  | 'institutional_email'
  | 'institutional_email_confirmed_at'
> & {
  vault: Pick<Profile['vault'], 'cpf'>
  login: Pick<Profile['login'], 'email' | 'email_confirmed'>
}

/**
 * Begins, ends or leaves alone the bond with a partner, after what it depends on changed. In the caller's transaction,
 * which holds the person's row.
 */
export async function settleBond(
  ctx: Ctx,
  { id: user_info_id, bond }: Student,
  standing: Standing,
): Promise<{ name: string } | undefined> {
  const { university_id, institutional_email, institutional_email_confirmed_at } = standing
  const over = standing.main_education_status === 'completed' || standing.course_situation === 'graduate'
  const studies = university_id !== null && !standing.not_in_university && !over
  if (!bond && !studies) return undefined
  const address = institutional_email_confirmed_at ? institutional_email : null
  const partner = studies
    ? await partnerOfStudent(ctx, university_id, address, indexesOf(ctx, standing, address))
    : undefined
  const proven_by = partner?.proven_by_email ? 'email' : partner?.enrolled ? 'enrolment_list' : undefined
  const same = bond && bond.institution_id === partner?.institution_id
  if (same && (bond.proven_by === 'email' ? partner.proven_by_email : partner.enrolled)) return partner
  if (bond)
    await ctx.db
      .updateTable('student_bonds')
      .set({ ended_at: ctx.now.toISOString() })
      .where('id', '=', bond.id)
      .execute()
  if (!partner || !proven_by) return undefined
  const { institution_id } = partner
  await ctx.db
    .insertInto('student_bonds')
    .values({ id: uuid(ctx.now.getTime()), user_info_id, institution_id, proven_by, began_at: ctx.now.toISOString() })
    .execute()
  return partner
}

/** As an enrolment list may name the person: by CPF, and by addresses that are theirs beyond doubt. */
function indexesOf(ctx: Ctx, { vault, login }: Standing, address: string | null): Buffer[] {
  const emails = [login.email_confirmed ? login.email : null, address].filter((email) => email !== null)
  return [...(vault.cpf ? [cpfIndex(ctx, vault.cpf)] : []), ...emails.map((email) => emailIndex(ctx, email))]
}
