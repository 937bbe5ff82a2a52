import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Pay, settlementOf } from './settlement.ts'

const SCHEDULE = [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '13:00', to: '19:00' }))
const pay = (more: Partial<Pay> = {}): Pay => ({
  starts_on: '2026-06-01',
  last_day: '2027-01-11',
  recess_left: 10,
  stipend: '1150.00',
  stipend_period: 'month',
  transport_allowance: '220.00',
  schedule: SCHEDULE,
  ...more,
})
const flat = (text: string) => text.replaceAll('\u00a0', ' ')
const amounts = (of: Pay) => {
  const { recess, stipend, transport, total } = settlementOf(of)
  return [recess?.amount, stipend?.amount, transport?.amount, total]
}

test('recess, stipend and transport by days of a month of thirty, each with its sum', () => {
  assert.deepEqual(amounts(pay()), ['383.33', '421.67', '80.67', '885.67'])
  const { recess, stipend } = settlementOf(pay())
  assert.equal(flat(recess!.sum), 'R$ 1.150,00 ÷ 30 × 10 dias')
  assert.equal(flat(stipend!.sum), 'R$ 1.150,00 ÷ 30 × 11 dias')
})

test('a whole month is thirty days, of 28 and of 31 alike; a month that began within counts its own', () => {
  assert.equal(settlementOf(pay({ last_day: '2027-02-28' })).stipend!.amount, '1150.00')
  assert.equal(settlementOf(pay({ last_day: '2027-01-31' })).stipend!.amount, '1150.00')
  assert.equal(settlementOf(pay({ last_day: '2027-01-30' })).stipend!.amount, '1150.00')
  assert.equal(settlementOf(pay({ starts_on: '2027-01-11', last_day: '2027-01-20' })).stipend!.amount, '383.33')
})

test('by the hour: the hours of the last month, and of a week for the recess', () => {
  // Monday to Monday: six weekdays of six hours in eleven days from Friday, 1 January.
  const hourly = pay({ stipend: '10.00', stipend_period: 'hour', transport_allowance: null, recess_left: 7 })
  assert.deepEqual(amounts(hourly), ['300.00', '420.00', undefined, '720.00'])
  assert.equal(flat(settlementOf(hourly).stipend!.sum), 'R$ 10,00 × 42 h')
})

test('nothing is paid where nothing was: no stipend, no recess left', () => {
  assert.deepEqual(amounts(pay({ stipend: null, transport_allowance: '0.00' })), [
    undefined,
    undefined,
    undefined,
    null,
  ])
  assert.equal(settlementOf(pay({ recess_left: 0 })).recess, null)
  assert.equal(settlementOf(pay({ recess_left: -2 })).recess, null)
})
