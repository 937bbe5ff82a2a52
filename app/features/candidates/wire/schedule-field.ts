import type { Field, Fields, Schema } from '#wire/record.ts'
import { type Weekday, WEEKDAYS } from '#wire/time/weekdays.ts'
import { SCHEDULE_TYPES } from './enumerations.ts'
import { profileFields } from './profile-fields.ts'
import { wholeWeek } from './study-schedule.ts'

export type Hours = { from: string; to: string }
export type Day = { day_of_week: number; available: boolean; hours_attributes: Hours[] }
export type Schedule = { schedule_type: string | null; reason_for_no_classes: string; days_attributes: Day[] }
type Answered = (Omit<Schedule, 'reason_for_no_classes'> & { reason_for_no_classes: string | null }) | null

const NONE: Schedule = { schedule_type: null, reason_for_no_classes: '', days_attributes: [] }
const hours = new Intl.ListFormat('pt-BR')
const dayWords = ({ day_of_week, hours_attributes }: Day) => {
  const day = day_of_week === 0 ? 'Segunda a sexta-feira' : WEEKDAYS[day_of_week as Weekday]
  return `${day}: ${hours.format(hours_attributes.map(({ from, to }) => `${from} às ${to}`))}`
}
const sent = ({ schedule_type, reason_for_no_classes, days_attributes }: Schedule) =>
  schedule_type === null
    ? null
    : { schedule_type, ...(schedule_type === 'without_class' && { reason_for_no_classes }), days_attributes }

const leaf = (label: string) => ({ label }) as Fields[string]

/** When the person has classes: one statement, written whole. */
export const scheduleField = (label: string): Field<unknown, Schedule, unknown, Answered> => ({
  label,
  control: 'own',
  schema: profileFields.study_schedule_attributes as unknown as Schema<unknown>,
  answer: profileFields.study_schedule_attributes as never,
  blank: NONE,
  toTyped: (known) =>
    known
      ? {
          schedule_type: known.schedule_type,
          reason_for_no_classes: known.reason_for_no_classes ?? '',
          days_attributes: wholeWeek(known.schedule_type as 'custom', known.days_attributes).map(
            ({ day_of_week, available, hours_attributes = [] }) => ({
              day_of_week,
              available,
              hours_attributes: hours_attributes.map(({ from, to }) => ({ from, to })),
            }),
          ),
        }
      : structuredClone(NONE),
  fromTyped: sent,
  toStored: (value) => value,
  fromStored: (stored) => stored as Answered,
  compared: sent,
  words: ({ schedule_type, reason_for_no_classes, days_attributes }) =>
    [
      schedule_type && SCHEDULE_TYPES[schedule_type as 'custom'],
      schedule_type === 'without_class' && reason_for_no_classes,
      ...days_attributes.filter(({ available }) => available).map(dayWords),
    ]
      .filter(Boolean)
      .join('\n'),
  of: {
    schedule_type: leaf('Como são as suas aulas?'),
    reason_for_no_classes: leaf('Por que está sem aulas?'),
    from: leaf('Início'),
    to: leaf('Fim'),
  },
})
