// Days counted from noon of the current day, so that tests hold at any hour.
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'

const DAY = 86_400_000

export const noon = new Date(`${today(new Date())}T12:00:00-03:00`)
export const noonIn = (days: number) => new Date(noon.getTime() + days * DAY).toISOString()
export const dayIn = (days: number) => formatDate(today(noon, days))
