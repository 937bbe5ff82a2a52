import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeTime, dayTimes, endsTooSoon, stepTime } from './time-entry.ts'

test('a short entry is made whole', () => {
  const cases = {
    '8': '08:00',
    '13': '13:00',
    '830': '08:30',
    '1745': '17:45',
    '8:3': '08:30',
    '08:': '08:00',
    '': '',
    '24': '24',
    '12:75': '12:75',
  }
  for (const [typed, whole] of Object.entries(cases)) assert.equal(completeTime(typed), whole, typed)
})

test('arrow keys go to the next quarter, around midnight', () => {
  assert.equal(stepTime('08:00', 1), '08:15')
  assert.equal(stepTime('08:07', 1), '08:15')
  assert.equal(stepTime('08:07', -1), '08:00')
  assert.equal(stepTime('23:50', 1), '00:00')
  assert.equal(stepTime('00:00', -1), '23:45')
  assert.equal(stepTime('', 1), '08:00')
})

test('a day has 48 half hours', () => {
  assert.equal(dayTimes().length, 48)
  assert.equal(dayTimes().at(-1), '23:30')
})

test('an end comes after its start', () => {
  assert.ok(endsTooSoon('12:00', '12:00') && endsTooSoon('12:00', '08:00'))
  assert.ok(!endsTooSoon('08:00', '12:00') && !endsTooSoon('', '12:00'))
})
