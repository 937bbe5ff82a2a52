import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byWords, type Found, verdictWords } from './verdict-words.ts'

const SEALED = {
  type_name: 'Termo de compromisso',
  state: 'sealed',
  replaced_by: null,
  sealed_at: '2026-11-23T12:00:00Z',
  signers: [],
  paper: null,
  history: { intact: true, entries: 1, head: '' },
} as unknown as Found
const UNSEALED = { ...SEALED, state: 'on_its_way', sealed_at: null } as const
const REPLACED = { ...SEALED, state: 'ended', replaced_by: 'PT-2222-2222' } as const

test('what is wrong with a file is told whatever became of its document', () => {
  for (const found of [SEALED, REPLACED]) {
    assert.deepEqual(verdictWords(found, 'altered').slice(0, 2), ['bad', 'Este arquivo foi alterado'])
    assert.equal(verdictWords(found, 'appended')[1], 'O selo não cobre todo o documento')
  }
  for (const state of ['on_its_way', 'ended', 'sealing'] as const) {
    const [tone, title] = verdictWords({ ...UNSEALED, state }, 'altered')
    assert.deepEqual([tone, title], ['bad', 'Este arquivo não é o documento'], state)
  }
})

test('a file of a replaced document is the one that was sealed, and replaced', () => {
  const [tone, title, text] = verdictWords(REPLACED, 'same')
  assert.deepEqual([tone, title], ['warning', 'Documento substituído'])
  assert.match(text, /^O arquivo é o que foi selado em .+, mas foi emitido outro no lugar dele\.$/)
  assert.equal(verdictWords(REPLACED, undefined)[2], 'Foi emitido outro no lugar dele.')
})

test('while it is sealed nobody is said to be missing', () => {
  const words = (type_name: string) => verdictWords({ ...UNSEALED, state: 'sealing', type_name }, undefined)[2]
  assert.equal(words('Termo de compromisso'), 'Todos assinaram; o selo sai em instantes.')
  assert.equal(words('Termo de realização'), 'Foi emitido; o selo sai em instantes.')
})

test('who checked a paper is a person or the platform', () => {
  assert.deepEqual([byWords('C. V.', 'Ponte'), byWords('Ponte', 'Ponte')], ['por C. V.', 'pela Ponte'])
})
