import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextSort, pageAfterResize, pagesOf, rangeWords } from './paging.ts'

test('a page says from-to de count', () => {
  assert.equal(rangeWords(1, 10, 57), '1-10 de 57')
  assert.equal(rangeWords(6, 10, 57), '51-57 de 57')
  assert.equal(rangeWords(1, 10, 0), '0-0 de 0')
  assert.equal(rangeWords(101, 10, 1234), '1.001-1.010 de 1.234')
})

test('there is always one page', () => {
  assert.deepEqual([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10)], [1, 1, 2])
})

test('another page size keeps the first row in sight', () => {
  assert.equal(pageAfterResize(6, 10, 25), 3)
  assert.equal(pageAfterResize(3, 25, 10), 6)
  assert.equal(pageAfterResize(1, 100, 10), 1)
})

test('a header sorts up, down, and not at all', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  assert.deepEqual(
    [up, down, nextSort(down, 'name')],
    [{ key: 'name', descending: false }, { key: 'name', descending: true }, null],
  )
  assert.deepEqual(nextSort(down, 'email'), { key: 'email', descending: false })
})
