// The clocks of `npm test -- ahead`: what turns red by its date shows it before that date comes.
const DAY = 86_400_000

/** The next time that a clock of Brasília shows this; it is three hours behind the world's all year. */
function next(after: Date, shows: (local: Date) => boolean) {
  for (let day = 1; ; day++) {
    const local = new Date(after.getTime() - 3 * 3_600_000 + day * DAY)
    if (shows(local)) return local.toISOString().slice(0, 10)
  }
}

/** What it is called, and how far ahead it is. */
export function clocksAhead(now = new Date()): [name: string, ahead_ms: number][] {
  const sunday = next(now, (local) => local.getUTCDay() === 0)
  const eve = next(now, (local) => local.getUTCMonth() === 11 && local.getUTCDate() === 31)
  const until = (instant: string) => Date.parse(instant) - now.getTime()
  return [
    ['in 40 days', 40 * DAY],
    ['in 200 days', 200 * DAY],
    ['29 February 2028', until('2028-02-29T15:00:00Z')],
    ['a Sunday at 01:30', until(`${sunday}T01:30:00-03:00`)],
    ['New Year’s Eve at 23:50', until(`${eve}T23:50:00-03:00`)],
  ]
}
