// Weekly hours as people write them in a cell: 'seg 08:00-12:00; qua 13:00-17:00', 'seg-sex 13:00-19:00'.
import type { Slot } from '#features/internships/wire/terms.ts'
import { plain } from '#server/spreadsheets/cells.ts'
import { HOURS_BACKWARDS, rangeProblems } from '#wire/time/hours.ts'
import { isTime } from '#wire/time/date.ts'

const DAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']

export const HOURS_FIX = 'Escreva como seg 08:00-12:00; qua 13:00-17:00, ou seg-sex 13:00-19:00.'
type Read = { slots: Slot[] } | { words: string }

const dayAt = (name: string) => DAYS.indexOf(name.slice(0, 3)) + 1

/** 'seg-qua', 'seg a qua', 'seg, qua', 'segunda' → days from 1 Sunday; undefined where one is none. */
function daysOf(text: string): number[] | undefined {
  const [from, to, ...more] = text.split(/ ?- ?| a /)
  const found = to ? [from!, to].map(dayAt) : text.split(/ ?, ?| e /).map(dayAt)
  if (more.length || found.includes(0)) return undefined
  if (!to) return found
  const [first, last] = found as [number, number]
  return last < first ? undefined : Array.from({ length: last - first + 1 }, (_, n) => first + n)
}

const PART = /^(.*?) ?(\d{1,2}:\d{2}) ?(?:-|as|a) ?(\d{1,2}:\d{2})$/
const whole = (time: string) => time.padStart(5, '0')

export function hoursOf(cell: string): Read {
  const slots: Slot[] = []
  for (const part of cell.split(/[;\n]/).filter((one) => one.trim())) {
    const [, days = '', from = '', to = ''] = PART.exec(plain(part)) ?? []
    const on = daysOf(days)
    const range = { from: whole(from), to: whole(to) }
    if (!on?.length || !isTime(range.from) || !isTime(range.to)) return { words: `não entendemos “${part.trim()}”` }
    if (range.to <= range.from) return { words: `“${part.trim()}”: ${HOURS_BACKWARDS.toLowerCase()}` }
    slots.push(...on.map((day_of_week) => ({ day_of_week, ...range })))
  }
  const [wrong] = rangeProblems(slots)
  return wrong ? { words: wrong.message.toLowerCase() } : { slots }
}
