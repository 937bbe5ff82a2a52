import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { addressReferences } from '#wire/place/postal-address.ts'
import type { ProfileForm } from '../../../wire/profile.ts'

export type Reference = { field: string; list: string; value: string | number }

const LISTS: Partial<Record<keyof ProfileForm, string>> = {
  sex: 'sexes',
  gender_id: 'genders',
  ethnicity_id: 'ethnicities',
  nationality_id: 'nationalities',
  rg_state_id: 'states',
  main_education_type: 'main_education_types',
  main_education_status: 'main_education_statuses',
  ies_education_type: 'ies_education_types',
  university_id: 'institutions',
  course_id: 'courses',
  internship_type: 'internship_types',
  job_interests: 'areas',
  sub_area_ids: 'sub_areas',
  ability_ids: 'abilities',
  academic_entity_ids: 'academic_entities',
}
const IN_ROWS = [
  ['educations', 'education_type_id', 'education_types'],
  ['user_languages', 'language_id', 'languages'],
  ['disabilities', 'disability_type_id', 'disabilities'],
] as const

/** What a form points at in lists that do not grow; a period is one of the level's, as far as the level is told. */
export function referencesIn(form: ProfileForm, known: { main_education_type: string | null }): Reference[] {
  const plain = Object.entries(LISTS).flatMap(([field, list]) => {
    const sent = form[field as keyof ProfileForm] as string | number | (string | number)[] | null | undefined
    return (Array.isArray(sent) ? sent : [sent]).flatMap((value) =>
      value === undefined || value === null || value === '' ? [] : [{ field, list, value }],
    )
  })
  const level = form.main_education_type === undefined ? known.main_education_type : form.main_education_type
  const period = form.ies_period
    ? [
        {
          field: 'ies_period',
          list: `ies_periods of ${level && level !== 'none' ? level : ''}`,
          value: form.ies_period,
        },
      ]
    : []
  const nested = IN_ROWS.flatMap(([name, field, list]) =>
    (form[`${name}_attributes`] ?? []).flatMap((row, i) =>
      row._destroy
        ? []
        : [{ field: `${name}[${i}].${field}`, list, value: (row as unknown as Record<string, string>)[field]! }],
    ),
  )
  const documents = (form.documents_attributes ?? []).flatMap(({ peculiarities }, i) =>
    peculiarities?.state_id
      ? [{ field: `documents[${i}].peculiarities.state_id`, list: 'states', value: peculiarities.state_id }]
      : [],
  )
  const place = form.address_attributes ? addressReferences(form.address_attributes) : []
  return [...plain, ...period, ...nested, ...documents, ...place]
}

/** One look at all lists: whatever none of them holds is refused where it stands. */
export async function refuseUnknown(ctx: Ctx, references: Reference[]) {
  if (!references.length) return
  const { rows } = await sql<{ field: string }>`
    select field from
      json_to_recordset(${JSON.stringify(references.map((one) => ({ ...one, value: String(one.value) })))}::json) as r
      (field text, list text, value text)
    where not case
      when list = 'nationalities' then exists (select from nationalities where id = value)
      when list = 'languages' then exists (select from languages where id = value)
      when list = 'countries' then exists (select from countries where id = value and retired_at is null)
      when list = 'states' then exists (select from states where id = value)
      when list = 'areas' then exists (select from job_areas where id = value and parent_id is null)
      when list = 'sub_areas' then exists (select from job_areas where id = value and parent_id is not null)
      when list like 'ies_periods of %' then exists (select from list_items i where i.list = 'ies_periods' and i.value
        = r.value and (r.list = 'ies_periods of ' or i.extra -> 'main_education_types' ? substr(r.list, 16)))
      when list = 'courses' then exists (select from courses where id = value)
      when list = 'institutions' then exists (select from institutions where id::text = value)
      when list like 'cities of %' then exists (select from cities where id::text = value and state_id = substr(list,
        11))
      else exists (select from list_items i where i.list = r.list and i.value = r.value)
    end`.execute(ctx.db)
  if (rows.length) throw invalid(Object.fromEntries(rows.map(({ field }) => [field, 'Escolha uma opção da lista'])))
}
