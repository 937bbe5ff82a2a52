import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import {
  addDays,
  addMonths,
  daysIn,
  joined,
  lastDayOf,
  overlaps,
  most,
  outside,
  type Period,
  weekdayOf,
} from './calendar.ts'

const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2027-12-15', n))
const period = fc
  .tuple(day, day)
  .map(([one, other]): Period => (one < other ? { from: one, to: other } : { from: other, to: one }))
const periods = fc.array(period, { maxLength: 8 })
const each = ({ from, to }: Period) => Array.from({ length: daysIn({ from, to }) }, (_, n) => addDays(from, n))

test('days and months of the calendar', () => {
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-01-01', -1), '2026-12-31')
  assert.deepEqual(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf), [1, 2, 7])
  assert.equal(daysIn({ from: '2027-01-01', to: '2027-12-31' }), 365)
  assert.equal(daysIn({ from: '2027-01-02', to: '2027-01-01' }), 0)
  assert.deepEqual(['2027-02', '2028-02', '2027-12'].map(lastDayOf), ['2027-02-28', '2028-02-29', '2027-12-31'])
  assert.deepEqual(
    [addMonths('2027-01-31', 1), addMonths('2027-01-31', 2), addMonths('2027-11-30', 3), addMonths('2028-02-29', 12)],
    ['2027-02-28', '2027-03-31', '2028-02-29', '2029-02-28'],
  )
})

test('joined periods hold the same days, each once and in order', () => {
  fc.assert(
    fc.property(periods, (all) => {
      const days = joined(all).flatMap(each)
      assert.deepEqual(days, [...new Set(all.flatMap(each))].sort())
      assert.ok(joined(all).every((one, n, rest) => !n || addDays(rest[n - 1]!.to, 1) < one.from))
    }),
  )
})

test('what lies outside is what no other holds', () => {
  fc.assert(
    fc.property(period, periods, (one, others) => {
      const held = new Set(others.flatMap(each))
      assert.deepEqual(
        outside(one, others).flatMap(each),
        each(one).filter((day) => !held.has(day)),
      )
    }),
  )
})

test('the day that has most is counted over every day of the span', () => {
  fc.assert(
    fc.property(periods, period, (all, span) => {
      const counts = each(span).map((day) => all.filter((one) => overlaps(one, { from: day, to: day })).length)
      assert.equal(most(all, span), Math.max(...counts))
    }),
  )
})
