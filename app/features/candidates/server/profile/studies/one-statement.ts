// What stands in one row, or in a list of choices, is written beside the profile itself in one statement: each part is
// a `with` of its update.
import { type Expression, type OperationNodeSource, type QueryCreator, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { bareZipcode } from '#wire/place/zipcode.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import { wholeWeek } from '../../../wire/study-schedule.ts'
import type { Profile } from '../reading/find-profile.ts'

export type Part = readonly [name: string, part: OperationNodeSource]

export const beside = (ctx: Ctx, parts: readonly Part[]) =>
  parts.reduce<QueryCreator<DB>>(
    (db, [name, part]) => db.with(name, () => part as unknown as Expression<object>) as unknown as QueryCreator<DB>,
    ctx.db,
  )

export const CHOICES = {
  job_interests: 'job_interests',
  interests: 'interests',
  skill_ids: 'skills',
  ability_ids: 'abilities',
  academic_entity_ids: 'academic_entities',
  sub_area_ids: 'sub_areas',
} as const
const CHOSEN = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** What was chosen from lists, as sent: the whole of each list. */
export function choicesPart(user_info_id: string, form: ProfileForm): Part[] {
  const sent = CHOSEN.filter((name) => form[name] !== undefined)
  if (!sent.length) return []
  const chosen = sent.flatMap((name) =>
    [...new Set(form[name])].map((value, position) => ({ list: CHOICES[name], value, position })),
  )
  return [
    [
      'chosen',
      sql`(select * from json_to_recordset(${JSON.stringify(chosen)}::json) as c (list text, value text, position
        int))`,
    ],
    [
      'no_longer_chosen',
      sql`(delete from user_info_choices k where user_info_id = ${user_info_id} and list = any
        (${sent.map((name) => CHOICES[name])}::text[])
        and not exists (select from chosen c where c.list = k.list and c.value = k.value))`,
    ],
    [
      'newly_chosen',
      sql`(insert into user_info_choices (user_info_id, list, value, position) select ${user_info_id}::uuid, list,
        value, position from chosen
        on conflict (user_info_id, list, value) do update set position = excluded.position)`,
    ],
  ]
}

export const addressRow = ({
  zipcode,
  street,
  number,
  complement,
  neighborhood,
  city_id,
  state_id,
  country_id,
}: NonNullable<ProfileForm['address_attributes']>) => ({
  zipcode: bareZipcode(zipcode),
  street,
  number,
  complement: complement || null,
  neighborhood,
  city_id,
  state_id,
  country_id,
})

/** One address a person; null takes it away. */
export function addressPart(
  ctx: Ctx,
  { id: user_info_id, address: known }: Profile,
  address: ProfileForm['address_attributes'],
): Part[] {
  if (address === undefined || (address === null && !known)) return []
  if (address === null)
    return [['address', ctx.db.deleteFrom('user_info_addresses').where('user_info_id', '=', user_info_id)]]
  const kept = addressRow(address)
  return [
    [
      'address',
      ctx.db
        .insertInto('user_info_addresses')
        .values({ id: known?.id ?? uuid(), user_info_id, ...kept })
        .onConflict((c) => c.column('user_info_id').doUpdateSet(kept)),
    ],
  ]
}

type SentSchedule = NonNullable<ProfileForm['study_schedule_attributes']>

/** Days and hours keep the ids that they have; any other id is ours to give. */
function idsOf(known: Profile['schedule']) {
  const free = new Set(
    (known?.days as SentSchedule['days_attributes'])?.flatMap(({ id, hours_attributes = [] }) => [
      id,
      ...hours_attributes.map((range) => range.id),
    ]),
  )
  return (id: string | null | undefined) => (id && free.delete(id) ? id : uuid())
}

export function scheduleRow(
  { schedule_type, reason_for_no_classes, days_attributes: sent = [] }: SentSchedule,
  known: Profile['schedule'] = null,
) {
  const idOf = idsOf(known)
  const days = wholeWeek(schedule_type, sent).map(({ id, day_of_week, available, hours_attributes = [] }) => ({
    id: idOf(id),
    day_of_week,
    available,
    hours_attributes: hours_attributes
      .filter(({ _destroy }) => !_destroy)
      .map(({ id, from, to }) => ({ id: idOf(id), from, to })),
  }))
  return {
    schedule_type,
    reason_for_no_classes: schedule_type === 'without_class' ? (reason_for_no_classes?.trim() ?? null) : null,
    days,
  }
}

/** One schedule a person, written whole: another type has other days. */
export function schedulePart(
  ctx: Ctx,
  { id: user_info_id, schedule: known }: Profile,
  schedule: ProfileForm['study_schedule_attributes'],
): Part[] {
  if (schedule === undefined || (schedule === null && !known)) return []
  if (schedule === null)
    return [['schedule', ctx.db.deleteFrom('study_schedules').where('user_info_id', '=', user_info_id)]]
  const { days, ...row } = scheduleRow(schedule, known)
  const kept = { ...row, days: JSON.stringify(days) }
  return [
    [
      'schedule',
      ctx.db
        .insertInto('study_schedules')
        .values({ id: known?.id ?? uuid(), user_info_id, ...kept })
        .onConflict((c) => c.column('user_info_id').doUpdateSet(kept)),
    ],
  ]
}
