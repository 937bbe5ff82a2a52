import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnover } from './movements.ts'
import { periodsOf } from './scope.ts'

test('a period ends today, and the one before ends on the same day as many months earlier', () => {
  const { now, before, months } = periodsOf('2027-03-31', 3)
  assert.deepEqual([now.from, now.to, before.from, before.to], ['2027-01-01', '2027-03-31', '2026-10-01', '2026-12-31'])
  assert.deepEqual(
    months.map(({ key, from, to }) => [key, from, to]),
    [
      ['2027-01', '2027-01-01', '2027-01-31'],
      ['2027-02', '2027-02-01', '2027-02-28'],
      ['2027-03', '2027-03-01', '2027-03-31'],
    ],
  )
  assert.equal(periodsOf('2027-03-10', 12).months.at(-1)!.to, '2027-03-10')
})

test('turnover is early leavers by the mean of those active each day', () => {
  const month = { key: 'now', from: '2027-01-01', to: '2027-01-31' }
  // Ten on each of 31 days.
  assert.equal(turnover({ early: 3, days: 310 }, month), 30)
  assert.equal(turnover({ early: 0, days: 31 }, month), 0)
  assert.equal(turnover({ early: 0, days: 0 }, month), null)
})
