import type { Slot } from '#features/internships/wire/terms.ts'
import fc from '../fast-check.ts'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const LAST = 23 * 60 + 58

const slot = fc
  .record({
    day_of_week: fc.integer({ min: 1, max: 7 }),
    start: fc.integer({ min: 0, max: LAST - 1 }),
    length: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ day_of_week, start, length }): Slot => ({
    day_of_week,
    from: clock(start),
    to: clock(Math.min(LAST, start + length)),
  }))

/** Any week, overlapping ranges too. */
export const timetable = fc.array(slot, { maxLength: 12 })

/** The same with one range a minute longer. */
export const aMinuteMore = (schedule: readonly Slot[], at: number): Slot[] =>
  schedule.map((slot, n) => {
    if (n !== at) return slot
    return { ...slot, to: clock(Number(slot.to.slice(0, 2)) * 60 + Number(slot.to.slice(3)) + 1) }
  })
