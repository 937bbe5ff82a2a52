// The people of a contract: who interns, supervises, signs; and what they do.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judged, KNOWN, PERSON, stands } from '#test/support/law/lawful-terms.ts'

const born = (birth_date: string) => ({ person: { ...PERSON, birth_date } })
const GUARDIAN = { name: 'Ana Reis', cpf: '529.982.247-25', kinship: 'Mãe', email: 'ana@casa.example' }
const MINOR = { education_type: 'high_school', guardians: [GUARDIAN] } as const

stands('CNE1.2004', {
  passes: [
    ['16 on the first day', { ...MINOR, guardians: [GUARDIAN] }, born('2011-02-01')],
    ['a birthday that is not known', {}, { person: { ...PERSON, birth_date: null } }],
  ],
  refused: [['16 the day after', { ...MINOR, guardians: [GUARDIAN] }, born('2011-02-02')]],
})

test('who is too young begins on the birthday', () => {
  const of = (terms: object) => judged({ ...MINOR, guardians: [GUARDIAN], ...terms }, born('2011-02-02'))[0]!
  assert.equal(of({}).message, 'É preciso ter 16 anos no primeiro dia do estágio; a pessoa terá 15.')
  assert.deepEqual(of({}).fix, { label: 'Começar em 02/02/2027', changes: { starts_on: '2027-02-02' } })
  assert.equal(of({ ends_on: '2027-02-02' }).fix, undefined)
})

stands('L11788.16', {
  passes: [
    ['18 today', {}, born('2008-11-23')],
    ['a minor with a guardian', { guardians: [GUARDIAN] }, born('2008-11-24')],
    ['two of them', { guardians: [GUARDIAN, { ...GUARDIAN, cpf: '111.444.777-35' }] }, born('2008-11-24')],
  ],
  refused: [
    ['18 tomorrow, and nobody signs with them', {}, born('2008-11-24')],
    ['a guardian without a CPF', { guardians: [{ ...GUARDIAN, cpf: '' }] }, born('2008-11-24')],
    ['without an address', { guardians: [{ ...GUARDIAN, email: null }] }, born('2008-11-24')],
    [
      "the intern's own CPF",
      { guardians: [GUARDIAN] },
      { person: { ...PERSON, birth_date: '2008-11-24', cpf: '52998224725' } },
    ],
    ['nobody signs for the company', { company_signer_id: null }],
    ['somebody who does not represent it', {}, { company_signer: { representative: false } }],
    ['nobody signs for the institution', { institution_signer_name: null }],
    ['nobody knows how to reach them', { institution_signer_email: '' }],
  ],
})

const year = (first: number) => ({ from: `${first}-01-01`, to: `${first}-12-31` })
const supervising = (count: number, period = year(2027)) => ({
  supervisor: { name: 'Sônia Lima', employed: true, interns: Array.from({ length: count }, () => period) },
})

stands('L11788.9.III', {
  passes: [
    ['the tenth', {}, supervising(9)],
    ['the first, after ten that have gone', {}, supervising(10, { from: '2026-01-01', to: '2027-01-31' })],
    [
      'ten that follow each other',
      {},
      {
        supervisor: {
          ...KNOWN.supervisor!,
          interns: Array.from({ length: 10 }, (_, n) => ({ from: `2027-02-${n + 10}`, to: `2027-02-${n + 10}` })),
        },
      },
    ],
    ['somebody told by name', { supervisor_id: null, supervisor_name: 'Sônia Lima' }, { supervisor: null }],
  ],
  refused: [
    ['the eleventh', {}, supervising(10)],
    ['the eleventh on the last day', {}, supervising(10, { from: '2028-01-31', to: '2028-12-31' })],
    ['nobody', { supervisor_id: null }, { supervisor: null }],
    ['somebody who does not work there', {}, { supervisor: { name: '', employed: false, interns: [] } }],
    ['neither training nor experience', { supervisor_education: ' '.trim() }],
  ],
})

test('the eleventh is refused with the count', () => {
  assert.equal(
    judged({}, supervising(10))[0]!.message,
    'Sônia Lima já tem 10 estagiários nesse período; o limite por supervisor é 10.',
  )
})

stands('L11788.7.PU', {
  passes: [['three activities', { activities: ['a', 'b', 'c'] }]],
  refused: [
    ['two', { activities: ['a', 'b'] }],
    ['two and a blank one', { activities: ['a', 'b', '  '] }],
    ['none', { activities: null }],
  ],
})

stands('L11788.7.III', {
  kind: 'warning',
  passes: [['an advisor', { advisor_name: 'Rute Alves' }]],
  refused: [['none yet', { advisor_name: null }]],
})
