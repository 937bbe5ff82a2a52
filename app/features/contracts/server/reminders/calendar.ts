// When a step that waits is reminded of. Time is an argument: nothing here asks a clock.
import { daysBetween, today } from '#server/today.ts'

/** Days since the step became current, and the ordinal under which each reminder is kept. */
export const REMINDED_AFTER = [2, 5, 10] as const
export const ESCALATED_AFTER = 10
/** A start this near is reminded of daily. */
export const PRESSING_DAYS = 3

const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' })
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', weekday: 'short' })

/** From 8 to 20 h in Brasília, never at weekends. */
export function isTimely(now: Date) {
  const hour = Number(HOUR.format(now))
  return hour >= 8 && hour < 20 && !['Sat', 'Sun'].includes(DAY.format(now))
}

/** The latest reminder whose day has come: one that fell on a weekend is sent on Monday, and none is sent twice. */
export function dueOrdinal(current_at: string, now: Date): number | undefined {
  const days = daysBetween(Date.parse(current_at), now.getTime())
  const due = REMINDED_AFTER.filter((after) => days >= after).length
  return due || undefined
}

/** Of the daily ones: the day itself, far above the ordinals. */
export const dailyOrdinal = (now: Date) => 1_000_000 + Math.floor(Date.parse(`${today(now)}T00:00:00Z`) / 86_400_000)

export const isPressing = (starts_on: string | null, now: Date) =>
  starts_on !== null && starts_on <= today(now, PRESSING_DAYS)
