import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atMostEvery } from './throttle.ts'

test('says yes once a span, counted from the last yes', () => {
  let clock = 0
  const may = atMostEvery(10_000, () => clock)
  const at = (time: number) => ((clock = time), may())
  assert.deepEqual([0, 9_999, 10_000, 15_000, 19_999, 20_000].map(at), [true, false, true, false, false, true])
})
