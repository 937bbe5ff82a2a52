import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '#web/ui/text/plain-text.ts'
import { entered, findOptions, mayAdd, mergeOptions, withoutChosen } from './options.ts'

const cities = ['Santa Bárbara d’Oeste', 'São Paulo', 'São João del-Rei', 'Paulo Afonso', 'Ribeirão Preto'].map(
  (label, value) => ({ label, value }),
)
const labels = (typed: string) => findOptions(cities, typed).map((city) => city.label)

test('accents, case and hyphens do not count in a search', () => {
  assert.equal(plain('São  João del-Rei '), 'sao joao del rei')
  assert.deepEqual(labels('SAO JOAO DEL REI'), ['São João del-Rei'])
  assert.deepEqual(labels('ribeirao'), ['Ribeirão Preto'])
})

test('labels that begin with the text come first', () =>
  assert.deepEqual(labels('paulo'), ['Paulo Afonso', 'São Paulo']))
test('words are found in any order', () => assert.deepEqual(labels('preto rib'), ['Ribeirão Preto']))
test('what people call an option finds it too, in the plural as well, and is never part of another word', () => {
  const sectors = [
    { value: 1, label: 'Indústria têxtil', search_words: 'tecido, malha' },
    { value: 2, label: 'Varejo', search_words: 'loja, padaria, loja virtual' },
    { value: 3, label: 'Tecnologia da informação', search_words: 'TI, software, computação em nuvem' },
    { value: 4, label: 'Lojas de departamento' },
  ]
  const found = (typed: string) => findOptions(sectors, typed).map(({ value }) => value)
  assert.deepEqual(
    [found('Padarias'), found('comput'), found('virtual loja'), found('padaria software'), found('moço')],
    [[2], [3], [2], [], []],
  )
  assert.deepEqual(
    [found('ti'), found('loja')],
    [
      [3, 1],
      [4, 2],
    ],
  )
})
test('nothing typed shows everything', () => assert.equal(labels('  ').length, cities.length))

test('what an option already says cannot be added', () => {
  assert.ok(mayAdd(cities, 'Bauru'))
  assert.ok(!mayAdd(cities, 'sao paulo'))
  assert.ok(!mayAdd(cities, '  '))
})

test('a chosen value is offered no more, whether text or number', () => {
  assert.equal(withoutChosen(cities, [1]).length, 4)
  assert.equal(withoutChosen<string | number>(cities, ['1']).length, 4)
})

test('of two labels for one value the first is kept', () => {
  assert.deepEqual(
    mergeOptions<string | number>([{ value: 1, label: 'A' }], undefined, [
      { value: '1', label: 'B' },
      { value: 2, label: 'C' },
    ]),
    [
      { value: 1, label: 'A' },
      { value: 2, label: 'C' },
    ],
  )
})

test('a typed text is the option that says it, else a new one where the list grows', () => {
  const add = (label: string) => ({ value: -1, label })
  assert.equal(entered(cities, ' sao paulo', { add, leaving: true })?.value, 1)
  assert.deepEqual(entered(cities, ' Bauru ', { add, leaving: true }), { value: -1, label: 'Bauru' })
  assert.equal(entered(cities, '  ', { add, leaving: false }), undefined)
})

test('of a list that does not grow, the only option left is taken by Enter, and nothing by leaving', () => {
  assert.equal(entered(findOptions(cities, 'ribe'), 'ribe', { leaving: false })?.label, 'Ribeirão Preto')
  assert.equal(entered(findOptions(cities, 'ribe'), 'ribe', { leaving: true }), undefined)
  assert.equal(entered(findOptions(cities, 'paulo'), 'paulo', { leaving: false }), undefined)
})
