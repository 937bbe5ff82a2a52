/** One line of the table. `limit` is what the median is judged by; without one a figure is for information. */
export type Figure = {
  what: string
  values: number[]
  unit: string
  limit?: { at_least: number } | { at_most: number }
  note?: string
}
export type Row = { title: string; run: () => Promise<Figure[]> }

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

export function verdict({ values, limit }: Figure): 'PASS' | 'FAIL' | '' {
  if (!limit) return ''
  const found = median(values)
  return ('at_least' in limit ? found >= limit.at_least : found <= limit.at_most) ? 'PASS' : 'FAIL'
}

/** How long each of so many rounds took, three more before them, the quickest first. */
export async function timed(rounds: number, work: () => Promise<unknown>) {
  const all: number[] = []
  for (let round = -3; round < rounds; round++) {
    const began = performance.now()
    await work()
    if (round >= 0) all.push(performance.now() - began)
  }
  return all.toSorted((one, other) => one - other)
}

/** All rounds for information, and the p95 by its limit. */
export const within = (what: string, all: number[], at_most: number, note?: string): Figure[] => [
  { what, values: all, unit: ' ms', ...(note && { note }) },
  { what: `${what}: p95`, values: [all[Math.ceil(all.length * 0.95) - 1]!], unit: ' ms', limit: { at_most } },
]

const number = (n: number) =>
  Number.isNaN(n) ? '?' : n >= 1000 ? n.toFixed(0) : n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2)
const limitOf = ({ limit, unit }: Figure) =>
  limit ? ('at_least' in limit ? `≥ ${limit.at_least}` : `≤ ${limit.at_most}`) + unit : ''
/** How much of the limit the median is: above 1 is better than asked. */
const share = ({ limit, values }: Figure) =>
  limit ? `${number('at_least' in limit ? median(values) / limit.at_least : limit.at_most / median(values))}` : ''

export function printFigures(title: string, figures: Figure[]) {
  const cells = figures.map((f) => [
    f.what,
    number(Math.min(...f.values)),
    `${number(median(f.values))}${f.unit}`,
    number(Math.max(...f.values)),
    limitOf(f),
    share(f),
    verdict(f),
    f.note ?? '',
  ])
  const head = ['', 'min', 'median', 'max', 'limit', '× limit', '', '']
  const widths = head.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]!.length)))
  const line = (row: string[]) =>
    `  ${row
      .map((cell, i) => (i === 0 || i > 5 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()}`
  console.log([`\n${title}`, line(head), ...cells.map(line)].join('\n'))
}
