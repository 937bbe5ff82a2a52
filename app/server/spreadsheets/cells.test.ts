// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growth } from '#test/support/product/processor-time.ts'
import { plain, wholeCpf } from './cells.ts'

test('of a title neither accents nor case, stars or what stands in brackets count', () => {
  assert.equal(plain('  Permissões * (separe  por ;) '), 'permissoes')
  assert.equal(plain('E-mail (do aluno) institucional'), 'e-mail institucional')
  assert.equal(plain('Nome (como no RG'), 'nome (como no rg')
})

for (const part of ['(', ')', '(a', ' ', '* ', 'a\u0301'])
  test(`a title made of ${JSON.stringify(part)} holds nobody up: it costs what it is long`, async () => {
    assert.ok((await growth((length) => plain(part.repeat(length)), 2_000, 16_000)) < 3)
  })

test('a CPF that lost its zeros gets them back', () => {
  assert.equal(wholeCpf('1234567890'), '01234567890')
  assert.equal(wholeCpf('12.345'), '12.345')
})
