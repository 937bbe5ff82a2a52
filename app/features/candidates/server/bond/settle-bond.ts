import { partnerOfStudent } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { Profile } from '../profile/find-profile.ts'

type Student = Pick<Profile, 'id' | 'bond'>
/** What a bond depends on, as it stands now. */
export type Standing = Pick<Profile, 'university_id' | 'not_in_university' | 'main_education_status' | 'institutional_email' | 'institutional_email_confirmed_at'>

/** Begins, ends or leaves alone the bond with a partner, after what it depends on changed. In the caller's transaction, which holds the person's row. */
export async function settleBond(ctx: Ctx, { id: user_info_id, bond }: Student, standing: Standing): Promise<{ name: string } | undefined> {
  const { university_id, institutional_email, institutional_email_confirmed_at } = standing
  const studies = university_id !== null && !standing.not_in_university && standing.main_education_status !== 'completed'
  const proof = institutional_email_confirmed_at ? institutional_email : null
  if (!bond && !(studies && proof)) return undefined
  const partner = studies ? await partnerOfStudent(ctx, university_id, proof) : undefined
  const holds = bond && bond.institution_id === partner?.institution_id && (bond.proven_by === 'enrolment_list' || partner.proven_by_email)
  if (holds) return partner
  if (bond) await ctx.db.updateTable('student_bonds').set({ ended_at: ctx.now.toISOString() }).where('id', '=', bond.id).execute()
  if (!partner?.proven_by_email) return undefined
  const { institution_id } = partner
  await ctx.db.insertInto('student_bonds').values({ id: uuid(ctx.now.getTime()), user_info_id, institution_id, proven_by: 'email', began_at: ctx.now.toISOString() }).execute()
  return partner
}
