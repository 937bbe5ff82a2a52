import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSecrets } from './secrets.ts'

const secrets = openSecrets('a key that is long enough to be one')

test('what is sealed opens for its purpose and its owner only', () => {
  const sealed = secrets.seal('cpf', 'ana', '529.982.247-25 ção')
  assert.equal(secrets.open('cpf', 'ana', sealed), '529.982.247-25 ção')
  assert.throws(() => secrets.open('cpf', 'bia', sealed))
  assert.throws(() => secrets.open('rg', 'ana', sealed))
})

test('the same text is sealed differently each time, and nothing of it shows', () => {
  const [a, b] = [secrets.seal('cpf', 'ana', 'segredo'), secrets.seal('cpf', 'ana', 'segredo')]
  assert.notEqual(a, b)
  assert.ok(!Buffer.from(a.split('.')[2]!, 'base64url').includes('segredo'))
})

test('one changed character opens nothing', () => {
  const sealed = secrets.seal('cpf', 'ana', 'segredo')
  const at = sealed.length - 3
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  assert.throws(() => secrets.open('cpf', 'ana', changed))
})

test('another SECRET_KEY is told by the id that the text carries', () => {
  const sealed = openSecrets('another key that is long enough').seal('cpf', 'ana', 'segredo')
  assert.throws(() => secrets.open('cpf', 'ana', sealed), /another SECRET_KEY/)
})

test('bytes are sealed as texts are, and name their key beside them', () => {
  const plain = Buffer.from('%PDF-1.7 segredo')
  const sealed = secrets.sealBytes('file', 'ana', plain)
  assert.ok(!sealed.includes('segredo'))
  assert.ok(plain.equals(secrets.openBytes('file', 'ana', secrets.key_id, sealed)))
  assert.throws(() => secrets.openBytes('file', 'bia', secrets.key_id, sealed))
  assert.throws(() => secrets.openBytes('file', 'ana', 'another', sealed), /another SECRET_KEY/)
})
