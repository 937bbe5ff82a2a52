// When a person has classes. Monday to Friday alike is one entry of day 0; different days are seven, Sunday 1 to
// Saturday 7.
import * as z from 'zod/mini'
import { isTime, time } from '#wire/time/date.ts'
import { rangeProblems } from '#wire/time/hours.ts'
import { keysOf } from '#wire/keys-of.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { SCHEDULE_TYPES } from './enumerations.ts'

export const REASON_LENGTH = 60
export const DEFAULT_HOURS = { from: '08:00', to: '12:00' } as const

const id = z.optional(z.nullable(z.string().check(z.maxLength(60))))
const hours = z.object({ id, from: time, to: time, _destroy: z.optional(z.boolean()) })
const day = z.object({
  id,
  day_of_week: z.int().check(z.gte(0), z.lte(7)),
  available: z.boolean(),
  hours_attributes: z.optional(z.array(hours).check(z.maxLength(6))),
})

export const studySchedule = z
  .object({
    id,
    schedule_type: z.enum(keysOf(SCHEDULE_TYPES)),
    reason_for_no_classes: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    days_attributes: z.optional(z.array(day).check(z.maxLength(7))),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of scheduleProblems(value))
      issues.push({ code: 'custom', input: value, path, message, continue: true })
  })
export type StudySchedule = z.output<typeof studySchedule>
type Day = z.output<typeof day>

type Problem = { path: (string | number)[]; message: string }

function scheduleProblems({
  schedule_type,
  reason_for_no_classes,
  days_attributes: days = [],
}: StudySchedule): Problem[] {
  if (schedule_type === 'without_class') return reasonProblems(reason_for_no_classes ?? '')
  if (schedule_type === 'flex') return []
  const allowed = schedule_type === 'default' ? [0] : [1, 2, 3, 4, 5, 6, 7]
  const problems = days.flatMap((one, i) =>
    dayProblems(one, allowed, days.slice(0, i)).map(({ path, message }) => ({
      path: ['days_attributes', i, ...path],
      message,
    })),
  )
  const any = days.some(({ available }) => available)
  return any ? problems : [...problems, { path: ['days_attributes'], message: 'Marque ao menos um dia com aulas' }]
}

function reasonProblems(reason: string): Problem[] {
  const { length } = reason.trim()
  if (length === 0) return [{ path: ['reason_for_no_classes'], message: BLANK }]
  return length < REASON_LENGTH
    ? [{ path: ['reason_for_no_classes'], message: `Precisa ter ao menos ${REASON_LENGTH} caracteres` }]
    : []
}

function dayProblems({ day_of_week, available, hours_attributes }: Day, allowed: number[], before: Day[]): Problem[] {
  if (!allowed.includes(day_of_week))
    return [{ path: ['day_of_week'], message: 'Este dia não é deste tipo de horário' }]
  if (before.some((other) => other.day_of_week === day_of_week))
    return [{ path: ['day_of_week'], message: 'Este dia aparece duas vezes' }]
  if (!available) return []
  const kept = (hours_attributes ?? []).filter(({ _destroy }) => !_destroy)
  if (!kept.length) return [{ path: ['hours_attributes'], message: 'Informe o horário das aulas' }]
  // A time that is none has been told already.
  return rangeProblems(kept)
    .filter(({ at }) => isTime(kept[at]!.from) && isTime(kept[at]!.to))
    .map(({ at, field, message }) => ({ path: ['hours_attributes', at, field], message }))
}

/** What a change of type begins with. */
export function emptyDays(schedule_type: keyof typeof SCHEDULE_TYPES): Day[] {
  if (schedule_type === 'default')
    return [{ day_of_week: 0, available: true, hours_attributes: [{ ...DEFAULT_HOURS }] }]
  if (schedule_type === 'custom')
    return [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
      day_of_week,
      available: false,
      hours_attributes: [{ ...DEFAULT_HOURS }],
    }))
  return []
}

/** The days that a type has, in their order: one that nobody spoke of is a day without classes. */
export function wholeWeek<D extends Day>(schedule_type: keyof typeof SCHEDULE_TYPES, days: readonly D[]): (D | Day)[] {
  return emptyDays(schedule_type).map(
    (empty) => days.find(({ day_of_week }) => day_of_week === empty.day_of_week) ?? { ...empty, available: false },
  )
}
