import { answerDay } from '#features/jobs/server/jobs.ts'
import { endOfDay, today } from '#server/today.ts'

/** After a date that passed without an answer, the next one. */
export const LATE_DAYS = 7
const DAY_MS = 86_400_000

export const endOfDayIn = (days: number, from: Date) => endOfDay(today(from, days))

/** The job's own date while it lies ahead; a week from now once it has passed. */
export function nextDate(job: Parameters<typeof answerDay>[0], now: Date) {
  const promised = answerDay(job)
  return Date.parse(promised) > now.getTime() ? promised : endOfDayIn(LATE_DAYS, now)
}

export const laterOf = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other)
export const earlierOf = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other)
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
