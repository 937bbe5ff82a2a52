import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooDeep } from './json-depth.ts'

const nested = (depth: number, inner = '1') => `${'{"a":['.repeat(depth / 2)}${inner}${']}'.repeat(depth / 2)}`

test('what is open at once is counted, and not what stands side by side or in a text', () => {
  assert.equal(isTooDeep(nested(64)), false)
  assert.equal(isTooDeep(nested(66)), true)
  assert.equal(isTooDeep(nested(62, `["${'['.repeat(1000)}"]`)), false)
  assert.equal(isTooDeep(nested(62, String.raw`"\\"`) + nested(64)), false)
  assert.equal(isTooDeep(nested(64, String.raw`"\\\"[[["`)), false)
  assert.equal(isTooDeep(`[${'[],{},'.repeat(1000)}0]`), false)
})
