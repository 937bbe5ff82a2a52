// A file or row that crashes the process must not crash it after every start.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'

test('a task that ends the process three times is not begun a fourth time; the operator gets a letter', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-deadly-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const start = () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' }
    const child = spawn(process.execPath, ['test/process/deadly-product.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.after(() => child.kill('SIGKILL'))
    return { child, ended: once(child, 'exit').then(([code, signal]) => (signal ?? code) as string | number) }
  }
  for (const time of ['first', 'second', 'third']) assert.equal(await start().ended, 'SIGKILL', `the ${time} time`)
  const { child, ended } = start()
  const said = await Promise.race([once(child.stdout, 'data').then(String), ended])
  assert.match(String(said), /tarefa interna foi posta de lado/)
  child.kill('SIGTERM')
  assert.equal(await ended, 0)
})
