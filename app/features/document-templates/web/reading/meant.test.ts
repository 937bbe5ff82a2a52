import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meant, WORDS_ALONE } from './meant.ts'

test('each room for a value becomes its variable, or words; what nobody said stays', () =>
  assert.equal(
    meant('{{NOME}} e {{NOME}}, {{$&}}, {{outro}}', { NOME: 'estagiario.nome', '$&': WORDS_ALONE, outro: '' }),
    '{{estagiario.nome}} e {{estagiario.nome}}, ($&), {{outro}}',
  ))
