import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holding, type Item, ledgerOf } from './ledger-of.ts'
import type { Life } from './life.ts'

const life = (more: Partial<Life> = {}): Life => ({
  internship_id: '',
  company_id: '',
  starts_on: '2027-01-01',
  ends_on: '2027-08-31',
  insurance: { insurer: 'Clara', policy: 'AP-1', insured_by: 'company' },
  assessment_weeks: [],
  confirmed: [],
  reports: [],
  reporting: null,
  taken: [],
  paid_days: 0,
  certified: false,
  evaluations: [],
  ...more,
})
const line = ({ kind, state, due_on, owner }: Item) => `${kind} ${due_on} ${state} ${owner}`
const of = (kind: string, more: Partial<Life>, day: string) =>
  ledgerOf(life(more), day)
    .filter((one) => one.kind === kind)
    .map(line)

test('eight months owe 20 days of recess, which must begin while they still fit', () => {
  const recess = (day: string, more = {}) => ledgerOf(life(more), day).find(({ kind }) => kind.startsWith('recess'))!
  assert.deepEqual([recess('2027-02-01').days, recess('2027-02-01').due_on], [20, '2027-08-12'])
  assert.equal(recess('2027-08-12').state, 'upcoming')
  assert.equal(recess('2027-08-13').state, 'overdue')
  const taken = [{ from: '2027-07-01', to: '2027-07-15' }]
  assert.deepEqual([recess('2027-08-13', { taken }).days, recess('2027-08-13', { taken }).due_on], [5, '2027-08-27'])
  assert.equal(recess('2027-09-01', { taken }).kind, 'recess_payment')
  assert.equal(recess('2027-09-01', { taken, paid_days: 5 }).state, 'done')
})

const REPORTS: [what: string, more: Partial<Life>, day: string, found: string[]][] = [
  [
    'one every six months, and one at the end',
    {},
    '2027-06-30',
    ['report 2027-06-30 upcoming internship_sign', 'report 2027-08-31 upcoming internship_sign'],
  ],
  [
    'the day after it is overdue',
    {},
    '2027-07-01',
    ['report 2027-06-30 overdue internship_sign', 'report 2027-08-31 upcoming internship_sign'],
  ],
  [
    'one that is on its way belongs to who holds it',
    { reporting: 'university_sign' },
    '2027-07-01',
    ['report 2027-06-30 overdue university_sign', 'report 2027-08-31 upcoming internship_sign'],
  ],
  [
    'an early report moves the next one',
    { reports: [{ from: '2027-01-01', to: '2027-02-28' }] },
    '2027-03-01',
    ['report 2027-02-28 done internship_sign', 'report 2027-08-31 upcoming internship_sign'],
  ],
  [
    'a report of one late day covers that day only',
    { reports: [{ from: '2027-08-30', to: '2027-08-30' }] },
    '2027-08-31',
    [
      'report 2027-06-30 overdue internship_sign',
      'report 2027-08-29 overdue internship_sign',
      'report 2027-08-30 done internship_sign',
      'report 2027-08-31 upcoming internship_sign',
    ],
  ],
  [
    'months of different lengths',
    { starts_on: '2027-08-31', ends_on: '2028-03-15' },
    '2027-09-01',
    ['report 2028-02-28 upcoming internship_sign', 'report 2028-03-15 upcoming internship_sign'],
  ],
]
for (const [what, more, day, found] of REPORTS)
  test(`reports: ${what}`, () => assert.deepEqual(of('report', more, day), found))

test('insurance, assessment weeks and the certificate are owed from their day on', () => {
  const none = { insurer: null, policy: 'AP-1', insured_by: 'institution' } as const
  assert.deepEqual(of('insurance', { insurance: none }, '2027-01-02'), ['insurance 2027-01-01 overdue university_sign'])
  assert.deepEqual(of('insurance', {}, '2027-01-02'), ['insurance 2027-01-01 done company_sign'])
  assert.deepEqual(of('insurance', { insurance: null }, '2027-01-02'), [])
  const week = { from: '2027-06-07', to: '2027-06-12' }
  const asked = { assessment_weeks: [week] }
  assert.deepEqual(of('assessment', asked, '2027-06-07'), ['assessment 2027-06-07 upcoming university_sign'])
  assert.deepEqual(of('assessment', asked, '2027-06-08'), ['assessment 2027-06-07 overdue university_sign'])
  assert.deepEqual(of('assessment', { ...asked, confirmed: [week] }, '2027-06-08'), [
    'assessment 2027-06-07 done university_sign',
  ])
  assert.deepEqual(of('certificate', {}, '2027-09-01'), ['certificate 2027-08-31 overdue company_sign'])
  assert.deepEqual(of('certificate', { certified: true }, '2027-09-01'), ['certificate 2027-08-31 done company_sign'])
})

test('what is overdue holds a renewal; recess does not, where there is room for it before the new end', () => {
  const held = (day: string, ends_on: string) => holding(life(), day, ends_on).map(({ kind }) => kind)
  assert.deepEqual(held('2027-06-30', '2027-12-31'), [])
  assert.deepEqual(held('2027-08-20', '2027-12-31'), ['report'])
  assert.deepEqual(held('2027-08-20', '2027-08-31'), ['report', 'recess'])
})
