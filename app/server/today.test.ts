import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysBetween, endOfDay, startOfDay, today, yearOf } from './today.ts'

const at = (instant: string) => Date.parse(instant)

test('a day is one of Brasília: it ends at three in the morning of Greenwich', () => {
  const evening = at('2026-11-22T23:59:59-03:00')
  assert.deepEqual(
    [today(new Date(evening)), today(new Date(evening + 1_000)), today(new Date(evening), 8)],
    ['2026-11-22', '2026-11-23', '2026-11-30'],
  )
  assert.deepEqual(
    [startOfDay('2026-11-22'), endOfDay('2026-11-22')],
    ['2026-11-22T03:00:00.000Z', '2026-11-23T02:59:59.000Z'],
  )
  assert.deepEqual(
    ['2026-12-31T23:59:59-03:00', '2027-01-01T00:00:00-03:00'].map((instant) => yearOf(new Date(instant))),
    [2026, 2027],
  )
})

test('days are counted by midnights, not by hours', () => {
  const [noon, midnight] = [at('2026-11-22T12:00:00-03:00'), at('2026-11-23T00:00:00-03:00')]
  assert.deepEqual(
    [noon, midnight - 1, midnight, at(endOfDay('2026-12-22')), at('2026-11-21T23:59:59-03:00')].map((other) =>
      daysBetween(noon, other),
    ),
    [0, 0, 1, 30, -1],
  )
})
