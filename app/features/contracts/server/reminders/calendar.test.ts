import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dailyOrdinal, dueOrdinal, isPressing, isTimely } from './calendar.ts'

const at = (instant: string) => new Date(instant)

test('from 8 to 20 h in Brasília, never at weekends', () => {
  assert.equal(isTimely(at('2026-11-23T10:59:00Z')), false)
  assert.equal(isTimely(at('2026-11-23T11:00:00Z')), true)
  assert.equal(isTimely(at('2026-11-23T22:59:00Z')), true)
  assert.equal(isTimely(at('2026-11-23T23:00:00Z')), false)
  assert.equal(isTimely(at('2026-11-21T15:00:00Z')), false)
  assert.equal(isTimely(at('2026-11-22T15:00:00Z')), false)
})

test('days 2, 5 and 10 by the calendar of Brasília, and nothing before or behind', () => {
  const since = '2026-11-09T15:00:00Z'
  const due = (day: string) => dueOrdinal(since, at(`2026-11-${day}T12:00:00Z`))
  assert.deepEqual(['10', '11', '13', '14', '18', '19', '30'].map(due), [undefined, 1, 1, 2, 2, 3, 3])
})

test('a start within three days presses, a past one too', () => {
  const now = at('2026-11-23T12:00:00Z')
  assert.deepEqual(
    ['2026-11-20', '2026-11-26', '2026-11-27', null].map((day) => isPressing(day, now)),
    [true, true, false, false],
  )
})

test('a day has one ordinal, and the next another', () => {
  assert.equal(dailyOrdinal(at('2026-11-23T11:00:00Z')), dailyOrdinal(at('2026-11-23T22:00:00Z')))
  assert.equal(dailyOrdinal(at('2026-11-24T11:00:00Z')) - dailyOrdinal(at('2026-11-23T11:00:00Z')), 1)
})
