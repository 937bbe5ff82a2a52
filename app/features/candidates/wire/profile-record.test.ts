import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedIn, labelOf, sentIn } from '#web/record/draft.ts'
import { rebase } from '#web/record/rebase.ts'
import { clashWords } from '#web/record/words-of.ts'
import { typedOf } from '#wire/record.ts'
import { profileRecord } from './profile-record.ts'

const job = { job: 'Caixa', level: 'intern', description: null, current_job: false, start_date: '01/2022' }
const read = typedOf(profileRecord, {
  full_name: 'Lia Barbosa Nogueira',
  hobbies: ['violão'],
  experiences_attributes: [
    { ...job, id: 'a', company: 'Padaria', current_job: true, end_date: null },
    { ...job, id: 'b', company: 'Loja', end_date: '01/2023' },
  ] as never,
  avatar: '/files/foto.png',
})
type Values = typeof read
const changed = (change: Partial<Values>, base = read) => {
  const typed = { ...read, ...change }
  return sentIn(profileRecord, typed, base, changedIn(profileRecord, base, typed))
}

test('only what was changed travels; null, blank and spaces are the same', () => {
  assert.deepEqual(changed({ summary: ' ', sex: null as never }), {})
  assert.deepEqual(changed({ motivations: 'Oi', working: false }), { motivations: 'Oi', working: false })
  assert.deepEqual(changed({ hobbies: ['violão', ' '] }), {})
  assert.deepEqual(changed({ hobbies: ['violão', ' ', 'xadrez '] }), { hobbies: ['violão', 'xadrez'] })
})

test('a row that goes is sent by its id; a current job has no end, whatever stands in the field', () => {
  const [, loja] = read.experiences_attributes
  const { experiences_attributes: rows } = changed({
    experiences_attributes: [{ ...loja!, current_job: true }],
  }) as { experiences_attributes: { id: string; end_date?: unknown; _destroy?: boolean }[] }
  assert.deepEqual(
    rows.map(({ id, end_date, _destroy }) => [id, end_date || null, _destroy ?? false]),
    [
      ['b', null, false],
      ['a', null, true],
    ],
  )
})

test('a country alone is no address, and an emptied one is taken away', () => {
  const { address_attributes: none } = read
  assert.deepEqual(changed({ address_attributes: { ...none, country_id: 'PT' } }), {})
  const begun = { ...read, address_attributes: { ...none, street: 'Praça da Sé' } }
  assert.deepEqual(sentIn(profileRecord, read, begun, ['address_attributes']), { address_attributes: null })
})

test('a report travels where one was chosen, and a picture may be taken away', () => {
  const cid = new File(['x'], 'laudo.pdf')
  const row = { disability_type_id: 'hearing', description: '' }
  const told = typedOf(profileRecord.disabilities_attributes.of!)
  const chosen = { ...told, ...row, cid: { file: cid, stored: null, removed: false } } as never
  assert.deepEqual(changed({ disability: true, disabilities_attributes: [chosen] }), {
    disability: true,
    disabilities_attributes: [{ ...row, cid }],
  })
  assert.deepEqual(changed({ avatar: { ...read.avatar, removed: true } }), { avatar_destroy: true })
})

test('an education that two windows changed is one question, told field by field', () => {
  const base = { ...read, main_education_type: 'college', course_id: '7' }
  const [mine, theirs] = [
    { ...base, not_in_university: true },
    { ...base, course_id: '9' },
  ]
  const { clashes } = rebase(profileRecord, base, mine, theirs)
  assert.deepEqual(
    clashes.map(({ label }) => label),
    ['Formação'],
  )
  const known = [{ course_id: [{ value: '9', label: 'Direito' }] }]
  assert.equal(
    clashWords(profileRecord, clashes[0]!, clashes[0]!.theirs, known),
    'Estudo em universidade: Vazio\nCurso: Direito',
  )
})

test('a place of the form is called as it stands there', () => {
  assert.deepEqual(
    ['experiences_attributes.1.company', 'address_attributes.zipcode', 'portfolios.0', 'cpf'].map((path) =>
      labelOf(profileRecord, path),
    ),
    ['Experiências 2, Empresa', 'Endereço, CEP', 'Portfólios 1', 'CPF'],
  )
})
