import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import type { Seeker } from './seeker.ts'

export type Match = {
  job_id: string
  slug: string
  /** To how many institutions' students; 0: to everybody. */
  exclusive_to: number
  by_sub_area: boolean
  by_area: boolean
  sub_area: string | null
  area: string
  by_course: boolean
  by_semester: boolean
  in_city: boolean
  in_state: boolean
  remote: boolean
  city: string | null
  skills: string[]
  languages: string[]
}

/** Each thing that fits, and what it weighs. */
const WEIGHTS = {
  sub_area: 30,
  area: 20,
  course: 25,
  semester: 5,
  exclusive: 15,
  skill: 8,
  language: 5,
  city: 12,
  state: 4,
  remote: 6,
}
/** Under this nothing but the place fits, or nothing at all. */
const LEAST = 20
const MOST = 20
/** The newest that fit anywhere: a suggestion older than thousands of others is none. */
const LOOKED_AT = 3000

const ADULT = 18
const APPRENTICE_ONLY = 16
const OLDEST_APPRENTICE = 24

/** By law: apprentice jobs only at 14 and 15, and until 24; temporary work from 18 on. */
const ofAge = (age: number | null) => {
  if (age === null) return sql`true`
  if (age >= ADULT) return age > OLDEST_APPRENTICE ? sql`s.job_type <> 'young_apprentice'` : sql`true`
  return age < APPRENTICE_ONLY ? sql`s.job_type = 'young_apprentice'` : sql`s.job_type <> 'temporary'`
}

/** Internships are for who attends a course. */
const lawful = ({ age, attends_nothing }: Seeker) =>
  sql`${ofAge(age)} and ${attends_nothing ? sql`s.job_type <> 'internship'` : sql`true`}`

const LEVELS = keysOf(LANGUAGE_LEVELS)
const level = (of: string) => sql`array_position(${LEVELS}::text[], ${sql.raw(of)})`

/** Open to this person, who has not applied yet, in what their course and their languages allow, best first. */
export async function matchesFor(ctx: Ctx, seeker: Seeker, most = MOST): Promise<Match[]> {
  const { user_info_id, institution_id, areas, sub_areas, skills, course_id, semester, city_id, state_id, languages } =
    seeker
  // Who has told of languages has told of all of them; everybody here speaks the country's.
  const lacks = languages.length
    ? sql`coalesce(${level('spoken.level')} < ${level('l.level')}, language_id <> 'pt')`
    : sql`false`
  const { rows } = await sql<Match>`
    with near as (
      select s.* from job_search s
      where s.shown_from <= ${ctx.now} and s.closes_at > ${ctx.now} and ${lawful(seeker)}
        and not exists (select from candidatures c where c.job_id = s.job_id and c.user_info_id = ${user_info_id})
        and (s.institution_ids = '{}' or s.institution_ids @> array[${institution_id ?? -1}::int])
        and (s.course_ids = '{}' or ${course_id}::text = any(s.course_ids))
        and (s.area_id = any(${areas}::text[]) or s.sub_area_id = any(${sub_areas}::text[])
          or ${course_id}::text = any(s.course_ids) or s.skill_ids && ${skills}::text[] or s.institution_ids <> '{}')
      order by s.shown_from desc limit ${LOOKED_AT}
    ), asked as (
      select l.job_id, bool_or(l.required and ${lacks}) as too_much,
        array_agg(language_id) filter (
          where ${level('spoken.level')} >= ${level('l.level')} and language_id <> 'pt') as language_ids
      from near join job_languages l using (job_id)
        left join jsonb_to_recordset(${JSON.stringify(languages)}::jsonb)
          as spoken (language_id text, level text) using (language_id)
      group by l.job_id
    ), fits as (
      select n.job_id, n.shown_from, cardinality(n.institution_ids) as exclusive_to,
        coalesce(n.sub_area_id = any(${sub_areas}::text[]), false) as by_sub_area,
        n.area_id = any(${areas}::text[]) as by_area,
        coalesce(${course_id}::text = any(n.course_ids), false) as by_course,
        coalesce((j.least_semester is not null or j.most_semester is not null)
          and ${semester}::int between coalesce(j.least_semester, 1) and coalesce(j.most_semester, 20), false)
          as by_semester,
        coalesce(n.city_id = ${city_id}::int, false) as in_city,
        coalesce(n.state_id = ${state_id}::text, false) as in_state, n.work_model = 'remote' as remote,
        array(select unnest(n.skill_ids) intersect select unnest(${skills}::text[])) as skill_ids,
        coalesce(asked.language_ids, '{}') as language_ids,
        n.area_id, n.sub_area_id, n.city_id
      from near n join jobs j on j.id = n.job_id left join asked on asked.job_id = n.job_id
      where coalesce(${semester}::int >= j.least_semester, true)
        and coalesce(${semester}::int <= j.most_semester, true) and asked.too_much is not true
    ), ranked as (
      select *, by_sub_area::int * ${WEIGHTS.sub_area} + (by_area and not by_sub_area)::int * ${WEIGHTS.area}
        + by_course::int * ${WEIGHTS.course} + by_semester::int * ${WEIGHTS.semester}
        + (exclusive_to > 0)::int * ${WEIGHTS.exclusive} + least(cardinality(skill_ids), 3) * ${WEIGHTS.skill}
        + least(cardinality(language_ids), 2) * ${WEIGHTS.language} + in_city::int * ${WEIGHTS.city}
        + (in_state and not in_city)::int * ${WEIGHTS.state} + remote::int * ${WEIGHTS.remote} as score
      from fits
    )
    select r.job_id, o.slug, exclusive_to, by_sub_area, by_area, by_course, by_semester, in_city, in_state, remote,
      a.name as area, b.name as sub_area, c.name as city,
      array(select name from skills where id = any(r.skill_ids) order by name) as skills,
      array(select name from languages where id = any(r.language_ids) order by position) as languages
    from ranked r join jobs o on o.id = r.job_id join job_areas a on a.id = r.area_id
      left join job_areas b on b.id = r.sub_area_id left join cities c on c.id = r.city_id
    where score >= ${LEAST} order by score desc, shown_from desc, r.job_id limit ${most}`.execute(ctx.db)
  return rows
}
