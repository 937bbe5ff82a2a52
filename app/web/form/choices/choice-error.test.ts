import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceError } from './choice-error.ts'

const wrong = (message: string) => ({ type: 'server', message })

test('what is wrong with one of several choices is said on the field, and quotes what was typed', () => {
  assert.equal(
    choiceError([undefined, wrong('Escreva com letras ou números')], ['cinema', '???'], true),
    '“???”: Escreva com letras ou números',
  )
  assert.equal(
    choiceError({ 0: wrong('Pode ter no máximo 60 caracteres') }, ['a'.repeat(70)], true),
    `“${'a'.repeat(40)}…”: Pode ter no máximo 60 caracteres`,
  )
  assert.equal(choiceError([wrong('Escolha uma opção da lista')], ['x'], false), 'Escolha uma opção da lista')
})

test('what is wrong with all of it is said as it is, and nothing when nothing is', () => {
  assert.equal(choiceError(wrong('Não pode ficar em branco'), [], true), 'Não pode ficar em branco')
  assert.equal(choiceError(undefined, ['cinema'], true), undefined)
})
