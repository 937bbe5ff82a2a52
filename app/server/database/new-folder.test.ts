import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { prepareFolder } from './new-folder.ts'

function folderIn(t: TestContext) {
  const parent = mkdtempSync(path.join(tmpdir(), 'ponte-new-folder-'))
  t.after(() => rmSync(parent, { recursive: true, force: true }))
  return path.join(parent, 'database')
}

test('a new folder holds a whole database, whatever a start that was killed left beside it', async (t) => {
  const folder = folderIn(t)
  mkdirSync(`${folder}.new/global`, { recursive: true })
  writeFileSync(`${folder}.new/global/half`, 'half')
  await prepareFolder(folder)
  assert.equal(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim(), '18')
  assert.ok(readdirSync(path.join(folder, 'base/5')).length > 200)
  assert.equal(existsSync(path.join(folder, 'global/half')), false)
  assert.equal(existsSync(`${folder}.new`), false)
})

test('what is there already stays as it is', async (t) => {
  const folder = folderIn(t)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'PG_VERSION'), '17\n')
  await prepareFolder(folder)
  assert.deepEqual(readdirSync(folder), ['PG_VERSION'])
})
