import { formatDate } from '#wire/time/date.ts'
import { today } from '#server/today.ts'

/** The day in Brasília, as forms show it. */
export const shownDay = (instant: string) => formatDate(today(new Date(instant)))
