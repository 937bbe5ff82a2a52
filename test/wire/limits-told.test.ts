// docs/limits.md and the code have the same limits.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const page = readFileSync('docs/limits.md', 'utf8')
const code = globSync('app/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }).toSorted()
const rows = (title: string) =>
  page
    .split('\n## ')
    .find((part) => part.startsWith(title))!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| What'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
const placeOf = (cell: string) => /\]\(\.\.\/(.*)\)/.exec(cell)![1]!
const number = (value: number) => value.toLocaleString('en')

const PERIODS: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86_400: 'a day' }
const period = (seconds: number) => PERIODS[seconds] ?? `in ${seconds / 60} minutes`

test('who is told to wait reads beforehand how often each thing may be done', () => {
  const limits = code.flatMap((place) =>
    [...readFileSync(place, 'utf8').matchAll(/times: ([\d_]+),\s+seconds: ([\d_]+)/g)].map(([, times, seconds]) => {
      const [often, every] = [times!, seconds!].map((text) => Number(text.replaceAll('_', '')))
      return `${place}: ${number(often!)} ${period(every!)}`
    }),
  )
  const told = rows('How often').map(([, , many, , where]) => `${placeOf(where!)}: ${many}`)
  assert.deepEqual(told.toSorted(), limits.toSorted())
})

const constantIn = (place: string, name: string) => {
  const [, digits, unit] =
    new RegExp(`\\b${name} = ([\\d_]+)( \\* MEGABYTE)?\\n`).exec(readFileSync(place, 'utf8')) ?? []
  return Number(digits!.replaceAll('_', '')) * (unit ? 1_000_000 : 1)
}
const sized = (value: number) => (value >= 1_000_000 && value < 60_000_001 ? `${value / 1_000_000} MB` : number(value))

test('who is refused for sending or keeping too much reads beforehand how much there may be', () => {
  for (const row of [...rows('How many'), ...rows('How large')]) {
    const where = row.at(-2)!
    const value = constantIn(placeOf(where), /`(\w+)`/.exec(where)![1]!)
    assert.ok([number(value), sized(value)].includes(row[2]!), `${row[1]}: ${row[2]}, and the code says ${value}`)
  }
})

test('no bound of a form is left untold', () => {
  const wires = code.filter((place) => /^app\/features\/[^/]+\/wire/.test(place))
  const bounds = wires.flatMap((place) => [
    ...readFileSync(place, 'utf8').matchAll(/^export const (MOST_\w+|\w+_(?:BYTES|ROWS)) = /gm),
  ])
  const DOMAIN = new Set(['MOST_DAYS', 'MOST_HOURS']) // rules of content, not of amount
  const untold = bounds.map(([, name]) => name!).filter((name) => !DOMAIN.has(name) && !page.includes(`\`${name}\``))
  assert.deepEqual(untold, [])
})
