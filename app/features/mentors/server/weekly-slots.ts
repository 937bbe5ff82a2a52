// Times made of a week's hours. Nothing of them is stored: an exception or a booking holds for the next reader.
import { overlap, type Span } from '#features/calendar/server/calendar.ts'
import { today } from '#server/today.ts'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import { LEAST_HOURS_AHEAD, WEEKS_AHEAD } from '../wire/mentoring-words.ts'

export type Range = { day_of_week: number; from: string; to: string }
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Sunday is 1. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() + 1
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Week = { hours: readonly Range[]; days_off: readonly string[]; minutes: number }

/** Of one day in Brasília, taken or not. */
export function slotsOfDay(day: string, { hours, days_off, minutes }: Week): Span[] {
  if (days_off.includes(day)) return []
  return hours
    .filter(({ day_of_week }) => day_of_week === weekdayOf(day))
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / minutes)
      return Array.from({ length: count }, (_, n) => {
        const start = instantAt(day, timeOf(minutesOf(from) + n * minutes), BRASILIA)
        return {
          starts_at: start.toISOString(),
          ends_at: new Date(start.getTime() + minutes * MINUTE_MS).toISOString(),
        }
      })
    })
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

/** All that can be booked, but for what is taken. */
export function freeSlots(now: Date, week: Week, taken: readonly Span[]): Span[] {
  const first = now.getTime() + LEAST_HOURS_AHEAD * HOUR_MS
  return Array.from({ length: WEEKS_AHEAD * 7 }, (_, days) => today(now, days))
    .flatMap((day) => slotsOfDay(day, week))
    .filter((slot) => Date.parse(slot.starts_at) >= first && !taken.some((one) => overlap(one, slot)))
}

/** Whether a time lies within the hours of its day. */
export function isWithin({ starts_at, ends_at }: Span, { hours, days_off }: Omit<Week, 'minutes'>): boolean {
  const day = today(new Date(starts_at))
  return (
    !days_off.includes(day) &&
    hours.some(
      ({ day_of_week, from, to }) =>
        day_of_week === weekdayOf(day) &&
        instantAt(day, from, BRASILIA).getTime() <= Date.parse(starts_at) &&
        Date.parse(ends_at) <= instantAt(day, to, BRASILIA).getTime(),
    )
  )
}
