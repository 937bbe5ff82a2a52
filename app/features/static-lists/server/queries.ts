import { sql } from 'kysely'
import type { Source } from '#server/options.ts'
import type { ListName } from '../wire.ts'

const approved = sql`status = 'approved' and retired_at is null`
const growing = (table: string): Source => ({
  rows: sql`select id as value, name as label, category as "group", 0 as position, search from ${sql.table(table)}
    where ${approved}`,
  shows: ['group'],
})

const items = (list: string, shows: string[] = []): Source => ({
  rows: sql`select value, label, position, search${sql.join(
    shows.map((name) => sql`, extra ->> ${sql.lit(name)} as ${sql.ref(name)}`),
    sql``,
  )}
    from list_items where list = ${list} and retired_at is null`,
  shows,
})

export const sources: Record<ListName, Source> = {
  sectors: {
    rows: sql`select d.id as value, d.name as label, s.name as "group", d.official_name as description,
      d.search_words, d.position, d.search, d.search_also
      from sectors d join sectors s on s.id = d.parent_id where d.retired_at is null`,
    shows: ['group', 'description', 'search_words'],
    also: true,
  },
  countries: {
    rows: sql`select id as value, name as label, dial_code, position, search from countries where retired_at is null`,
    shows: ['dial_code'],
  },
  states: {
    rows: sql`select id as value, name as label, 0 as position, search, fold(id) as search_also from states where
      retired_at is null`,
    also: true,
  },
  nationalities: {
    rows: sql`select id as value, label, position, search, search_also from nationalities where retired_at is null`,
    also: true,
  },
  languages: { rows: sql`select id as value, name as label, position, search from languages where retired_at is null` },
  skills: growing('skills'),
  softwares: growing('softwares'),
  interests: { rows: sql`select id as value, name as label, 0 as position, search from interests where ${approved}` },
  job_interests: {
    rows: sql`select id as value, name as label, 0 as position, search from job_areas where parent_id is null and
      retired_at is null`,
  },
  sub_areas: {
    rows: sql`select s.id as value, s.name as label, a.id as area, a.name as "group", a.search as position, s.search
      from job_areas s join job_areas a on a.id = s.parent_id where s.retired_at is null`,
    shows: ['area', 'group'],
  },
  company_benefits: items('company_benefits', ['image']),
  company_group_roles: {
    ...items('company_group_roles', ['description']),
    rows: sql`select value::int, label, extra ->> 'description' as description, position, search
      from list_items where list = 'company_group_roles' and retired_at is null`,
  },
  abilities: items('abilities'),
  academic_entities: items('academic_entities'),
  education_types: items('education_types'),
  main_education_types: items('main_education_types'),
  main_education_statuses: items('main_education_statuses'),
  ies_education_types: items('ies_education_types'),
  sexes: items('sexes'),
  genders: items('genders'),
  ethnicities: items('ethnicities'),
  disabilities: items('disabilities', ['description']),
  internship_types: items('internship_types', ['description']),
  job_types: items('job_types'),
  envelope_rejection_causes: items('envelope_rejection_causes'),
  document_categories: items('document_categories'),
}

export const citiesOf = (state: string): Source => ({
  rows: sql`select id as value, name as label, 0 as position, search, sound from cities where state_id = ${state} and
    retired_at is null`,
  sounds: true,
})

export const periodsOf = (main_education_type: string): Source => ({
  rows: sql`select value, label, extra ->> 'current_label' as current_label, position, search from list_items
    where list = 'ies_periods' and retired_at is null and extra -> 'main_education_types' ? ${main_education_type}`,
  shows: ['current_label'],
})

export const colleaguesAt = (company_id: string): Source => ({
  rows: sql`select id as value, name as label, name, job_title as title, 0 as position, fold(name) as search from
    company_managers
    where company_id = ${company_id} and deactivated_at is null`,
  shows: ['name', 'title'],
})

/** A manager's company and all below it. */
export const reaches = (login_id: string, company_id: string) => sql`
  with recursive reach as (
    select company_id from company_managers where login_id = ${login_id} and deactivated_at is null
    union all
    select c.id from companies c join reach r on c.parent_id = r.company_id
  ) select from reach where company_id = ${company_id}`
