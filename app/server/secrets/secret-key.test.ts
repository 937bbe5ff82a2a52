import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { StartRefusal } from '../start/configuration.ts'
import { secretKey } from './secret-key.ts'

const data_dir = mkdtempSync(path.join(tmpdir(), 'ponte-key-'))
after(() => rmSync(data_dir, { recursive: true }))
const file = path.join(data_dir, 'secret.key')

test('it is made once, for its owner alone, and stays', () => {
  const key = secretKey({ data_dir, secret_key: undefined })
  assert.ok(key.length >= 32)
  assert.equal(secretKey({ data_dir, secret_key: undefined }), key)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(data_dir), ['secret.key'])
  assert.equal(secretKey({ data_dir, secret_key: 'given' }), 'given')
})

test('what is empty or cut is no key', () => {
  for (const left of ['', 'abc\n']) {
    writeFileSync(file, left)
    assert.throws(
      () => secretKey({ data_dir, secret_key: undefined }),
      (error) => error instanceof StartRefusal && error.message.startsWith(`${file} está vazio ou cortado.`),
    )
  }
})
