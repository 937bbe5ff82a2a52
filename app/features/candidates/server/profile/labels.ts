import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Profile } from './reading/find-profile.ts'

export type Labels = Record<string, { value: string; label: string }[]>

/** Every id that the profile holds, by the field that holds it. */
function held({ vault, ...profile }: Profile): { field: string; source: string; value: string }[] {
  const one = (field: string, source: string, value: string | number | null | undefined) =>
    value === null || value === undefined ? [] : [{ field, source, value: String(value) }]
  const many = (field: string, source: string, values: readonly string[]) =>
    values.flatMap((value) => one(field, source, value))
  return [
    ...one('university_id', 'institutions', profile.university_id),
    ...one('course_id', 'courses', profile.course_id),
    ...one('nationality_id', 'nationalities', profile.nationality_id),
    ...one('sex', 'sexes', profile.sex),
    ...one('gender_id', 'genders', vault.gender_id),
    ...one('ethnicity_id', 'ethnicities', vault.ethnicity_id),
    ...one('rg_state_id', 'states', vault.rg_state_id),
    ...one('main_education_type', 'main_education_types', profile.main_education_type),
    ...one('main_education_status', 'main_education_statuses', profile.main_education_status),
    ...one('ies_education_type', 'ies_education_types', profile.ies_education_type),
    ...one('ies_period', 'ies_periods', profile.ies_period),
    ...one('internship_type', 'internship_types', profile.internship_type),
    ...one('city_id', 'cities', profile.address?.city_id),
    ...one('state_id', 'states', profile.address?.state_id),
    ...one('country_id', 'countries', profile.address?.country_id),
    ...many('job_interests', 'job_areas', profile.job_interests),
    ...many('sub_area_ids', 'job_areas', profile.sub_area_ids),
    ...many('interests', 'interests', profile.interests),
    ...many('skill_ids', 'skills', profile.skill_ids),
    ...many('ability_ids', 'abilities', profile.ability_ids),
    ...many('academic_entity_ids', 'academic_entities', profile.academic_entity_ids),
    ...many(
      'software_id',
      'softwares',
      profile.softwares.map(({ software_id }) => software_id),
    ),
    ...many(
      'language_id',
      'languages',
      profile.languages.map(({ language_id }) => language_id),
    ),
    ...many(
      'education_type_id',
      'education_types',
      profile.educations.map(({ education_type_id }) => education_type_id),
    ),
    ...many(
      'disability_type_id',
      'disabilities',
      vault.disabilities.map(({ disability_type_id }) => disability_type_id),
    ),
  ]
}

/** In words, what stands in the profile as ids, retired ones too: one statement for all. */
export async function labelsOf(ctx: Ctx, profile: Profile): Promise<Labels> {
  const asked = held(profile)
  if (!asked.length) return {}
  const { rows } = await sql<{ field: string; value: string; label: string }>`
    select field, value, case source
      when 'institutions' then (select name from institutions where id::text = value)
      when 'courses' then (select name from courses where id = value)
      when 'nationalities' then (select label from nationalities where id = value)
      when 'states' then (select name from states where id = value)
      when 'cities' then (select name from cities where id::text = value)
      when 'countries' then (select name from countries where id = value)
      when 'job_areas' then (select name from job_areas where id = value)
      when 'interests' then (select name from interests where id = value)
      when 'skills' then (select name from skills where id = value)
      when 'softwares' then (select name from softwares where id = value)
      when 'languages' then (select name from languages where id = value)
      else (select label from list_items i where i.list = source and i.value = a.value)
    end as label
    from rows from (json_to_recordset(${JSON.stringify(asked)}::json) as (field text, source text, value text)) with
      ordinality as a (field, source, value, n) order by n`.execute(ctx.db)
  const labels: Labels = {}
  for (const { field, value, label } of rows) (labels[field] ??= []).push({ value, label: label ?? value })
  return labels
}

/** The words of one id, for reading. */
export const labelIn = (labels: Labels, field: string, value: string | number | null | undefined) =>
  value === null || value === undefined
    ? null
    : (labels[field]?.find((one) => one.value === String(value))?.label ?? null)
