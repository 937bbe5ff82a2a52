import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alsoChanged, bothChanged, bothMoved, changeOf, inOneOrder, joined } from './both-changed.ts'

test('what two people changed otherwise is named, with what stands there now', () => {
  const base = { name: 'a', phone: '1', city: 1, site: '' }
  const [typed, now] = [
    { ...base, name: 'b', phone: '2', site: 'x' },
    { ...base, name: 'c', phone: '2', city: 2 },
  ]
  assert.deepEqual(bothChanged(base, typed, now), ['name'])
  assert.deepEqual(
    [changeOf('Nome', 'c'), changeOf('Nome', ' '), changeOf('Cidade', null), changeOf('Nome', 'x'.repeat(90))],
    ['“Nome” (para “c”)', '“Nome” (para vazio)', '“Cidade”', `“Nome” (para “${'x'.repeat(80)}…”)`],
  )
  assert.deepEqual(
    [alsoChanged([]), alsoChanged(['“A”', '“B”'])],
    ['', ' Essa pessoa também mudou “A” e “B”: ao salvar, vale o que você preencheu.'],
  )
  assert.deepEqual(
    ['c', 'x'.repeat(90)].map((name) =>
      alsoChanged([changeOf('Nome', name)], ' Ali está tudo.').endsWith('preencheu. Ali está tudo.'),
    ),
    [false, true],
  )
})

test('of a list what each of two people added and took away counts', () => {
  assert.deepEqual(joined(['a', 'b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'e']), ['b', 'd', 'e'])
})

test('of two orders the one that was changed counts, and what was added keeps its place', () => {
  const base = [...'abc']
  const orderOf = (typed: string, now: string) => inOneOrder(base, [...typed], [...now]).join('')
  assert.deepEqual(
    ['cab abc', 'abc cab', 'abcy cab', 'abcy abcx', 'yabc bca', 'aybc acb', 'cab bca', 'bay axb', 'y x'].map((pair) =>
      orderOf(...(pair.split(' ') as [string, string])),
    ),
    ['cab', 'cab', 'caby', 'abcyx', 'ybca', 'aycb', 'cab', 'baxy', 'yx'],
  )
  assert.deepEqual(
    ['cab abc', 'abc cab', 'cab cab', 'ca abc', 'cab bca']
      .map((pair) => pair.split(' ').map((names) => [...names]))
      .map(([typed, now]) => bothMoved(base, typed!, now!)),
    [false, false, false, false, true],
  )
})
