import { endOfDay, today } from '#server/today.ts'

/** After a date that passed without an answer, the next one. */
export const LATE_DAYS = 7
const DAY_MS = 86_400_000

export const endOfDayIn = (days: number, from: Date) => endOfDay(today(from, days))

type Answering = { closes_at: string | null; closed_at: string | null; answer_within_days: number }

/** When the job says that everybody has an answer. */
export const answerDay = ({ closes_at, closed_at, answer_within_days }: Answering) => endOfDayIn(answer_within_days, new Date(closed_at ?? closes_at!))

/** The job's own date while it lies ahead; a week from now once it has passed. */
export function nextDate(job: Answering, now: Date) {
  const promised = answerDay(job)
  return Date.parse(promised) > now.getTime() ? promised : endOfDayIn(LATE_DAYS, now)
}

export const laterOf = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other)
export const earlierOf = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other)
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
