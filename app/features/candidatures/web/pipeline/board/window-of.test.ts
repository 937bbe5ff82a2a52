import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windowOf } from './window-of.ts'

const at = (top: number, count: number) => windowOf({ top, height: 600, row: 150, count })

test('only what is in sight is drawn, and only its pages are asked for', () => {
  assert.deepEqual(at(0, 5000), { first: 0, last: 8, pages: [1] })
  assert.deepEqual(at(150 * 2500, 5000), { first: 2496, last: 2508, pages: [50, 51] })
  assert.deepEqual(at(150 * 4996, 5000), { first: 4992, last: 5000, pages: [100] })
})

test('nothing asks for nothing, and a list that shrank below the scroll asks for its end', () => {
  assert.deepEqual(at(0, 0), { first: 0, last: 0, pages: [] })
  assert.deepEqual(at(150 * 100, 3).pages, [1])
})
