// How many hours an internship had by its terms: each day by those that held on it, without recess, halved in
// assessment weeks.
import { addDays, weekdayOf } from '#features/internships/wire/law/calendar.ts'
import { halved, minutesOn } from '#features/internships/wire/law/schedule.ts'
import type { Slot } from '#features/internships/wire/terms.ts'
import type { Days } from '../ledger/life.ts'

export type HoursTerms = { effective_on: string; schedule: Slot[]; assessment_weeks: Days[] }

const isIn = (day: string) => (days: Days) => days.from <= day && day <= days.to

/** In minutes. `terms` in the order of their days. */
export function minutesBetween({ from, to }: Days, terms: readonly HoursTerms[], recess: readonly Days[]): number {
  let minutes = 0
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (recess.some(isIn(day))) continue
    const held = terms.findLast(({ effective_on }) => effective_on <= day) ?? terms[0]
    if (!held) continue
    const schedule = held.assessment_weeks.some(isIn(day)) ? halved(held.schedule) : held.schedule
    minutes += minutesOn(schedule, weekdayOf(day))
  }
  return minutes
}
