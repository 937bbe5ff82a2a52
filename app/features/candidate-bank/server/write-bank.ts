import { type RawBuilder, sql } from 'kysely'
import { lexemes } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import type { VisibleSection } from '#features/candidates/server/candidates.ts'

const LEVELS = keysOf(LANGUAGE_LEVELS)

const shows = (section: VisibleSection) => sql`${sql.lit(section)} = any(u.visible_sections)`
const of = (section: VisibleSection, value: RawBuilder<unknown>) => sql`case when ${shows(section)} then ${value} end`
const some = (section: VisibleSection, from: RawBuilder<unknown>) =>
  sql`array(select x.value from ${from} where ${shows(section)} order by 1)`
const chosen = (list: string) =>
  sql`(select value from user_info_choices c where c.user_info_id = u.id and c.list = ${sql.lit(list)}) x`

/** Words of what was chosen from a list. */
const named = (table: string, list: string) => sql`(select string_agg(o.name, ' ') from user_info_choices c
  join ${sql.table(table)} o on o.id = c.value where c.user_info_id = u.id and c.list = ${sql.lit(list)})`
const labelled = (list: string) => sql`(select string_agg(o.label, ' ') from user_info_choices c
  join list_items o on o.list = c.list and o.value = c.value
  where c.user_info_id = u.id and c.list = ${sql.lit(list)})`

const knowledge = sql`concat_ws(' ', ${named('skills', 'skills')}, ${named('interests', 'interests')},
  ${named('job_areas', 'job_interests')}, ${named('job_areas', 'sub_areas')}, ${labelled('abilities')},
  (select string_agg(o.name, ' ') from user_softwares s join softwares o on o.id = s.software_id
    where s.user_info_id = u.id))`
const studies = sql`concat_ws(' ', k.name, i.name, i.acronym, ${labelled('academic_entities')},
  (select string_agg(concat_ws(' ', course_name, institution_name), ' ') from educations e
    where e.user_info_id = u.id))`
const experiences = sql`(select string_agg(concat_ws(' ', company, job, description), ' ') from experiences e
  where e.user_info_id = u.id)`
const about = sql`concat_ws(' ', u.summary, u.interesting_fact, u.motivations, array_to_string(u.hobbies, ' '))`
const spoken = sql`(select string_agg(o.name, ' ') from user_languages l join languages o on o.id = l.language_id
  where l.user_info_id = u.id)`

const words = (section: VisibleSection, text: RawBuilder<unknown>, weight: 'A' | 'B' | 'C' | 'D') =>
  lexemes(sql`coalesce(${of(section, text)}, '')`, weight)

/**
 * In the transaction that changes people, which holds their rows: what companies search them by is what they show.
 * Whoever may not be found has no row.
 */
export async function writeBank(ctx: Ctx, user_info_ids: readonly string[]) {
  const ids = sql`${[...user_info_ids]}::uuid[]`
  await sql`delete from bank_search where user_info_id = any(${ids})`.execute(ctx.db)
  await sql`
    insert into bank_search (
      user_info_id, tsv, course_id, university_id, education_type, period, semester, state_id, city_id,
      skill_ids, software_ids, area_ids, languages, born, consented_at, fresh_at)
    select u.id,
      ${words('knowledge', knowledge, 'A')} || ${words('education', studies, 'B')}
        || ${words('experiences', experiences, 'C')} || ${words('about', about, 'D')}
        || ${words('languages', spoken, 'D')} || ${words('city', sql`city.name || ' ' || st.name`, 'D')},
      ${of('education', sql`u.course_id`)}, ${of('education', sql`u.university_id`)},
      ${of('education', sql`u.main_education_type`)}, ${of('education', sql`u.period`)},
      ${of('education', sql`u.current_semester`)}, ${of('city', sql`a.state_id`)}, ${of('city', sql`a.city_id`)},
      ${some('knowledge', chosen('skills'))},
      ${some('knowledge', sql`(select software_id as value from user_softwares s where s.user_info_id = u.id) x`)},
      ${some('knowledge', chosen('job_interests'))},
      ${some(
        'languages',
        sql`(select l.language_id || ':' || levels.level as value from user_languages l
          cross join unnest(${LEVELS}::text[]) with ordinality as levels (level, n)
          where l.user_info_id = u.id and n <= array_position(${LEVELS}::text[], l.level)) x`,
      )},
      u.date_of_birth, u.auto_enroll_at, coalesce(u.updated_at, u.created_at)
    from user_infos u join logins login on login.id = u.login_id
      left join user_info_addresses a on a.user_info_id = u.id
      left join cities city on city.id = a.city_id left join states st on st.id = a.state_id
      left join courses k on k.id = u.course_id left join institutions i on i.id = u.university_id
    where u.id = any(${ids}) and u.auto_enroll and u.auto_enroll_at is not null
      and login.email_confirmed_at is not null and login.disabled_at is null
    order by u.id`.execute(ctx.db)
}
