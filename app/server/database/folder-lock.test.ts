import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { StartRefusal } from '../start/configuration.ts'
import { lockFolder } from './folder-lock.ts'

test('a folder is made, its parents too, and locked; the probe leaves nothing', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-lock-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const inner = path.join(folder, 'a', 'b')
  const release = lockFolder(inner)
  assert.deepEqual(
    readdirSync(inner).filter((name) => !name.startsWith('database.lock')),
    [],
  )
  release()
})

test('a place that takes no folder is refused at once', { skip: process.platform !== 'linux' }, () => {
  for (const folder of ['/proc/x', '/proc/x/y', '/dev/null/x'])
    assert.throws(
      () => lockFolder(folder),
      (error) => error instanceof StartRefusal && error.message.startsWith('Não é possível gravar em'),
      folder,
    )
})
