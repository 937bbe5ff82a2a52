import { formatDate, isoDate } from '#wire/date.ts'
import { today } from '#server/today.ts'

// Brasília keeps one offset all year since 2019.
const OFFSET = '-03:00'

export const startOfDay = (typed: string) => `${isoDate(typed)!}T00:00:00${OFFSET}`
export const endOfDay = (typed: string) => `${isoDate(typed)!}T23:59:59${OFFSET}`

/** The day in Brasília, as forms show it. */
export const shownDay = (instant: string) => formatDate(today(new Date(instant)))

/** Days from today to that day: 0 while it is today. */
export const daysUntil = (instant: string, now: Date) => Math.round((Date.parse(today(new Date(instant))) - Date.parse(today(now))) / 86_400_000)
