import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyList, listFrom, listReducer, type ListPage, type ListState } from './list-state.ts'

type Row = { id: string; type: string }
const page = (ids: string[], total_pages = 3): ListPage<Row> => ({
  collection: {
    data: ids.map((id) => ({ id, type: 'job' })),
    included: ids.map((id) => ({ id: `c${id}`, type: 'company' })),
  },
  total_count: 25,
  total_pages,
})
const ids = (state: ListState<Row>) => state.collection.map((row) => row.id).join('')
const fetched = (state: ListState<Row>, ...pages: ListPage<Row>[]) =>
  pages.reduce((now, one) => listReducer(now, { type: 'fetched', page: one }), state)

test('a list starts empty, at page 1 of 1, with more to come, of nobody knows how many', () => {
  assert.deepEqual(emptyList(), {
    collection: [],
    included: [],
    totalCount: undefined,
    totalPages: 1,
    currentPage: 1,
    hasMore: true,
    isFetching: false,
    failed: false,
  })
})

test('fetching appends and advances', () => {
  const state = fetched(emptyList(), page(['a', 'b']), page(['c']))
  assert.equal(ids(state), 'abc')
  assert.equal(state.included.length, 3)
  assert.deepEqual([state.currentPage, state.totalPages, state.totalCount, state.hasMore], [3, 3, 25, true])
})

test('past the last page there is no more', () => {
  assert.equal(fetched(emptyList(), page(['a'], 1)).hasMore, false)
  assert.equal(fetched(emptyList(), page([], 0)).hasMore, false)
})

test('filters empty the list and go back to page 1', () => {
  assert.deepEqual(listReducer(fetched(emptyList(), page(['a'])), { type: 'filtered' }), emptyList())
})

test('a failure keeps what is there and the page to fetch', () => {
  const state = listReducer(listReducer(fetched(emptyList(), page(['a'])), { type: 'fetching' }), { type: 'failed' })
  assert.deepEqual(
    [ids(state), state.currentPage, state.isFetching, state.failed, state.hasMore],
    ['a', 2, false, true, true],
  )
  assert.equal(listReducer(state, { type: 'fetching' }).failed, false)
})

test('what moved from one page to the next is shown once', () => {
  assert.equal(ids(fetched(emptyList(), page(['a', 'b']), page(['b', 'c']))), 'abc')
})

test('a refresh renews the first page and the totals, and keeps the rest', () => {
  const long = fetched(emptyList(), page(['a', 'b']), page(['c']))
  const renewed = listReducer(long, { type: 'refreshed', page: page(['n', 'a'], 4) })
  assert.deepEqual([ids(renewed), renewed.totalPages, renewed.currentPage], ['nabc', 4, 3])
  assert.equal(
    ids(listReducer(fetched(emptyList(), page(['a', 'b'], 1)), { type: 'refreshed', page: page(['a'], 1) })),
    'a',
  )
})

test('a list may start with the page that came from the server', () => {
  assert.deepEqual([ids(listFrom(page(['a']))), listFrom(page(['a'])).currentPage], ['a', 2])
  assert.deepEqual(listFrom(undefined), emptyList())
})
