// The days that the company's agenda shows, by the calendar of Brasília.
import { BRASILIA, wallTime } from '#wire/time/zones.ts'

const DAY_MS = 86_400_000
const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
export const plusDays = (day: string, days: number) =>
  new Date(asDate(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

export const VIEWS = { dia: 'Dia', semana: 'Semana', grade: 'Grade' } as const
export type View = keyof typeof VIEWS
export const isView = (text: string | null): text is View => text !== null && Object.hasOwn(VIEWS, text)

export const todayHere = (now = new Date()) => wallTime(now, BRASILIA).day
/** Monday of its week. */
export const weekStart = (day: string) => plusDays(day, -((asDate(day).getUTCDay() + 6) % 7))
export const daysOf = (view: View, day: string) =>
  view === 'dia' ? [day] : [0, 1, 2, 3, 4, 5, 6].map((n) => plusDays(weekStart(day), n))
export const stepOf = (view: View) => (view === 'dia' ? 1 : 7)
export const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(asDate(text).getTime())

export const dayOf = (at: string) => wallTime(at, BRASILIA).day
export const hourOf = (at: string) => Number(wallTime(at, BRASILIA).time.slice(0, 2))
