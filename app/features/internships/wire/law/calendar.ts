// Days are 'YYYY-MM-DD' and compare as text. Both ends belong to a period.
import { daysOfMonth } from '#wire/time/date.ts'

const DAY_MS = 86_400_000

export type Period = { from: string; to: string }

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const addDays = (day: string, days: number) => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10)
export const daysIn = ({ from, to }: Period) => Math.max(0, Math.round((at(to) - at(from)) / DAY_MS) + 1)
/** Sunday is 1. */
export const weekdayOf = (day: string) => new Date(at(day)).getUTCDay() + 1

/** Of a month 'YYYY-MM'. */
export const lastDayOf = (month: string) => `${month}-${daysOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`

/** The same day of a later month, or that month's last one. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  const [last, same] = [lastDayOf(month), `${month}${day.slice(7)}`]
  return same < last ? same : last
}

export const overlaps = (one: Period, other: Period) => one.from <= other.to && other.from <= one.to

/** In order, those that touch or overlap joined: no day is in two of them. */
export function joined(periods: readonly Period[]): Period[] {
  const found: Period[] = []
  for (const { from, to } of [...periods].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = found.at(-1)
    if (last && from <= addDays(last.to, 1)) last.to = to > last.to ? to : last.to
    else if (from <= to) found.push({ from, to })
  }
  return found
}

/** The days of a period that none of the others holds. */
export function outside(period: Period, others: readonly Period[]): Period[] {
  const free: Period[] = []
  let { from } = period
  for (const other of joined(others).filter((each) => overlaps(period, each))) {
    if (from < other.from) free.push({ from, to: addDays(other.from, -1) })
    from = addDays(other.to, 1)
  }
  if (from <= period.to) free.push({ from, to: period.to })
  return free
}

/** The weekdays that occur in a period. */
export const weekdaysIn = (period: Period) =>
  new Set(Array.from({ length: Math.min(7, daysIn(period)) }, (_, n) => weekdayOf(addDays(period.from, n))))

/** How many of them hold on the day of the span that has most. */
export function most(periods: readonly Period[], span: Period): number {
  const held = periods.filter((period) => period.from <= period.to && overlaps(period, span))
  const starts = held.map(({ from }) => (from < span.from ? span.from : from)).sort()
  const ends = held.map(({ to }) => to).sort()
  let [ended, highest] = [0, 0]
  for (const [begun, day] of starts.entries()) {
    while (ends[ended]! < day) ended++
    highest = Math.max(highest, begun + 1 - ended)
  }
  return highest
}
