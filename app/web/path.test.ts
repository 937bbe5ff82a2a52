import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildPath, isEmpty } from '#web/path.ts'

test('each :param is replaced, and encoded', () => {
  assert.equal(
    buildPath('/vagas/:id/candidaturas/:step', { id: 'estágio em TI', step: 'nova' }),
    '/vagas/est%C3%A1gio%20em%20TI/candidaturas/nova',
  )
})

test('what is left and not empty becomes the query', () => {
  assert.equal(
    buildPath('/vagas/:id', { id: 7, q: 'design', page: 2, remote: false }),
    '/vagas/7?q=design&page=2&remote=false',
  )
})

test('empty values never travel', () => {
  const values = { a: null, b: undefined, c: '', d: '   ', e: [], f: {}, g: 0 }
  assert.equal(buildPath('/vagas', values), '/vagas?g=0')
})

test('lists and groups travel with brackets', () => {
  assert.equal(
    decodeURIComponent(buildPath('/v', { state: ['SP', '', 'RJ'], range: { from: 1, to: null } })),
    '/v?state[]=SP&state[]=RJ&range[from]=1',
  )
})

test('a pattern with a query of its own is continued', () => {
  assert.equal(buildPath('/v?sort=name', { page: 2 }), '/v?sort=name&page=2')
})

test('a missing :param is a mistake of ours and says which', () => {
  assert.throws(() => buildPath('/vagas/:id', { id: ' ' }), /needs id/)
})

test('zero, false and dates are not empty', () => {
  for (const value of [0, false, new Date(0), [0], { a: 1 }]) assert.equal(isEmpty(value), false)
})
