const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** 'YYYY-MM-DD' of the day that it is in Brasília. */
export const today = (now: Date, days_later = 0) => DAY.format(new Date(now.getTime() + days_later * 86_400_000))

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** Until that day is over. */
export function secondsLeft(now: Date) {
  const [hours = 0, minutes = 0, seconds = 0] = CLOCK.format(now).split(':').map(Number)
  return 86_400 - hours * 3600 - minutes * 60 - seconds
}
