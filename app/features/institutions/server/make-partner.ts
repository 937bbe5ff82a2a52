import type { Ctx } from '#server/context.ts'

type Partner = {
  name: string
  acronym: string
  category: string
  organization: string
  city_id: number
  display_name: string
  logo_path?: string
  colour?: string
  contact_name?: string
  contact_email?: string
  email_domains?: string[]
  proves_bond_by_email?: boolean
  signer_name?: string
  signer_email?: string
  signer_job_title?: string
  agreement_starts_on?: string
  /** What it is known to teach; without any, its students choose among all courses. */
  courses?: string[]
}

/** A school that the register does not know, with an agreement from its first day. */
export async function makePartner(
  ctx: Ctx,
  { name, acronym, category, organization, city_id, courses = [], ...agreement }: Partner,
): Promise<number> {
  const { state_id } = await ctx.db
    .selectFrom('cities')
    .select('state_id')
    .where('id', '=', city_id)
    .executeTakeFirstOrThrow()
  const { id } = await ctx.db
    .insertInto('institutions')
    .values({ name, acronym, category, organization, city_id, state_id, name_kept: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('institution_partners')
    .values({ institution_id: id, ...agreement })
    .execute()
  if (courses.length)
    await ctx.db
      .insertInto('institution_courses')
      .values(courses.map((course_id) => ({ institution_id: id, course_id })))
      .execute()
  return id
}
