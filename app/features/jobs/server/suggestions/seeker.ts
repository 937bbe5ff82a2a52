import { sql } from 'kysely'
import { attendsNothing, type Studies } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Student } from '../reading/student.ts'

export type Seeker = {
  user_info_id: string
  institution_id: number | null
  institution: string | null
  areas: string[]
  sub_areas: string[]
  skills: string[]
  languages: { language_id: string; level: string }[]
  course_id: string | null
  course: string | null
  semester: number | null
  city_id: number | null
  state_id: string | null
  age: number | null
  /** No internship is lawful then (Lei 11.788, art. 3º I). */
  attends_nothing: boolean
}

/** Whether anything is told by which a job could suit. */
export const isKnown = ({ areas, sub_areas, skills, course_id }: Seeker) =>
  course_id !== null || [areas, sub_areas, skills].some((told) => told.length > 0)

/** What suggestions are made of; nothing of the vault, and age only for what the law asks. */
export async function seekerOf(ctx: Ctx, { user_info_id, institution_id }: Student): Promise<Seeker> {
  const chosen = (list: string) =>
    sql<
      string[]
    >`array(select value from user_info_choices where user_info_id = u.id and list = ${list} order by position)`
  const studying = sql<boolean>`u.main_education_status is distinct from 'completed'`
  const { rows } = await sql<Omit<Seeker, 'user_info_id' | 'institution_id' | 'attends_nothing'> & Studies>`
    select ${chosen('job_interests')} as areas, ${chosen('sub_areas')} as sub_areas, ${chosen('skills')} as
      skills,
      (select coalesce(jsonb_agg(jsonb_build_object('language_id', language_id, 'level', level)), '[]') from
        user_languages where user_info_id = u.id) as languages,
      u.course_id, k.name as course, case when ${studying} then u.current_semester end as semester, a.city_id,
        a.state_id,
      u.main_education_type, u.main_education_status, u.course_situation, u.not_in_university,
        u.university_id,
      extract(year from age(${today(ctx.now)}::date, u.date_of_birth))::int as age,
      (select name from institutions where id = ${institution_id}) as institution
    from user_infos u left join courses k on k.id = u.course_id left join user_info_addresses a on a.user_info_id =
      u.id where u.id = ${user_info_id}`.execute(ctx.db)
  return { ...rows[0]!, user_info_id, institution_id, attends_nothing: attendsNothing(rows[0]!) }
}
