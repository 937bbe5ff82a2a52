import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COMPANY, judged, stands } from '#test/support/law/lawful-terms.ts'
import { placesFor } from '../capacity.ts'

const SCHOOL = { education_type: 'high_school' } as const
const YEAR = { from: '2027-01-01', to: '2027-12-31' }
const taken = (employees: number | null, interns: number, period = YEAR) => ({
  company: { ...COMPANY, employees, quota: Array.from({ length: interns }, () => period) },
})

stands('L11788.17', {
  passes: [
    ['the first of 1 employee', SCHOOL, taken(1, 0)],
    ['of 5', SCHOOL, taken(5, 0)],
    ['the second of 6', SCHOOL, taken(6, 1)],
    ['of 10', SCHOOL, taken(10, 1)],
    ['the fifth of 11', SCHOOL, taken(11, 4)],
    ['of 25', SCHOOL, taken(25, 4)],
    ['the sixth of 26', SCHOOL, taken(26, 5)],
    ['the sixth of 30', SCHOOL, taken(30, 5)],
    ['the seventh, once the others have gone', SCHOOL, taken(26, 6, { from: '2026-01-01', to: '2027-01-31' })],
    ['higher education is not counted', { education_type: 'college' }, taken(26, 6)],
    ['nor are technical courses', { education_type: 'technical' }, taken(1, 6)],
    ['nor those within high school', { education_type: 'high_school_technical' }, taken(1, 6)],
  ],
  refused: [
    ['where nobody is employed', SCHOOL, taken(0, 0)],
    ['the second of 5', SCHOOL, taken(5, 1)],
    ['the third of 10', SCHOOL, taken(10, 2)],
    ['the sixth of 25', SCHOOL, taken(25, 5)],
    ['the seventh of 26', SCHOOL, taken(26, 6)],
    ['the seventh of 30', SCHOOL, taken(30, 6)],
    ['the eighth of 31', SCHOOL, taken(31, 7)],
  ],
})

test('26 employees have 6 places, and the seventh is refused with the count', () => {
  assert.deepEqual([25, 26, 30, 31, 100].map(placesFor), [5, 6, 6, 7, 20])
  assert.equal(
    judged(SCHOOL, taken(26, 6))[0]!.message,
    'Com 26 funcionários, o estabelecimento tem 6 vagas de estágio de ensino fundamental e ' +
      'ensino médio, e já tem 6 estagiários nesse período.',
  )
})

test('where nobody has told how many are employed, it is asked, and nothing is refused', () => {
  const [asked] = judged(SCHOOL, taken(null, 3))
  assert.deepEqual([asked!.rule, asked!.kind], ['L11788.17', 'warning'])
})

stands('L11788.17.5', {
  kind: 'warning',
  passes: [
    ['9 places', {}, { places: { all: 9, pcd: 0 } }],
    ['10 places, 1 of them', {}, { places: { all: 10, pcd: 1 } }],
    ['19 places, 1 of them', {}, { places: { all: 19, pcd: 1 } }],
  ],
  refused: [
    ['10 places, none of them', {}, { places: { all: 10, pcd: 0 } }],
    ['20 places, 1 of them', {}, { places: { all: 20, pcd: 1 } }],
  ],
})
