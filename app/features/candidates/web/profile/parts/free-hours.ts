import { DEFAULT_HOURS } from '../../../wire/study-schedule.ts'

type Range = { from: string; to: string }
const LENGTH = 4 * 60
const SHORTEST = 30
const LATEST = 23 * 60 + 30

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const isWhole = ({ from, to }: Range) => /^\d\d:\d\d$/.test(from) && /^\d\d:\d\d$/.test(to)

/**
 * A further time of the same day that overlaps none: after the last one if the day is long enough, else where there is
 * room.
 */
export function freeHours(ranges: readonly Range[]): Range | undefined {
  const taken = ranges
    .filter(isWhole)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .toSorted((a, b) => a.from - b.from)
  if (taken.length === 0) return { ...DEFAULT_HOURS }
  const gaps: { from: number; to: number }[] = []
  let free = 0
  for (const { from, to } of taken) {
    if (from - free >= SHORTEST) gaps.push({ from: Math.max(free, from - LENGTH), to: from })
    free = Math.max(free, to)
  }
  if (LATEST - free >= SHORTEST) gaps.push({ from: free, to: Math.min(free + LENGTH, LATEST) })
  const gap = gaps.at(-1)
  return gap && { from: timeOf(gap.from), to: timeOf(gap.to) }
}
