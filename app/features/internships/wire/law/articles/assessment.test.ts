import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, judged, stands } from '#test/support/law/lawful-terms.ts'

const WEEK = { from: '2027-05-10', to: '2027-05-14' }
const held = (...said: string[]) => ({ assessment_weeks: [{ ...WEEK, schedule: hours(...said) }] })
/** Wednesday to Friday: 18 of the 30 hours. */
const PART = { from: '2027-05-12', to: '2027-05-14' }

stands('L11788.10.2', {
  passes: [
    ['half of the hours', held('2-6 09:00-12:00')],
    ['half of the week, on two days and a half', held('2-3 09:00-15:00', '4 09:00-12:00')],
    ['none at all', { assessment_weeks: [{ ...WEEK, schedule: [] }] }],
    ['half of the days of the exams', { assessment_weeks: [{ ...PART, schedule: hours('4-6 09:00-12:00') }] }],
    ['days without an internship', { assessment_weeks: [{ from: '2027-05-15', to: '2027-05-16' }] }],
  ],
  refused: [
    ['a minute over the half', held('2-5 09:00-12:00', '6 09:00-12:01')],
    ['the usual hours', { assessment_weeks: [WEEK] }],
    [
      'a minute over, on the days of the exams',
      { assessment_weeks: [{ ...PART, schedule: hours('4-6 09:00-12:01') }] },
    ],
  ],
})

test('the fix halves each week that is not halved, and leaves the others', () => {
  const other = { from: '2027-08-02', to: '2027-08-06', schedule: hours('2 09:00-12:00') }
  const [found, none] = judged({ assessment_weeks: [WEEK, other] })
  assert.equal(none, undefined)
  assert.equal(
    found!.message,
    'De 10/05/2027 a 14/05/2027 há provas: o estágio soma 30 h e deve ter no máximo a metade, 15 h.',
  )
  assert.deepEqual(found!.fix, {
    label: 'Reduzir para 15 h nas semanas de prova',
    changes: { assessment_weeks: [{ ...WEEK, schedule: hours('2-6 09:00-12:00') }, other] },
  })
})
