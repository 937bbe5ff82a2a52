// A month of one person as runs of days, so that no day belongs to two internships of one group of companies.
import type { Life } from './lives.ts'
import { dayOf, lastOf } from '../wire/months.ts'

export type Run<T> = { life: Life; value: T | undefined; from: number; to: number }
/** What holds from a day on until the next begins; the latest first. */
export type Since<T> = { since: string; value: T }[]

const later = (one: Life, other: Life) =>
  one.starts_on > other.starts_on || (one.starts_on === other.starts_on && one.internship_id > other.internship_id)

/** A day on which two internships meet belongs to the later one: a transfer charges it once. */
function lifeOn(lives: readonly Life[], day: string): Life | undefined {
  let found: Life | undefined
  for (const life of lives)
    if (life.starts_on <= day && day <= life.last_on && (!found || later(life, found))) found = life
  return found
}

/** The days of the month on which something may begin or end; between them each day is like the one before. */
function turnsOf<T>(lives: readonly Life[], month: string, held: (life: Life) => Readonly<Since<T>>): number[] {
  const turns = [1]
  const turn = (day: string, after = 0) => {
    const at = day.startsWith(month) ? Number(day.slice(8)) + after : 1
    if (!turns.includes(at) && at <= lastOf(month)) turns.push(at)
  }
  for (const life of lives) {
    turn(life.starts_on)
    turn(life.last_on, 1)
    for (const { since } of held(life)) turn(since)
  }
  return turns.sort((one, other) => one - other)
}

/** Most people have one internship, all month long, and nothing changes within it. */
function wholeMonth<T>(
  [life, ...others]: readonly Life[],
  month: string,
  held: (life: Life) => Readonly<Since<T>>,
): Run<T> | undefined {
  const [first, last] = [dayOf(month, 1), dayOf(month, lastOf(month))]
  if (!life || others.length || life.starts_on > first || life.last_on < last) return undefined
  const holds = held(life).find(({ since }) => since <= last)
  return holds && holds.since > first ? undefined : { life, value: holds?.value, from: 1, to: lastOf(month) }
}

/** A run ends where the internship or what holds for it (a fee, terms) changes. */
export function runsOf<T>(lives: readonly Life[], month: string, held: (life: Life) => Readonly<Since<T>>): Run<T>[] {
  const whole = wholeMonth(lives, month, held)
  if (whole) return [whole]
  const runs: Run<T>[] = []
  const turns = turnsOf(lives, month, held)
  for (const [at, from] of turns.entries()) {
    const day = dayOf(month, from)
    const life = lifeOn(lives, day)
    if (!life) continue
    const to = (turns[at + 1] ?? lastOf(month) + 1) - 1
    const value = held(life).find(({ since }) => since <= day)?.value
    const run = runs.at(-1)
    if (run && run.to === from - 1 && run.life === life && run.value === value) run.to = to
    else runs.push({ life, value, from, to })
  }
  return runs
}
