import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { addDays } from '../wire/law/calendar.ts'
import { activeOn, cameOn, lastDayOfLife, leftOn, type Life } from './active-on.ts'

const within = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((n) => addDays(from, n))
const life = fc
  .record({
    starts_on: within('2027-01-20', 60),
    ends_on: within('2027-02-20', 60),
    company: fc.constantFrom('one', 'other'),
    course: fc.constantFrom('law', 'arts'),
    ended_at: fc.option(fc.integer({ min: 0, max: 100 * 24 }).map((hours) => hours * 3_600_000)),
  })
  .map(({ ended_at, ...rest }) => ({
    ...rest,
    ended_at: ended_at === null ? null : new Date(Date.parse('2027-01-20T02:30:00Z') + ended_at).toISOString(),
  }))

test('the last day is the earlier of the calendar’s and that of the end in Brasília', () => {
  const until = (ended_at: string | null) => lastDayOfLife({ starts_on: '2027-01-01', ends_on: '2027-06-30', ended_at })
  assert.equal(until(null), '2027-06-30')
  // 23:30 in Brasília, and half an hour after midnight.
  assert.equal(until('2027-03-11T02:30:00Z'), '2027-03-10')
  assert.equal(until('2027-03-11T03:30:00Z'), '2027-03-11')
  assert.equal(until('2027-07-02T12:00:00Z'), '2027-06-30')
})

test('both ends belong to it, and what ended before it began never was', () => {
  const one: Life = { starts_on: '2027-02-01', ends_on: '2027-02-28', ended_at: null }
  const days = ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01']
  assert.deepEqual(
    days.map((day) => activeOn(one, day)),
    [false, true, true, false],
  )
  const never = { ...one, ended_at: '2027-01-20T12:00:00Z' }
  assert.deepEqual([cameOn(never), leftOn(never), activeOn(never, '2027-02-01')], [null, null, false])
})

test('active(end) = active(start) + in − out, of any lives, company and course', () => {
  const span = fc.tuple(within('2027-01-15', 100), within('2027-01-15', 100)).map((days) => days.toSorted())
  const filter = fc.record({ company: fc.constantFrom(undefined, 'one'), course: fc.constantFrom(undefined, 'law') })
  fc.assert(
    fc.property(fc.array(life, { maxLength: 40 }), span, filter, (all, [start, end], { company, course }) => {
      const counted = all.filter((one) => (!company || one.company === company) && (!course || one.course === course))
      const on = (day: string) => counted.filter((one) => activeOn(one, day)).length
      const during = (day: string | null) => day !== null && day > start! && day <= end!
      const came = counted.filter((one) => during(cameOn(one))).length
      const left = counted.filter((one) => during(leftOn(one))).length
      assert.equal(on(end!), on(start!) + came - left)
    }),
  )
})
