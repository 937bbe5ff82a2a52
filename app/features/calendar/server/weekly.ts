// Weekly hours over a span of time, by the clock of one zone.
import { WEEKDAYS, type Weekday } from '#wire/time/weekdays.ts'
import type { Span } from './busy.ts'
import { wallTime, type Zone } from '#wire/time/zones.ts'

/** Sunday is 1; the end is not part of it. */
export type WeeklyHours = { day_of_week: number; from: string; to: string }

const DAY_MS = 86_400_000
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() + 1
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** What of the span lies on each day there. */
export function pieces(span: Span, zone: Zone): { day: string; from: string; to: string }[] {
  const first = wallTime(span.starts_at, zone)
  const last = wallTime(span.ends_at, zone)
  const found: { day: string; from: string; to: string }[] = []
  for (let day = first.day; day <= last.day; day = nextDay(day)) {
    const from = day === first.day ? first.time : '00:00'
    const to = day === last.day ? last.time : '24:00'
    if (from < to) found.push({ day, from, to })
  }
  return found
}

/** The first of these hours that shares a minute with the span. */
export const crossing = <H extends WeeklyHours>(hours: readonly H[], span: Span, zone: Zone): H | undefined => {
  const parts = pieces(span, zone)
  return hours.find((one) =>
    parts.some(({ day, from, to }) => weekdayOf(day) === one.day_of_week && one.from < to && from < one.to),
  )
}

/** 'Aula: segunda-feira, das 19:00 às 22:00' */
export const weeklyWords = ({ what, day_of_week, from, to }: WeeklyHours & { what: string }) =>
  `${what}: ${WEEKDAYS[day_of_week as Weekday].toLowerCase()}, das ${from} às ${to}`
