import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grownFrom, type ListPage, renewed } from './grown.ts'

type Row = { id: string; type: string }
const page = (ids: string[], total_pages = 3): ListPage<Row> => ({
  collection: {
    data: ids.map((id) => ({ id, type: 'job' })),
    included: ids.map((id) => ({ id: `c${id}`, type: 'company' })),
  },
  total_count: 25,
  total_pages,
})
const ids = (pages: ListPage<Row>[]) =>
  grownFrom(pages)
    .collection.map(({ id }) => id)
    .join('')

test('a list starts empty, at page 1 of 1, with more to come, of nobody knows how many', () => {
  assert.deepEqual(grownFrom(), {
    collection: [],
    included: [],
    totalCount: undefined,
    totalPages: 1,
    currentPage: 1,
    hasMore: true,
  })
})

test('each page is appended and leads to the next; past the last there is no more', () => {
  const { included, currentPage, totalPages, totalCount, hasMore } = grownFrom([page(['a', 'b']), page(['c'])])
  assert.deepEqual([included.length, currentPage, totalPages, totalCount, hasMore], [3, 3, 3, 25, true])
  assert.deepEqual([grownFrom([page(['a'], 1)]).hasMore, grownFrom([page([], 0)]).hasMore], [false, false])
})

test('what moved from one page to the next is shown once', () =>
  assert.equal(ids([page(['a', 'b']), page(['b', 'c'])]), 'abc'))

test('the first page once more renews the totals, and what was there stays below it', () => {
  const long = renewed([page(['a', 'b']), page(['c'])], page(['n', 'a'], 4))
  const { totalPages, currentPage } = grownFrom(long)
  assert.deepEqual([ids(long), totalPages, currentPage], ['nabc', 4, 3])
  assert.equal(ids(renewed([page(['a', 'b'], 1)], page(['a'], 1))), 'a', 'a list of one page is that page')
})
