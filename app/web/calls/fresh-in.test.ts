import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '#wire/send.ts'
import { freshIn } from './fresh-in.ts'

test('only a 409 that brings how it stands now is somebody who was quicker', () => {
  const data = { id: '7' }
  const body = { messages: ['Mudou em outra janela'], data }
  assert.deepEqual(freshIn(new Refused(409, body)), data)
  for (const other of [new Refused(422, body), new Refused(409, { messages: [] }), new TypeError('Failed to fetch')])
    assert.equal(freshIn(other), undefined)
})
