import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { hours } from '#test/support/law/lawful-terms.ts'
import { timetable } from '#test/support/law/timetables.ts'
import {
  beside,
  crossings,
  cut,
  DAYS,
  halved,
  hoursInWords,
  minutesOn,
  weeklyMinutes,
  weeklyTable,
} from './schedule.ts'

test('minutes read as people say them', () => {
  const words = ['0 h', '1 minuto', '59 minutos', '1 h', '6 h 01 min', '30 h']
  assert.deepEqual([0, 1, 59, 60, 361, 1800].map(hoursInWords), words)
})

test('a week is a table, Monday first, with its total', () => {
  const table = weeklyTable(hours('1 10:00-12:00', '6 13:00-15:30', '6 09:00-12:00', '2 09:00-11:00', '2 11:00-12:00'))
  assert.deepEqual(table, {
    rows: [
      { day_of_week: 2, day: 'Segunda-feira', hours: '09:00–12:00', total: '3 h' },
      { day_of_week: 6, day: 'Sexta-feira', hours: '09:00–12:00 e 13:00–15:30', total: '5 h 30 min' },
      { day_of_week: 1, day: 'Domingo', hours: '10:00–12:00', total: '2 h' },
    ],
    total: '10 h 30 min',
  })
})

test('two schedules cross where both hold at the same minute', () => {
  const minutes = (one: string, other: string) => crossings(hours(one), hours(other)).map((each) => each.minutes)
  assert.deepEqual(minutes('2 08:00-12:00', '2 12:00-13:00'), [])
  assert.deepEqual(minutes('2 08:00-12:00', '2 11:59-13:00'), [1])
  assert.deepEqual(minutes('2 08:00-12:00', '3 08:00-12:00'), [])
  assert.deepEqual(minutes('2-6 08:00-12:00', '4 09:00-10:00'), [60])
})

test('what is cut keeps within both limits, takes nothing more, and ends days earlier', () => {
  fc.assert(
    fc.property(
      timetable,
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 3000 }),
      (schedule, day, week) => {
        const kept = cut(schedule, { day, week })
        const clamped = DAYS.reduce((sum, each) => sum + Math.min(day, minutesOn(schedule, each)), 0)
        assert.ok(DAYS.every((each) => minutesOn(kept, each) <= day))
        assert.equal(weeklyMinutes(kept), Math.min(week, clamped))
        assert.equal(weeklyMinutes(beside(kept, schedule)), 0)
      },
    ),
  )
})

test('half is at most half of each day, and loses less than a minute', () => {
  fc.assert(
    fc.property(timetable, (schedule) => {
      const half = halved(schedule)
      for (const day of DAYS) assert.equal(minutesOn(half, day), Math.floor(minutesOn(schedule, day) / 2))
    }),
  )
})

test('what stands beside another crosses nothing, and both together are all there is', () => {
  fc.assert(
    fc.property(timetable, timetable, (one, other) => {
      const rest = beside(one, other)
      assert.deepEqual(crossings(rest, other), [])
      assert.equal(weeklyMinutes([...rest, ...other]), weeklyMinutes([...one, ...other]))
    }),
  )
})
