import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { HOURS_OVERLAP } from '#wire/time/hours.ts'
import { studySchedule } from '../../../wire/study-schedule.ts'
import { freeHours } from './free-hours.ts'

test('a further time comes after the last one, and at the end of the day before the first', () => {
  assert.deepEqual(freeHours([]), { from: '08:00', to: '12:00' })
  assert.deepEqual(freeHours([{ from: '08:00', to: '12:00' }]), { from: '12:00', to: '16:00' })
  assert.deepEqual(freeHours([{ from: '19:00', to: '22:30' }]), { from: '22:30', to: '23:30' })
  assert.deepEqual(freeHours([{ from: '19:00', to: '23:20' }]), { from: '15:00', to: '19:00' })
  assert.equal(freeHours([{ from: '00:00', to: '23:59' }]), undefined)
})

test('whatever stands there, what is proposed overlaps nothing', () => {
  const time = fc
    .integer({ min: 0, max: 23 * 60 + 59 })
    .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)
  const range = fc.tuple(time, time).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 5 }), (ranges) => {
      const free = freeHours(ranges)
      if (!free) return
      const only = (hours_attributes: object[]) =>
        studySchedule.safeParse({
          schedule_type: 'default',
          days_attributes: [{ day_of_week: 0, available: true, hours_attributes }],
        })
      assert.ok(only([free]).success)
      const said = ranges.flatMap((one) => only([one, free]).error?.issues.map(({ message }) => message) ?? [])
      assert.ok(!said.includes(HOURS_OVERLAP))
    }),
  )
})
