import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COMPANY, DAY, KNOWN, LAWFUL, PERSON } from '#test/support/law/lawful-terms.ts'
import type { DraftTerms } from '../terms.ts'
import { capacity } from './capacity.ts'
import type { Facts } from './facts.ts'
import { caseOf } from './judge.ts'

const room = (terms: DraftTerms = {}, facts: Partial<Facts> = {}) =>
  capacity(caseOf({ ...LAWFUL, ...terms }, { ...KNOWN, ...facts }, DAY))
const year = { from: '2027-01-01', to: '2027-12-31' }

test('a meter counts what is taken, and what is left', () => {
  const facts = {
    company: { ...COMPANY, quota: [year, year] },
    supervisor: { name: 'Sônia Lima', employed: true, interns: [year, year, year] },
    places: { all: 10, pcd: 0 },
  }
  assert.deepEqual(room({ education_type: 'high_school' }, facts), {
    quota: { employees: 26, places: 6, taken: 2, left: 4 },
    pcd: { places: 10, share: 1, taken: 0 },
    supervisor: { most: 10, taken: 3, left: 7 },
    two_years: { exempt: false, most: 730, used: 365, left: 365, last_day: '2029-01-31' },
  })
})

test('two years count what was before, and say how far the internship may go', () => {
  const spells = [{ from: '2025-03-01', to: '2026-02-28', cnpj: COMPANY.cnpj }]
  const found = (starts_on: string | null) =>
    room({ starts_on, ends_on: null }, { person: { ...PERSON, spells } }).two_years!
  assert.deepEqual([found('2027-02-01').used, found('2027-02-01').last_day], [365, '2028-01-31'])
  // From today on, while nobody has told the first day.
  assert.equal(found(null).last_day, '2027-11-22')
  const over = room({}, { person: { ...PERSON, spells: [{ ...spells[0]!, from: '2023-03-01' }] } }).two_years!
  assert.deepEqual([over.left, over.last_day], [-730, null])
})

test('what nobody has told, and what the terms do not need, is not counted', () => {
  assert.deepEqual(room({}, { company: null, person: null, supervisor: null, places: null }), {
    quota: null,
    pcd: null,
    supervisor: null,
    two_years: null,
  })
  assert.equal(room({ education_type: 'high_school' }, { company: { ...COMPANY, employees: null } }).quota, null)
})
