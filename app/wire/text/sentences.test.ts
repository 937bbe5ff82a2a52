import assert from 'node:assert/strict'
import { test } from 'node:test'
import { size } from './sentences.ts'

test('a file of few bytes is not one of none', () =>
  assert.deepEqual([129, 1_499, 450_200, 5_000_000, 1_500_000].map(size), ['1 kB', '1 kB', '450 kB', '5 MB', '1,5 MB']))
