import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, judged, RULES_OF_SCHOOL, stands } from '#test/support/law/lawful-terms.ts'
import type { DraftTerms } from '../../terms.ts'

stands('L11788.3.II', {
  passes: [
    ['from today on', { starts_on: DAY }],
    ['two days', { starts_on: '2027-02-01', ends_on: '2027-02-02' }],
    ['begun long ago, where an amendment is judged', { starts_on: '2026-03-01' }, { effective_on: DAY }],
  ],
  refused: [
    ['yesterday', { starts_on: '2026-11-22', ends_on: '2027-11-21' }],
    ['the day on which it begins', { starts_on: '2027-02-01', ends_on: '2027-02-01' }],
    ['no first day', { starts_on: '' }],
    ['no last day', { ends_on: null }],
  ],
})

stands('L11788.3.I', {
  passes: [
    ['until the last day of the course', { starts_on: '2027-02-01', ends_on: '2027-12-31', formation_date: '2027-12' }],
    ['a course without a date', { formation_date: null }],
    ['high school has no course to name', { education_type: 'high_school', course_name: null }],
    ['a course of the list', { course_name: null, course_id: 'computacao' }],
  ],
  refused: [
    ['a day after the course', { starts_on: '2027-02-01', ends_on: '2028-01-01', formation_date: '2027-12' }],
    ['a day after February', { starts_on: '2027-02-01', ends_on: '2027-03-01', formation_date: '2027-02' }],
    ['no kind of education', { education_type: null }],
    ['no institution', { institution_id: null }],
    ['no course', { course_name: ' '.trim() }],
    ['no enrolment', { matriculation: null }],
  ],
})

const since = (effective_on: string, retroactive_days = 0) => ({
  effective_on,
  institution: { ...RULES_OF_SCHOOL, retroactive_days },
})
stands('L11788.3.III', {
  passes: [
    ['an amendment from today', {}, since(DAY)],
    ['as far back as the institution allows', {}, since('2026-11-18', 5)],
  ],
  refused: [
    ['from yesterday', {}, since('2026-11-22')],
    ['a day further back than it allows', {}, since('2026-11-17', 5)],
  ],
})

const fixOf = (terms: DraftTerms) => judged(terms)[0]!.fix

test('days are mended where another one fits', () => {
  assert.deepEqual(fixOf({ starts_on: '2026-11-01', ends_on: '2027-10-31' }), {
    label: 'Começar hoje, 23/11/2026',
    changes: { starts_on: DAY },
  })
  assert.equal(fixOf({ starts_on: '2026-11-01', ends_on: DAY }), undefined)
  assert.deepEqual(fixOf({ formation_date: '2027-12' }), {
    label: 'Terminar em 31/12/2027',
    changes: { ends_on: '2027-12-31' },
  })
  assert.equal(fixOf({ formation_date: '2027-01' }), undefined)
  assert.equal(fixOf({ starts_on: null }), undefined)
})
