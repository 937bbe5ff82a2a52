import type { TypedSlot } from '#features/internships/wire/term-fields.ts'
import type { Breach } from '../law/use-law.ts'

export const HOURS = ['L11788.10.I', 'L11788.10.II', 'L11788.10.1']
const onDay = (slots: readonly TypedSlot[], day: number) =>
  JSON.stringify(slots.filter(({ day_of_week }) => day_of_week === day))

/** Where a fix would change the day, the day is wrong. */
export const wrongBy = (breaches: readonly Breach[], slots: readonly TypedSlot[]) => (day: number) =>
  breaches.some(({ fix }) => fix?.changes.schedule && onDay(fix.changes.schedule, day) !== onDay(slots, day))
