import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { bareZipcode } from '#wire/zipcode.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './find-profile.ts'
import { mergeRows, refuseTwice } from './merge-rows.ts'

const firstDay = (month: string | null | undefined) => (month ? month.replace(/^(\d{2})\/(\d{4})$/, '$2-$1-01') : null)

type Table = 'experiences' | 'educations' | 'user_softwares' | 'user_languages'

/** Rows keep their ids; the order is the one they have now. */
async function replaceRows(ctx: Ctx, table: Table, user_info_id: string, rows: readonly { id: string }[]) {
  await ctx.db.deleteFrom(table).where('user_info_id', '=', user_info_id).execute()
  if (rows.length) await ctx.db.insertInto(table).values(rows.map((row, position) => ({ ...row, user_info_id, position })) as never).execute()
}

const LISTS = { job_interests: 'job_interests', interests: 'interests', skill_ids: 'skills', ability_ids: 'abilities', academic_entity_ids: 'academic_entities', sub_area_ids: 'sub_areas' } as const

/** What was chosen from lists, as sent: the whole of each list, all lists in one statement. */
export async function writeChoices(ctx: Ctx, user_info_id: string, form: ProfileForm) {
  const sent = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((name) => form[name] !== undefined)
  if (!sent.length) return
  const chosen = sent.flatMap((name) => [...new Set(form[name])].map((value, position) => ({ list: LISTS[name], value, position })))
  await sql`
    with chosen as (select * from json_to_recordset(${JSON.stringify(chosen)}::json) as c (list text, value text, position int)),
      gone as (delete from user_info_choices k where user_info_id = ${user_info_id} and list = any (${sent.map((name) => LISTS[name])}::text[])
        and not exists (select from chosen c where c.list = k.list and c.value = k.value))
    insert into user_info_choices (user_info_id, list, value, position) select ${user_info_id}::uuid, list, value, position from chosen
    on conflict (user_info_id, list, value) do update set position = excluded.position`.execute(ctx.db)
}

export async function writeRows(ctx: Ctx, profile: Profile, form: ProfileForm) {
  const { educations_attributes, experiences_attributes, user_softwares_attributes, user_languages_attributes } = form
  if (experiences_attributes) await writeExperiences(ctx, profile, experiences_attributes)
  if (educations_attributes) {
    const rows = mergeRows('educations', profile.educations, educations_attributes, ({ education_type_id, institution_name, course_name, duration }) => ({
      education_type_id,
      institution_name,
      course_name,
      duration,
    }))
    await replaceRows(ctx, 'educations', profile.id, rows)
  }
  if (user_softwares_attributes) {
    const rows = mergeRows('user_softwares', profile.softwares, user_softwares_attributes, ({ software_id, level }) => ({ software_id, level }))
    refuseTwice('user_softwares', 'software_id', rows, user_softwares_attributes)
    await replaceRows(ctx, 'user_softwares', profile.id, rows)
  }
  if (user_languages_attributes) {
    const rows = mergeRows('user_languages', profile.languages, user_languages_attributes, ({ language_id, level }) => ({ language_id, level }))
    refuseTwice('user_languages', 'language_id', rows, user_languages_attributes)
    await replaceRows(ctx, 'user_languages', profile.id, rows)
  }
}

async function writeExperiences(ctx: Ctx, profile: Profile, sent: NonNullable<ProfileForm['experiences_attributes']>) {
  const rows = mergeRows('experiences', profile.experiences, sent, ({ company, job, level, description, current_job, start_date, end_date }) => ({
    company,
    job,
    level,
    description: description || null,
    current_job: current_job ?? false,
    start_date,
    end_date: current_job ? null : (end_date ?? null),
  }))
  await replaceRows(ctx, 'experiences', profile.id, rows.map((row) => ({ ...row, start_date: firstDay(row.start_date), end_date: firstDay(row.end_date) })))
}

/** One address a person; null takes it away. */
export async function writeAddress(ctx: Ctx, { id: user_info_id, address: known }: Profile, address: ProfileForm['address_attributes']) {
  if (address === undefined) return
  if (address === null) return void (await ctx.db.deleteFrom('user_info_addresses').where('user_info_id', '=', user_info_id).execute())
  const { zipcode, street, number, complement, neighborhood, city_id, state_id, country_id } = address
  const kept = { zipcode: bareZipcode(zipcode), street, number, complement: complement || null, neighborhood, city_id, state_id, country_id }
  await ctx.db
    .insertInto('user_info_addresses')
    .values({ id: known?.id ?? uuid(), user_info_id, ...kept })
    .onConflict((c) => c.column('user_info_id').doUpdateSet(kept))
    .execute()
}

/** One schedule a person, written whole: another type has other days. */
export async function writeSchedule(ctx: Ctx, { id: user_info_id, schedule: known }: Profile, schedule: ProfileForm['study_schedule_attributes']) {
  if (schedule === undefined) return
  if (schedule === null) return void (await ctx.db.deleteFrom('study_schedules').where('user_info_id', '=', user_info_id).execute())
  const { schedule_type, reason_for_no_classes, days_attributes = [] } = schedule
  const asked = schedule_type === 'default' || schedule_type === 'custom'
  const days = (asked ? days_attributes : []).map(({ id, day_of_week, available, hours_attributes = [] }) => ({
    id: id || uuid(),
    day_of_week,
    available,
    hours_attributes: hours_attributes.filter(({ _destroy }) => !_destroy).map(({ id, from, to }) => ({ id: id || uuid(), from, to })),
  }))
  const kept = { schedule_type, reason_for_no_classes: schedule_type === 'without_class' ? (reason_for_no_classes?.trim() ?? null) : null, days: JSON.stringify(days) }
  await ctx.db
    .insertInto('study_schedules')
    .values({ id: known?.id ?? uuid(), user_info_id, ...kept })
    .onConflict((c) => c.column('user_info_id').doUpdateSet(kept))
    .execute()
}
