import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultInWords, faultsIn } from './advert-law.ts'
import { LAWFUL_PERSONS } from '#test/support/lawful-persons.ts'
import { LAWFUL } from '#test/support/lawful-sentences.ts'
import { LAWFUL_YEARS } from '#test/support/lawful-years.ts'
import { UNLAWFUL_PERSONS } from '#test/support/unlawful-persons.ts'
import { EXPERIENCE, PERSON, UNLAWFUL } from '#test/support/unlawful-sentences.ts'
import { UNLAWFUL_YEARS } from '#test/support/unlawful-years.ts'

for (const [sentence, rule] of [
  ...UNLAWFUL,
  ...UNLAWFUL_PERSONS,
  ...UNLAWFUL_YEARS.map((said): [string, string] => [said, EXPERIENCE]),
])
  test(`'${sentence}' is refused by ${rule}`, () =>
    assert.deepEqual(
      faultsIn(sentence).map((fault) => [fault.sentence, fault.rule]),
      [[sentence, rule]],
    ))

for (const sentence of [...LAWFUL, ...LAWFUL_YEARS, ...LAWFUL_PERSONS])
  test(`'${sentence}' is lawful`, () => assert.deepEqual(faultsIn(sentence), []))

test('an apprentice is 14 to 24 by law, and nobody else is', () => {
  assert.deepEqual(faultsIn('Ter entre 14 e 24 anos', 'young_apprentice'), [])
  assert.equal(faultsIn('Ter entre 14 e 24 anos', 'internship').length, 1)
  assert.equal(faultsIn('Ter entre 18 e 30 anos', 'young_apprentice').length, 1)
})

test('the sentence at fault is found in rich text, and named alone', () => {
  const faults = faultsIn(
    '<p>Você vai vender. Pedimos&nbsp;experiência de <strong>2 anos</strong>!</p><ul><li>Curso superior</li><li>Somente homens</li></ul>',
  )
  assert.deepEqual(
    faults.map(({ sentence }) => sentence),
    ['Pedimos experiência de 2 anos', 'Somente homens'],
  )
  assert.equal(
    faultInWords(faults[1]!),
    '“Somente homens”: a vaga não pode ter critério de sexo (CLT 373-A). Reescreva essa frase.',
  )
})

test('a text without an end is read in the time it is long, and what it hides is found once', () => {
  const began = performance.now()
  for (const many of [
    'homens e ',
    '2 anos de experiência ',
    'solteira com ',
    'nao ter ',
    'java (5 anos) ',
    'nascidos a partir de ',
    'conhecimento em java por 2 anos ',
    'pelo menos ',
    'desejável experiência de 2 anos ',
    '<',
    'a',
  ])
    faultsIn(many.repeat(75_000 / many.length))
  // Each of these words could be read in one way only, or the ways would double with every one.
  faultsIn(`vaga ${'preferencial deve ter na faixa etaria '.repeat(25)}nenhuma homens`)
  assert.ok(performance.now() - began < 2_000, `${performance.now() - began} ms`)
  const endless = 'conhecer a empresa e '.repeat(200)
  for (const cut of [0, 5, 9, 14])
    assert.deepEqual(
      faultsIn(`${endless.slice(cut)}buscamos homens ${endless}`).map(({ rule }) => rule),
      [PERSON],
    )
  assert.deepEqual(faultsIn(`${endless}jovens de 15 a 25 anos ${endless}`), [])
})
