// A first start beside others, and on a full disk: it serves, or says why not.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { endOf } from '#test/support/product/end-of.ts'
import { startPostgres } from '#test/support/postgres/postgres-server.ts'
import { killRunning, startProduct } from '#test/support/product/product-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-first-start-'))
after(() => rmSync(folder, { recursive: true, force: true }))
after(killRunning)

test('three first starts at once on one PostgreSQL all serve, and one writes the demonstration', async (t) => {
  const server = await startPostgres()
  t.after(() => server.stop())
  const starts = [1, 2, 3].map((n) =>
    startProduct({ env: { DATABASE_URL: server.url, DEMO: '1', DATA_DIR: path.join(folder, String(n)) } }),
  )
  const products = await Promise.all(starts)
  const written = products.map((product) => product.said().split('demonstração: vagas').length - 1)
  assert.deepEqual(written.toSorted(), [0, 0, 1])
  assert.deepEqual(await Promise.all(products.map((product) => product.stop())), [0, 0, 0])
})

const limits = spawnSync('prlimit', ['--version']).status === 0

test('a disk without room for a database is one sentence', { skip: !limits && 'no prlimit here' }, async () => {
  const child = spawn('prlimit', ['--fsize=100000', process.execPath, 'main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: path.join(folder, 'full') },
  })
  const ended = endOf(child)
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  const code = await ended()
  assert.match(
    said.trim(),
    /^Não há mais espaço no disco para os dados \((EFBIG|ENOSPC)\)\. Libere espaço e inicie de novo\.$/,
  )
  assert.equal(code, 1)
})
