import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOnDay } from './age.ts'

test('a year is whole on the birthday, and on 1 March for who was born on 29 February', () => {
  const cases: [string, string, number][] = [
    ['2010-05-20', '2026-05-19', 15],
    ['2010-05-20', '2026-05-20', 16],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2009-12-31', '2026-01-01', 16],
  ]
  for (const [born, day, years] of cases) assert.equal(ageOnDay(born, day), years, `${born} on ${day}`)
})
