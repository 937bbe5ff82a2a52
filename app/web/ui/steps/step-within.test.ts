import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepWithin } from './step-within.ts'

test('a wizard stays within its steps', () => {
  assert.equal(stepWithin(-1, 2), 0)
  assert.equal(stepWithin(1, 2), 1)
  assert.equal(stepWithin(2, 2), 1)
  assert.equal(stepWithin(Number.NaN, 2), 0)
  assert.equal(stepWithin(3, 0), 0)
})
