import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptVerdict, verdictIn } from './verdict-in.ts'

test('a verdict is of its document, and of the page on which its file was read', () => {
  const kept = keptVerdict({ code: 'PT-2222-2222', verdict: 'same' })
  assert.equal(verdictIn(kept, 'PT-2222-2222'), 'same')
  assert.equal(verdictIn(kept, 'PT-3333-3333'), undefined)
  assert.equal(verdictIn({ ...kept, read_on: kept.read_on - 1 }, 'PT-2222-2222'), undefined)
  assert.equal(verdictIn(null, 'PT-2222-2222'), undefined)
})
