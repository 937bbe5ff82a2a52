import { sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { BLANK } from '#wire/text/sentences.ts'
import type { JobForm } from '../../wire/writing.ts'
import type { OwnedJob } from '../owned-jobs.ts'

const CHOOSE = 'Escolha uma opção da lista'

type Reference = { field: string; list: string; value: string }

const one = (field: string, list: string, value: string | number | null | undefined): Reference[] =>
  value === null || value === undefined || value === '' ? [] : [{ field, list, value: String(value) }]
const many = (field: string, list: string, values: readonly (string | number)[] = []) =>
  values.map((value, i) => ({ field: `${field}[${i}]`, list, value: String(value) }))

type Kept = Pick<JobForm, 'area_id' | 'state_id' | 'company_id'>
const referencesIn = (form: JobForm, { area_id, state_id, company_id }: Kept): Reference[] => [
  ...one('area_id', 'areas', form.area_id),
  ...one('sub_area_id', `sub areas of ${area_id}`, form.sub_area_id),
  ...one('state_id', 'states', form.state_id),
  ...one('city_id', `cities of ${state_id}`, form.city_id),
  ...many('benefits', 'benefits', form.benefits),
  ...many('course_ids', 'courses', form.course_ids),
  ...many('skill_ids', 'skills', form.skill_ids),
  ...many('institution_ids', 'partners', form.institution_ids),
  ...one('form_id', `forms of ${company_id}`, form.form_id),
  ...one('program_id', 'programs', form.program_id),
  ...(form.languages ?? []).map(({ language_id }, i) => ({
    field: `languages[${i}].language_id`,
    list: 'languages',
    value: language_id,
  })),
]

/**
 * What a form points at must be there, and what belongs together must fit: with what stands in the job where the form
 * is silent.
 */
export async function refuseUnknown(ctx: Ctx, form: JobForm, job?: OwnedJob) {
  const area_id = form.area_id === undefined ? job?.area_id : form.area_id
  const state_id = form.state_id === undefined ? job?.state_id : form.state_id
  const company_id = form.company_id ?? job?.company_id ?? membershipIn(ctx).company_id
  const moved = {
    ...(form.area_id !== undefined && form.sub_area_id === undefined && { sub_area_id: job?.sub_area_id }),
    ...(form.state_id !== undefined && form.city_id === undefined && { city_id: job?.city_id }),
    ...(form.company_id !== undefined && form.form_id === undefined && { form_id: job?.form_id }),
  }
  // An institution that stands in the job may stay, though its agreement has ended since.
  const asked = referencesIn({ ...form, ...moved }, { area_id, state_id, company_id }).filter(
    ({ list, value }) => list !== 'partners' || !job?.institution_ids.includes(Number(value)),
  )
  const errors = asked.length ? await unknownAmong(ctx, asked) : {}
  const pair = (low: number | null | undefined, high: number | null | undefined) =>
    low != null && high != null && high < low
  const now = { ...job, ...form }
  if (pair(number(now.salary_from), number(now.salary_to)))
    errors['salary_to'] = 'Deve ser maior ou igual ao valor inicial'
  if (!now.salary_from && now.salary_to) errors['salary_from'] = BLANK
  if (pair(now.least_semester, now.most_semester))
    errors['most_semester'] = 'Deve ser maior ou igual ao período inicial'
  for (const [i, { language_id }] of (form.languages ?? []).entries())
    if (form.languages!.findIndex((one) => one.language_id === language_id) < i)
      errors[`languages[${i}].language_id`] = 'Este idioma já está na lista'
  if (Object.keys(errors).length) throw invalid(errors)
}

const number = (text: string | null | undefined) => (text ? Number(text) : null)

async function unknownAmong(ctx: Ctx, asked: Reference[]): Promise<Record<string, string>> {
  const tree = await myTree(ctx)
  const { rows } = await sql<{ field: string }>`
    select field from json_to_recordset(${JSON.stringify(asked)}::json) as r (field text, list text, value
      text)
    where not case
      when list = 'areas' then exists (select from job_areas where id = value and parent_id is null)
      when list like 'sub areas of %' then exists (select from job_areas where id = value and parent_id = substr(list,
        14))
      when list = 'states' then exists (select from states where id = value)
      when list like 'cities of %' then exists (select from cities where id::text = value and state_id = substr(list,
        11))
      when list = 'benefits' then exists (select from list_items i where i.list = 'company_benefits' and i.value =
        r.value)
      when list = 'courses' then exists (select from courses where id = value)
      when list = 'skills' then exists (select from skills where id = value and status = 'approved')
      when list = 'languages' then exists (select from languages where id = value)
      when list like 'forms of %' then exists (select from forms f where f.id::text = value and f.removed_at is null and
        f.company_id::text = substr(list, 10))
      when list = 'programs' then exists (select from programs p where p.id::text = value and p.company_id =
        any(${tree}::uuid[]))
      when list = 'partners' then exists (select from institution_partners p where p.institution_id::text = value and
        ${agreementInForce(ctx)})
      else false
    end`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ field }) => [field, CHOOSE]))
}
