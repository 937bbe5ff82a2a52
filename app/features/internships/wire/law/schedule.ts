// Weekly hours to the minute. What is told twice counts once; a break between two ranges does not count.
import { WEEKDAYS, type Weekday } from '#wire/time/weekdays.ts'
import type { Slot } from '../terms.ts'

type Schedule = readonly Slot[]
type Range = [from: number, to: number]
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

const minutesAt = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const two = (number: number) => String(number).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const length = (ranges: readonly Range[]) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** 1800 → '30 h', 1801 → '30 h 01 min', 45 → '45 minutos'. */
export function hoursInWords(minutes: number): string {
  if (minutes > 0 && minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${two(rest)} min` : ''}`
}

/** A day's ranges in order, joined where they touch or overlap. */
function rangesOn(schedule: Schedule, day: number): Range[] {
  const ranges = schedule
    .filter(({ day_of_week }) => day_of_week === day)
    .map(({ from, to }): Range => [minutesAt(from), minutesAt(to)])
    .sort(([one], [other]) => one - other)
  const found: Range[] = []
  for (const [from, to] of ranges) {
    const last = found.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (from < to) found.push([from, to])
  }
  return found
}

const slots = (day_of_week: number, ranges: readonly Range[]): Slot[] =>
  ranges.map(([from, to]) => ({ day_of_week, from: clock(from), to: clock(to) }))
const eachDay = (change: (day: number) => readonly Range[]) => DAYS.flatMap((day) => slots(day, change(day)))

export const minutesOn = (schedule: Schedule, day: number) => length(rangesOn(schedule, day))
export const weeklyMinutes = (schedule: Schedule) => DAYS.reduce((sum, day) => sum + minutesOn(schedule, day), 0)

/** The first minutes of a day, the rest cut off. */
function first(ranges: readonly Range[], minutes: number): Range[] {
  const kept: Range[] = []
  let left = minutes
  for (const [from, to] of ranges) {
    if (left > 0) kept.push([from, Math.min(to, from + left)])
    left -= to - from
  }
  return kept
}

/** Within so many minutes a day and a week: days end earlier, the last ones of the week first. */
export function cut(schedule: Schedule, { day: perDay, week }: { day: number; week: number }): Slot[] {
  let left = week
  return eachDay((day) => {
    const ranges = first(rangesOn(schedule, day), Math.min(perDay, left))
    left -= length(ranges)
    return ranges
  })
}

/** Of each day half of its minutes. */
export const halved = (schedule: Schedule) =>
  eachDay((day) => first(rangesOn(schedule, day), Math.floor(minutesOn(schedule, day) / 2)))

const without = (ranges: readonly Range[], [start, end]: Range) =>
  ranges
    .flatMap(([from, to]): Range[] => [
      [from, Math.min(to, start)],
      [Math.max(from, end), to],
    ])
    .filter(([from, to]) => from < to)

/** What is left of it beside the other one. */
export const beside = (schedule: Schedule, other: Schedule) =>
  eachDay((day) => rangesOn(other, day).reduce<readonly Range[]>(without, rangesOn(schedule, day)))

export type Crossing = { slot: Slot; other: Slot; minutes: number }
/** Where both hold at the same minute. */
export const crossings = (schedule: Schedule, others: Schedule): Crossing[] =>
  schedule.flatMap((slot) =>
    others
      .filter(({ day_of_week, from, to }) => day_of_week === slot.day_of_week && from < slot.to && slot.from < to)
      .map((other) => ({
        slot,
        other,
        minutes:
          Math.min(minutesAt(slot.to), minutesAt(other.to)) - Math.max(minutesAt(slot.from), minutesAt(other.from)),
      })),
  )

export const weekdayName = (day: number) => WEEKDAYS[day as Weekday]
const inFull = new Intl.ListFormat('pt-BR')

/** For print: a row for each day with hours, Monday first, and the week's total. */
export function weeklyTable(schedule: Schedule) {
  const rows = [2, 3, 4, 5, 6, 7, 1].flatMap((day) => {
    const ranges = rangesOn(schedule, day)
    const hours = inFull.format(ranges.map(([from, to]) => `${clock(from)}–${clock(to)}`))
    return ranges.length
      ? [{ day_of_week: day, day: weekdayName(day), hours, total: hoursInWords(length(ranges)) }]
      : []
  })
  return { rows, total: hoursInWords(weeklyMinutes(schedule)) }
}
