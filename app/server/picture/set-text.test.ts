import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fontOf } from '#server/pdf/fonts.ts'
import { wrap } from './set-text.ts'

test('words keep to their lines', () => {
  const lines = wrap(fontOf('strong'), 'uma frase que é longa demais para duas linhas destas', 40, 300, 2)
  assert.equal(lines.length, 2)
  assert.match(lines[1]!, /…$/)
  assert.deepEqual(wrap(fontOf('strong'), ' curta ', 40, 300, 2), ['curta'])
})
