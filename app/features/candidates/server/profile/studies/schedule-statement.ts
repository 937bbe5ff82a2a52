import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import { wholeWeek } from '../../../wire/study-schedule.ts'
import type { Profile } from '../reading/find-profile.ts'
import type { Part } from './one-statement.ts'

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
