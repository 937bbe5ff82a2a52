import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { type Basis, baseOf, chargedDays } from './charged-days.ts'
import { centsOfAll, shareCents } from './share-cents.ts'

test('days of each basis', () => {
  const rows: [string, Basis, from: number, to: number, last: number, days: number][] = [
    ['all of February', 'thirty', 1, 28, 28, 30],
    ['all of a long February', 'thirty', 1, 29, 29, 30],
    ['from the second day on', 'thirty', 2, 31, 31, 29],
    ['the 31st alone', 'thirty', 31, 31, 31, 1],
    ['from the 30th on', 'thirty', 30, 31, 31, 1],
    ['until the 30th of 31', 'thirty', 1, 30, 31, 30],
    ['from the 15th on', 'thirty', 15, 31, 31, 16],
    ['until the 14th', 'thirty', 1, 14, 31, 14],
    ['all of February by the calendar', 'calendar', 1, 28, 28, 28],
    ['from the second day on by the calendar', 'calendar', 2, 31, 31, 30],
    ['the 31st alone by the calendar', 'calendar', 31, 31, 31, 1],
  ]
  for (const [what, basis, from, to, last, days] of rows)
    assert.equal(chargedDays(basis, { from, to, last }), days, what)
  assert.deepEqual([baseOf('thirty', 28), baseOf('calendar', 28)], [30, 28])
})

test('10, 21, 1 and 30 days of 89,90 are 29,97, 62,93, 3,00 and 89,90', () => {
  const alone = [10, 21, 1, 30].map((days) => shareCents([{ cents: 8990, days, base: 30 }])[0])
  assert.deepEqual(alone, [2997, 6293, 300, 8990])
})

test('the parts of a month cost what they cost together, each at most a cent away from its own', () => {
  const part = fc.record({ cents: fc.nat(1_000_000), days: fc.integer({ min: 0, max: 31 }), base: fc.constant(30) })
  const calendar = fc.record({ cents: fc.nat(1_000_000), days: fc.integer({ min: 0, max: 31 }), base: fc.constant(31) })
  fc.assert(
    fc.property(fc.array(fc.oneof(part, calendar), { minLength: 1, maxLength: 6 }), (parts) => {
      const shares = shareCents(parts)
      const exact = parts.reduce(
        (sum, { cents, days, base }) => sum + BigInt(cents * days) * (base === 30 ? 31n : 30n),
        0n,
      )
      const together = (2n * exact + 930n) / 1860n
      assert.equal(BigInt(shares.reduce((sum, share) => sum + share, 0)), together)
      for (const [at, { cents, days, base }] of parts.entries())
        assert.ok(Math.abs(shares[at]! - (cents * days) / base) < 1)
    }),
  )
})

test('a month in two parts of one fee costs a month', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 29 }), (cents, days) => {
      const [one, other] = shareCents([
        { cents, days, base: 30 },
        { cents, days: 30 - days, base: 30 },
      ])
      assert.equal(one! + other!, cents)
    }),
  )
})

test('beside parts that were charged before, the others make up the rest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ cents: fc.integer({ min: 100, max: 99_999 }), days: fc.integer({ min: 1, max: 10 }) }), {
        minLength: 2,
        maxLength: 6,
      }),
      (some) => {
        const parts = some.map((part) => ({ ...part, base: 30 }))
        const [first, ...others] = parts
        const alone = shareCents([first!])[0]!
        const rest = shareCents(others, centsOfAll(parts) - alone)
        assert.equal(alone + rest.reduce((sum, share) => sum + share, 0), centsOfAll(parts))
        for (const [at, { cents, days }] of others.entries()) assert.ok(Math.abs(rest[at]! - (cents * days) / 30) <= 2)
      },
    ),
  )
})
