import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, judged, stands } from '#test/support/law/lawful-terms.ts'

const WEEK = { from: '2027-05-10', to: '2027-05-14' }
const EXAMS = { assessment_weeks: [{ ...WEEK, schedule: hours('2-6 09:00-12:00') }] }

stands('L11788.10', {
  passes: [
    ['classes that begin at the minute at which the internship ends', { class_schedule: hours('2-6 15:00-18:00') }],
    ['classes of another weekday', { class_schedule: hours('7 09:00-15:00') }],
    ['no classes told', { class_schedule: [] }],
    ['half of the hours, beside the classes', { ...EXAMS, class_schedule: hours('2-6 15:00-18:00') }],
  ],
  refused: [
    ['one minute of a class', { class_schedule: hours('2 14:59-18:00') }],
    ['one minute at the other end', { class_schedule: hours('2 07:00-09:01') }],
    ['a class within it', { class_schedule: hours('4 10:00-11:00') }],
    ['no hours at all', { schedule: [] }],
    ['hours of an exam week that meet a class', { assessment_weeks: [{ ...WEEK, schedule: hours('2 18:30-19:30') }] }],
  ],
})

test('a minute of overlap is named with both times, and the fix leaves the classes free', () => {
  const [found] = judged({ class_schedule: hours('2 08:00-09:01', '3 11:00-12:00') })
  assert.equal(
    found!.message,
    'Segunda-feira: o estágio das 09:00 às 15:00 e a aula das 08:00 às 09:01 coincidem por 1 minuto.',
  )
  assert.deepEqual(found!.fix, {
    label: 'Tirar do estágio o horário das aulas',
    changes: { schedule: hours('2 09:01-15:00', '3 09:00-11:00', '3 12:00-15:00', '4-6 09:00-15:00') },
  })
})

test('where the classes leave no hour, there is no fix', () => {
  const found = judged({ class_schedule: hours('2-6 08:00-18:00') })
  assert.equal(found.length, 5)
  assert.ok(found.every(({ fix }) => !fix))
})
