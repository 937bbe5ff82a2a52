import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { addDays } from './calendar.ts'
import { recessEarned, recessLeft } from './recess.ts'

const CASES: [from: string, to: string, earned: number, due: number, sum: string][] = [
  ['2027-01-01', '2027-08-31', 20, 20, '8 meses × 2,5 = 20'],
  ['2027-01-01', '2027-06-15', 13.75, 14, '5 meses × 2,5 + 15 dias × 2,5 ÷ 30 = 13,75, arredondado a 14'],
  ['2027-03-15', '2028-03-14', 30, 30, '12 meses × 2,5 = 30'],
  ['2027-03-15', '2029-03-14', 60, 60, '24 meses × 2,5 = 60'],
  ['2027-01-31', '2027-02-27', 2.5, 3, '1 mês × 2,5 = 2,5, arredondado a 3'],
  ['2027-01-01', '2027-01-01', 1 / 12, 1, '1 dia × 2,5 ÷ 30 = 0,08, arredondado a 1'],
  ['2027-01-02', '2027-01-01', 0, 0, '0 meses × 2,5 = 0'],
]

test('recess is 2.5 days a month, rounded up in the intern’s favour, and the sum is shown', () => {
  for (const [from, to, earned, due, sum] of CASES) {
    const found = recessEarned({ from, to })
    assert.deepEqual([found.earned, found.due, found.sum], [earned, due, sum])
  }
})

test('what was taken counts each day once', () => {
  const taken = [
    { from: '2027-07-01', to: '2027-07-10' },
    { from: '2027-07-06', to: '2027-07-15' },
  ]
  assert.deepEqual(recessLeft({ from: '2027-01-01', to: '2027-12-31' }, taken), { due: 30, taken: 15, left: 15 })
})

test('what was planned behind the last day is not taken', () => {
  const planned = [
    { from: '2027-05-10', to: '2027-05-20' },
    { from: '2027-07-01', to: '2027-07-15' },
  ]
  assert.deepEqual(recessLeft({ from: '2027-01-01', to: '2027-05-15' }, planned), { due: 12, taken: 6, left: 6 })
})

test('a day more never earns less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }), (start, days) => {
      const from = addDays('2027-01-01', start)
      const earned = (more: number) => recessEarned({ from, to: addDays(from, days + more) }).earned
      return earned(1) >= earned(0)
    }),
  )
})
