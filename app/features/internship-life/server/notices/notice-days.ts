// On which days somebody is written to about what is due. Time is an argument: nothing here asks a clock.
import { addDays } from '#features/internships/wire/law/calendar.ts'
import type { Duty } from '../../wire/words.ts'

/** Days before the due day; below zero behind it. */
export const NOTICE_DAYS: Partial<Record<Duty, readonly number[]>> = {
  report: [15, 0, -7],
  ending: [60, 30, 15],
  certificate: [-1, -15],
}

/** The latest notice whose day has come: of several that were missed one is sent. */
export function dueNotice(kind: Duty, due_on: string, day: string): number | undefined {
  const due = (NOTICE_DAYS[kind] ?? []).filter((before) => addDays(due_on, -before) <= day).length
  return due || undefined
}
