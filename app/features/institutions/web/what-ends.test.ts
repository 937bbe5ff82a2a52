import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TypedOf, typedOf } from '#wire/record.ts'
import { partnerRecord } from '../wire/partner-record.ts'
import { endsWithSave, endsWithSchool } from './what-ends.ts'

type Attributes = Parameters<typeof endsWithSave>[1]
const partner: NonNullable<Attributes['partner']> = {
  display_name: 'sao-bento',
  colour: null,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  agreement_starts_on: null,
  agreement_ends_on: null,
  email_domains: ['aluno.bento.example', 'bento.example'],
  proves_bond_by_email: true,
  signer_name: null,
  signer_email: null,
  signer_job_title: null,
  logo: null,
  lock_version: 1,
}
const school: Attributes = {
  name: 'São Bento',
  acronym: null,
  city: null,
  state: null,
  display_name: 'sao-bento',
  in_force: true,
  mec_code: null,
  cnpj: null,
  category: 'privada',
  organization: 'faculdade',
  city_id: null,
  closed: false,
  lock_version: 0,
  parent: null,
  children: [],
  takes_children: true,
  closing: { boards: ['sao-bento'], students: 1_203, campuses: 0, units: 0 },
  partner,
  bonds: { email: 3, enrolment_list: 1_200 },
  enrolled: 0,
  lists: [],
}
const all = ['O mural em /ies/sao-bento.', 'O vínculo de 1.203 estudantes, e o acesso às vagas exclusivas.']
const at = new Date('2026-11-21T01:00:00Z') // the evening of the 20th in Brazil
const saving = (change: Partial<TypedOf<typeof partnerRecord>>, of = school) =>
  endsWithSave({ ...typedOf(partnerRecord, partner), ...change }, of, at)

test('days that leave today out end the board and all bonds; others end nothing', () => {
  for (const change of [{ agreement_ends_on: '19/11/2026' }, { agreement_starts_on: '21/11/2026' }])
    assert.deepEqual(saving(change), all)
  for (const change of [
    { agreement_ends_on: '20/11/2026' },
    { agreement_starts_on: '20/11/2026' },
    { contact_name: 'Ana' },
    { agreement_ends_on: '31/02/2026' },
  ])
    assert.deepEqual(saving(change), [])
  assert.deepEqual(saving({ agreement_ends_on: '19/11/2026' }, { ...school, in_force: false }), [])
})

test('a domain that goes takes the bonds that it proves, unless one above it stays', () => {
  const lost = ['O vínculo por e-mail de até 3 estudantes, e o acesso às vagas exclusivas.']
  for (const change of [
    { email_domains: '' },
    { email_domains: 'aluno.bento.example' },
    { proves_bond_by_email: false },
  ])
    assert.deepEqual(saving(change), lost)
  assert.deepEqual(
    [
      saving({ email_domains: 'bento.example' }),
      saving({ email_domains: '' }, { ...school, bonds: { email: 0, enrolment_list: 2 } }),
    ],
    [[], []],
  )
})

test('a school that closes names its boards, bonds and all that is open below it, once', () => {
  const closing = (of: Partial<Attributes['closing']>, closed = true) =>
    endsWithSchool({ ...school, closing: { ...school.closing, ...of } }, closed)
  const alone = { boards: [], students: 0 }
  assert.deepEqual(closing({ campuses: 1 }), [...all, '1 campus, que encerra junto.'])
  assert.deepEqual(closing({ ...alone, units: 2 }), ['2 unidades, que encerram junto.'])
  assert.deepEqual(closing({ ...alone, campuses: 1, units: 1 }), ['1 campus e 1 unidade, que encerram junto.'])
  assert.deepEqual([closing({}, false), endsWithSchool({ ...school, closed: true }, true)], [[], []])
})
