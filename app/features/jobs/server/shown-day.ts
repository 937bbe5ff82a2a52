import { formatDate } from '#wire/date.ts'
import { today } from '#server/today.ts'

/** The day in Brasília, as forms show it. */
export const shownDay = (instant: string) => formatDate(today(new Date(instant)))

/** Days from today to that day: 0 while it is today. */
export const daysUntil = (instant: string, now: Date) => Math.round((Date.parse(today(new Date(instant))) - Date.parse(today(now))) / 86_400_000)
