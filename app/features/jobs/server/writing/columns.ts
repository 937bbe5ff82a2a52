import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { endOfDay, startOfDay } from '#server/today.ts'
import { isoDate } from '#wire/time/date.ts'
import { bareZipcode } from '#wire/place/zipcode.ts'
import type { JobForm } from '../../wire/writing.ts'

const CHOICES = [
  'job_type',
  'level',
  'area_id',
  'sub_area_id',
  'work_model',
  'street',
  'number',
  'complement',
  'neighborhood',
  'state_id',
  'schedule',
  'salary_from',
  'salary_to',
] as const
const AS_SENT = [
  'company_id',
  'title',
  'city_id',
  'weekly_hours',
  'openings',
  'least_semester',
  'most_semester',
  'pcd_preference',
  'program_exclusive',
  'answer_within_days',
] as const
const RICH = ['description', 'responsibilities', 'requirements'] as const

const picked = <N extends keyof JobForm, V>(
  form: JobForm,
  names: readonly N[],
  turn: (value: NonNullable<JobForm[N]> | null) => V,
) =>
  Object.fromEntries(
    names.filter((name) => form[name] !== undefined).map((name) => [name, turn(form[name] ?? null)]),
  ) as { [K in N]?: V }

/** What was sent, as the table keeps it: what is not sent stays, blank is null. */
export const columnsOf = (form: JobForm) => ({
  ...picked(form, CHOICES, (text) => text?.trim() || null),
  ...picked(form, AS_SENT, (value) => value as never),
  ...(form.benefits && { benefits: [...new Set(form.benefits)] }),
  ...picked(form, RICH, (html) => (html ? cleanHtml(html) : null)),
  ...(form.zipcode !== undefined && { zipcode: form.zipcode ? bareZipcode(form.zipcode) : null }),
  ...(form.opens_at !== undefined && { opens_at: form.opens_at ? startOfDay(isoDate(form.opens_at)!) : null }),
  ...(form.closes_at !== undefined && { closes_at: form.closes_at ? endOfDay(isoDate(form.closes_at)!) : null }),
})
