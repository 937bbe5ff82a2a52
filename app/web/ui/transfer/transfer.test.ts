import assert from 'node:assert/strict'
import { test } from 'node:test'
import { give, markAll, markState, matching, sidesOf, takeBack } from './transfer.ts'

const items = ['Ana', 'Bruno', 'Cíntia', 'Davi'].map((label, value) => ({ value, label }))

test('each item stands on one side', () => {
  const { rest, chosen } = sidesOf(items, [3, 0])
  assert.deepEqual(
    [rest.map(({ label }) => label), chosen.map(({ label }) => label)],
    [
      ['Bruno', 'Cíntia'],
      ['Davi', 'Ana'],
    ],
  )
})

test('a chosen value that exists no more is left out', () => assert.deepEqual(sidesOf(items, [9]).chosen, []))
test('search forgives accents', () =>
  assert.deepEqual(
    matching(items, 'cintia').map(({ value }) => value),
    [2],
  ))

test('items move there and back, once', () => {
  assert.deepEqual(give([1], [1, 2]), [1, 2])
  assert.deepEqual(takeBack([1, 2, 3], [2, 9]), [1, 3])
})

test('select all marks what is shown, and unmarks it again', () => {
  const shown = items.slice(0, 2)
  const some = new Set([0, 3])
  assert.equal(markState(shown, some), 'some')
  const all = markAll(shown, some)
  assert.deepEqual([markState(shown, all), [...all].toSorted()], ['all', [0, 1, 3]])
  assert.deepEqual([...markAll(shown, all)], [3])
  assert.equal(markState([], new Set([1])), 'none')
})
