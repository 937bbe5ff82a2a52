import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { dayOf, lastOf } from '../wire/months.ts'
import { shareCents } from '../wire/share-cents.ts'
import { chargesOf } from './charges.ts'
import { type Fee, feesBy } from './fee-rows.ts'
import type { Life } from './lives.ts'

const COMPANIES = ['a', 'b', 'c']
const MONTHS = ['2026-02', '2028-02', '2026-04', '2026-10']
const month = fc.constantFrom(...MONTHS)
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 31 }))
  .map(([at, number]) => dayOf(at, Math.min(number, lastOf(at))))
const lives = fc
  .array(fc.record({ company_id: fc.constantFrom(...COMPANIES), one: day, other: day }), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(({ company_id, one, other }, at): Life => {
      const [starts_on, last_on] = [one, other].toSorted() as [string, string]
      const who = { user_info_id: 'p', person_name: 'P', company_name: company_id }
      return { internship_id: String(at), company_id, starts_on, last_on, ...who }
    }),
  )
const feesOn = (basis: fc.Arbitrary<Fee['basis']>) =>
  fc
    .uniqueArray(
      fc.record({ company_id: fc.constantFrom(...COMPANIES), starts_on: day, cents: fc.nat(99_999), basis }),
      { maxLength: 8, selector: ({ company_id, starts_on }) => `${company_id} ${starts_on}` },
    )
    .map((fees) => feesBy(fees.toSorted((one, other) => (one.starts_on < other.starts_on ? 1 : -1))))
const bases = fc.constantFrom<Fee['basis']>('thirty', 'calendar')

/** The day's owner and fee, asked day by day. */
function eachDay(all: Life[], fees: ReturnType<typeof feesBy>, of: string) {
  return Array.from({ length: lastOf(of) }, (_, at) => {
    const on = dayOf(of, at + 1)
    const [life] = all
      .filter(({ starts_on, last_on }) => starts_on <= on && on <= last_on)
      .toSorted((one, other) =>
        `${one.starts_on} ${one.internship_id}` < `${other.starts_on} ${other.internship_id}` ? 1 : -1,
      )
    return life && fees.get(life.company_id)?.find(({ since }) => since <= on)?.value
  })
}

test('parts of a month in any companies cost what they cost together, and no day is charged twice', () => {
  fc.assert(
    fc.property(lives, feesOn(bases), month, (all, fees, of) => {
      const { charges } = chargesOf(all, of, fees)
      const together = shareCents(charges.map(({ fee, days, base }) => ({ cents: fee.cents, days, base })))
      const sum = (cents: number[]) => cents.reduce((whole, part) => whole + part, 0)
      assert.equal(sum(charges.map(({ cents }) => cents)), sum(together))
      const calendar = eachDay(all, fees, of).filter((fee) => fee?.basis === 'calendar').length
      assert.equal(sum(charges.filter(({ fee }) => fee.basis === 'calendar').map(({ days }) => days)), calendar)
      for (const { days, base } of charges) assert.ok(days > 0 && days <= base)
    }),
  )
})

test('on the basis of thirty nobody is charged more than a month, nor an uncovered day', () => {
  fc.assert(
    fc.property(lives, feesOn(fc.constant('thirty')), month, (all, fees, of) => {
      const { charges, missing } = chargesOf(all, of, fees)
      const days = charges.reduce((sum, charge) => sum + charge.days, 0)
      const lived = eachDay(all, fees, of)
      const covered = lived.filter(Boolean).length
      assert.ok(days <= 30)
      if (missing.length === 0) assert.equal(days === 0, covered === 0)
      if (covered === lastOf(of)) assert.equal(days, 30)
      else if (lastOf(of) >= 30) assert.ok(days >= covered - 1 && days <= covered)
      for (const { day } of missing) assert.equal(lived[Number(day.slice(8)) - 1], undefined)
    }),
  )
})
