import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPassword, PASSWORD_RULES, unmetPasswordRules } from './password.ts'

test('the checklist lists what is missing, in order', () => {
  assert.deepEqual(
    unmetPasswordRules(''),
    PASSWORD_RULES.map((rule) => rule.words),
  )
  assert.deepEqual(unmetPasswordRules('abc'), [
    'uma letra maiúscula',
    'um número',
    'um símbolo ou caracter especial',
    'no mínimo 8 caracteres',
  ])
  assert.deepEqual(unmetPasswordRules('Ponte@2026'), [])
})

test('only the symbols # ? ! @ $ % ^ & * - count', () => {
  for (const symbol of '#?!@$%^&*-') assert.ok(isPassword(`Abcdef1${symbol}`), symbol)
  for (const symbol of '_+.,/ (') assert.ok(!isPassword(`Abcdef1${symbol}`), symbol)
})
