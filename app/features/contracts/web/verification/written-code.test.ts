import assert from 'node:assert/strict'
import { test } from 'node:test'
import { written } from './written-code.ts'

test('a code is found however it is typed, and inside of a longer text', () => {
  for (const typed of [
    'PT-2ABC-3DEF',
    ' pt 2abc 3def ',
    'pt2abc3def',
    'P T 2 A B C 3 D E F',
    'https://ponte.example/verificar/pt-2abc-3def?de=qr',
    'O código do contrato é PT–2ABC–3DEF, no pé da página.',
  ])
    assert.equal(written(typed), 'PT-2ABC-3DEF', typed)
})

test('what has no form of a code is none', () => {
  for (const typed of ['', '123', 'PT-2ABC', 'PT-2ABC-3DEFG', 'A'.repeat(300), 'https://ponte.example/verificar'])
    assert.equal(written(typed), undefined, typed)
})
