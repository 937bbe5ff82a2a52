const DAY_MS = 86_400_000
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The day in Brasília as 'YYYY-MM-DD'. */
export const today = (now: Date, days_later = 0) => DAY.format(new Date(now.getTime() + days_later * DAY_MS))
/** The year in Brasília. */
export const yearOf = (now: Date) => Number(today(now).slice(0, 4))

/** Brasília keeps one offset all year since 2019. */
const OFFSET = '-03:00'
/** The first and last instant of a day 'YYYY-MM-DD' in Brasília. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00${OFFSET}`).toISOString()
export const endOfDay = (day: string) => new Date(`${day}T23:59:59${OFFSET}`).toISOString()

const FIRST = Date.parse(`1970-01-01T00:00:00${OFFSET}`)
/** Days between two instants in Brasília: 0 within a day. */
export const daysBetween = (one: number, other: number) =>
  Math.floor((other - FIRST) / DAY_MS) - Math.floor((one - FIRST) / DAY_MS)

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** Until the end of the day. */
export function secondsLeft(now: Date) {
  const [hours = 0, minutes = 0, seconds = 0] = CLOCK.format(now).split(':').map(Number)
  return 86_400 - hours * 3600 - minutes * 60 - seconds
}
