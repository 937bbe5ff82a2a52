// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Named, samePerson } from './same-person.ts'
import { growth } from '#test/support/product/processor-time.ts'

/**
 * 'c a b' is a CPF and two e-mails; '- a' an e-mail alone. Of each the number of their person, in the order of first
 * mention.
 */
function whose(...said: string[]) {
  const named = said.map((one): Named => {
    const [cpf, ...emails] = one.split(' ')
    return { cpf: cpf === '-' ? null : cpf!, emails }
  })
  const order: number[] = []
  return samePerson(named)
    .map((person) => (order.includes(person) ? order : (order.push(person), order)).indexOf(person))
    .join('')
}

test('a CPF is one person, with all the e-mails that stand beside it', () => {
  assert.equal(whose('1 a', '2 b', '1', '1 c', '- c', '- b'), '010001')
  assert.equal(whose('- a', '1 a', '- a'), '000')
})

test('an e-mail that several have joins none of them', () => {
  assert.equal(whose('1 x', '2 x', '3 x'), '012')
  assert.equal(whose('- a x', '- b x', '1 c x', '- a'), '0120')
  assert.equal(whose('1 a', '2 b', '- a b'), '012')
})

test('ten times as many with the address of one coordination take ten times as long', async () => {
  const many = (length: number) =>
    Array.from({ length }, (_, at): Named => ({ cpf: at % 2 ? String(at) : null, emails: ['x', `of ${at}`] }))
  assert.equal(new Set(samePerson(many(20_000))).size, 20_000)
  assert.ok((await growth((length) => samePerson(many(length)), 2_000, 20_000)) < 4)
})
