import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveKeys } from './save-key.ts'

const counting = () => {
  let last = 0
  return saveKeys(() => String(++last))
}

test('the same content keeps its key until it is answered', () => {
  const { keyFor, done } = counting()
  assert.equal(keyFor({ summary: 'a' }), keyFor({ summary: 'a' }))
  done()
  assert.equal(keyFor({ summary: 'a' }), '2')
})

test('another content is another save, another proof or version is not', () => {
  const { keyFor } = counting()
  assert.equal(keyFor({ email: 'a@b.c', otp: '123456', lock_version: 3 }), '1')
  assert.equal(keyFor({ email: 'a@b.c', otp: '654321', lock_version: 4 }), '1')
  assert.equal(keyFor({ email: 'd@b.c', otp: '654321', lock_version: 4 }), '2')
})

test('another file is another save', () => {
  const { keyFor } = counting()
  const file = (lastModified: number) => new File(['x'], 'eu.png', { lastModified })
  assert.equal(keyFor({ avatar: file(1) }), '1')
  assert.equal(keyFor({ avatar: file(1) }), '1')
  assert.equal(keyFor({ avatar: file(2) }), '2')
})

test('a key is random, and fits where browsers have no secure context', () =>
  assert.match(saveKeys().keyFor({}), /^[0-9a-f]{32}$/))
