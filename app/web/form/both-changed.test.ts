import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alsoChanged, bothChanged, changeOf, joined } from './both-changed.ts'

test('what two people changed otherwise is named, with what stands there now', () => {
  const base = { name: 'a', phone: '1', city: 1, site: '' }
  const [typed, now] = [{ ...base, name: 'b', phone: '2', site: 'x' }, { ...base, name: 'c', phone: '2', city: 2 }]
  assert.deepEqual(bothChanged(base, typed, now), ['name'])
  assert.deepEqual([changeOf('Nome', 'c'), changeOf('Nome', ' '), changeOf('Cidade', null), changeOf('Nome', 'x'.repeat(90))], ['“Nome” (para “c”)', '“Nome” (para vazio)', '“Cidade”', `“Nome” (para “${'x'.repeat(80)}…”)`])
  assert.deepEqual([alsoChanged([]), alsoChanged(['“A”', '“B”'])], ['', ' Essa pessoa também mudou “A” e “B”: ao salvar, vale o que você preencheu.'])
})

test('of a list what each of two people added and took away counts', () => {
  assert.deepEqual(joined(['a', 'b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'e']), ['b', 'd', 'e'])
})
