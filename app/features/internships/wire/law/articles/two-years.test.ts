import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COMPANY, judged, PERSON, stands } from '#test/support/law/lawful-terms.ts'

const BRANCH = '12ABC34500021E'
const ELSEWHERE = '11222333000262'
const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on, formation_date: '2035-12' })
const before = (...spells: [from: string, to: string, cnpj?: string][]) => ({
  person: { ...PERSON, spells: spells.map(([from, to, cnpj = COMPANY.cnpj]) => ({ from, to, cnpj })) },
})
/** A year of them, then one more year is whole. */
const YEAR = ['2025-03-01', '2026-02-28'] as const

stands('L11788.11', {
  passes: [
    ['two years to the day', days('2027-01-01', '2028-12-31')],
    ['of which one has a 29 February', days('2027-03-01', '2029-02-28')],
    ['which begin on it', days('2028-02-29', '2030-02-28')],
    ['a year after a year', days('2027-02-01', '2028-01-31'), before([...YEAR])],
    ['a year after two elsewhere', days('2027-02-01', '2028-01-31'), before(['2024-01-01', '2025-12-31', ELSEWHERE])],
    [
      'days that two spells share count once',
      days('2027-02-01', '2028-01-31'),
      before([...YEAR], ['2025-06-01', '2026-02-28', BRANCH]),
    ],
    ['as long as it takes with a disability', days('2027-01-01', '2030-12-31'), { person: { ...PERSON, pcd: true } }],
  ],
  refused: [
    ['a day more', days('2027-01-01', '2029-01-01')],
    ['a day more than two years with a 29 February', days('2027-03-01', '2029-03-01')],
    ['a year and a day after a year', days('2027-02-01', '2028-02-01'), before([...YEAR])],
    ['after a year in a branch', days('2027-02-01', '2028-02-01'), before([...YEAR, BRANCH])],
    ['in lower case too', days('2027-02-01', '2028-02-01'), before([...YEAR, BRANCH.toLowerCase()])],
    ['after two years', days('2027-02-01', '2027-02-02'), before(['2024-01-01', '2025-12-31'])],
  ],
})

test('01/01/2025 to 31/12/2026 passes, and the day after it does not', () => {
  const until = (ends_on: string) => judged(days('2025-01-01', ends_on), {}, '2025-01-01').map(({ rule }) => rule)
  assert.deepEqual(until('2026-12-31'), [])
  assert.deepEqual(until('2027-01-01'), ['L11788.11'])
})

test('the sentence and the fix name the last day there may be', () => {
  const [found] = judged(days('2027-02-01', '2029-01-31'), before([...YEAR]))
  assert.equal(
    found!.message,
    'Na mesma empresa, com as filiais, o estágio dura no máximo 2 anos: este pode ir até 31/01/2028.',
  )
  assert.deepEqual(found!.fix, { label: 'Terminar em 31/01/2028', changes: { ends_on: '2028-01-31' } })
  const [over] = judged(days('2027-02-01', '2027-02-02'), before(['2024-01-01', '2025-12-31']))
  assert.equal(over!.fix, undefined)
  assert.equal(
    over!.message,
    'Na mesma empresa, com as filiais, o estágio dura no máximo 2 anos, e já foram completados.',
  )
})
