import { sql } from 'kysely'
import { studentIn } from '#features/jobs/server/jobs.ts'
import type { Ctx, SignedIn } from '#server/context.ts'

/** Who applies, as far as jobs ask: nothing of the vault. */
export async function seekerIn(ctx: Ctx) {
  const person = await ctx.db
    .selectFrom('user_infos as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .leftJoin('courses as course', 'course.id', 'u.course_id')
    .select([
      'u.id',
      'u.full_name',
      'u.date_of_birth',
      'u.cellphone',
      'u.main_education_type',
      'u.main_education_status',
      'u.course_situation',
      'u.not_in_university',
      'u.university_id',
      'u.course_id',
      'u.current_semester',
      'u.visible_sections',
    ])
    .select([
      'l.email',
      'l.email_confirmed_at',
      'course.name as course',
      sql<string>`coalesce(u.social_name, u.full_name)`.as('name'),
    ])
    .select(
      sql<
        { language_id: string; level: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('language_id', language_id, 'level', level)), '[]') from
        user_languages where user_info_id = u.id)`.as('languages'),
    )
    .where('u.login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirstOrThrow()
  return { ...person, institution_id: (await studentIn(ctx))?.institution_id ?? null }
}
export type Seeker = Awaited<ReturnType<typeof seekerIn>>
