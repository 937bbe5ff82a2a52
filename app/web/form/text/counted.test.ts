import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted } from './counted.ts'

test('a counter speaks of the least first, then of the most', () => {
  assert.equal(counted(14, 100, 2000), '14 de no mínimo 100')
  assert.equal(counted(100, 100, 2000), '100 de 2.000')
  assert.equal(counted(1200), '1.200')
})
