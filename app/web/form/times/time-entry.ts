/** Completes a time: '8' → '08:00', '830' → '08:30'; '24:10' stays and is an error. */
export function completeTime(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits === '' || digits.length > 4) return text
  const [hours, minutes] = text.includes(':')
    ? (text.split(':') as [string, string])
    : digits.length <= 2
      ? [digits, '']
      : [digits.slice(0, -2), digits.slice(-2)]
  const whole = `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
  return Number(hours) < 24 && Number(minutes) < 60 ? whole : text
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const DAY = 24 * 60

/** Arrow keys: to the next or previous multiple of the step, across midnight. */
export function stepTime(time: string, by: number, step = 15): string {
  if (!/^\d{2}:\d{2}$/.test(time)) return by > 0 ? '08:00' : '12:00'
  const from = minutesOf(time)
  const next = by > 0 ? (Math.floor(from / step) + by) * step : (Math.ceil(from / step) + by) * step
  return timeOf((next + DAY) % DAY)
}

/** Suggestions from 00:00 to 23:30. */
export const dayTimes = (step = 30) => Array.from({ length: DAY / step }, (_, index) => timeOf(index * step))

export const DEFAULT_HOURS = { from: '08:00', to: '12:00' } as const

/** Whether the end does not come after the start. */
export const endsTooSoon = (from: string, to: string) =>
  /^\d{2}:\d{2}$/.test(from) && /^\d{2}:\d{2}$/.test(to) && to <= from
