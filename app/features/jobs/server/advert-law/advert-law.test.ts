// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultInWords, faultsIn } from './advert-law.ts'
import { growth } from '#test/support/product/processor-time.ts'
import { PERSON } from './unlawful-sentences.cases.ts'

test('an apprentice is 14 to 24 by law, and nobody else is', () => {
  assert.deepEqual(faultsIn('Ter entre 14 e 24 anos', 'young_apprentice'), [])
  assert.equal(faultsIn('Ter entre 14 e 24 anos', 'internship').length, 1)
  assert.equal(faultsIn('Ter entre 18 e 30 anos', 'young_apprentice').length, 1)
})

test('the sentence at fault is found in rich text, and named alone', () => {
  const faults = faultsIn(
    '<p>Você vai vender. Pedimos&nbsp;experiência de <strong>2 ' +
      'anos</strong>!</p><ul><li>Curso superior</li><li>Somente homens</li></ul>',
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

test('all that stands against a sentence is said at once', () => {
  const [fault, ...others] = faultsIn('Somente homens solteiros, com 2 anos de experiência.')
  assert.deepEqual(others, [])
  const said = faultInWords(fault!)
  for (const reason of ['exigir mais de 6 meses', 'critério de sexo', 'critério de estado civil'])
    assert.ok(said.includes(reason), `${reason}: ${said}`)
})

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
  test(`whoever saves a text made of '${many}' waits as long as the text is long`, async () => {
    assert.ok((await growth((length) => faultsIn(many.repeat(length / many.length)), 5_000, 40_000)) < 3)
  })

for (const half of ['casad', 'solteir', 'masculin', 'casad ou '])
  test(`a sentence made of '${half}' is read once, not once for each`, async () => {
    assert.ok((await growth((length) => faultsIn(half.repeat(length / half.length)), 90, 900)) < 2)
  })

test('each word can be read in one way only, or the ways would double with every one', async () => {
  const words = (times: number) =>
    faultsIn(`vaga ${'preferencial deve ter na faixa etaria '.repeat(times)}nenhuma homens`)
  assert.ok((await growth(words, 4, 8)) < 3)
  assert.ok((await growth(words, 8, 24)) < 3)
})

test('what a text without an end hides is found once', () => {
  const endless = 'conhecer a empresa e '.repeat(200)
  for (const cut of [0, 5, 9, 14])
    assert.deepEqual(
      faultsIn(`${endless.slice(cut)}buscamos homens ${endless}`).map(({ reasons }) => reasons[0]!.rule),
      [PERSON],
    )
  assert.deepEqual(faultsIn(`${endless}jovens de 15 a 25 anos ${endless}`), [])
})
