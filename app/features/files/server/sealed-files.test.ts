import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openSecrets } from '#server/secrets.ts'
import { openApp } from '#test/support/app.ts'
import { fileOf, pdf } from '#test/support/sample-files.ts'
import { attachFile, fileUrl, keepFile, type KeptFile, type Keeping } from './files.ts'

const app = await openApp()
const report: Keeping = { field: 'cid', purpose: 'disability report', accept: ['pdf'], limit: 10_000_000, private: true, sealed: true }
const words = `laudo ${randomBytes(30_000).toString('hex')}`
const content = pdf(words)

const kept = async (bytes = content) => {
  const file = await keepFile(app.ctx(), fileOf(bytes, 'Laudo.pdf'), report)
  await attachFile(app.ctx(), file)
  return file
}
const get = (file: KeptFile, headers: Record<string, string> = {}, method = 'GET') => app.request(fileUrl(app.ctx(), file), { headers, method })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const stored = () =>
  readdirSync(path.join(app.house.configuration.data_dir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))

test('nothing of a sealed file can be read where it lies', async () => {
  await kept()
  const files = stored()
  assert.equal(files.length, 1)
  for (const bytes of files) {
    for (let at = 0; at + 16 <= content.length; at += 997) assert.equal(bytes.indexOf(content.subarray(at, at + 16)), -1)
    assert.equal(bytes.indexOf('%PDF'), -1)
  }
})

test('its signed address gives the plain file, with its own size and hash', async () => {
  const file = await kept()
  const answer = await get(file)
  assert.ok(content.equals(await bytesOf(answer)))
  assert.deepEqual([Number(file.size), answer.headers.get('content-length'), answer.headers.get('content-type')], [content.length, String(content.length), 'application/pdf'])
  assert.deepEqual(file.sha256, createHash('sha256').update(content).digest())
  const head = await get(file, {}, 'HEAD')
  assert.deepEqual([head.headers.get('content-length'), (await bytesOf(head)).length], [String(content.length), 0])
})

test('a part of it is that part of the plain file', async () => {
  const file = await kept()
  for (const [range, first, last] of [['bytes=0-99', 0, 99], ['bytes=500-', 500, content.length - 1], ['bytes=-7', content.length - 7, content.length - 1]] as const) {
    const answer = await get(file, { range })
    assert.deepEqual([answer.status, answer.headers.get('content-range')], [206, `bytes ${first}-${last}/${content.length}`])
    assert.ok(content.subarray(first, last + 1).equals(await bytesOf(answer)), range)
  }
})

test('the bytes of one file open under no other id, and with no other key', async () => {
  const [mine, other] = [await kept(), await kept(pdf('outro'))]
  await app.ctx().db.updateTable('files').set({ storage_key: `${mine.storage_key}x` }).where('id', '=', mine.id).execute()
  await app.ctx().db.updateTable('files').set({ storage_key: mine.storage_key }).where('id', '=', other.id).execute()
  assert.equal((await get(other)).status, 500)
  const third = await kept()
  const { secrets } = app.house
  Object.assign(app.house, { secrets: { ...openSecrets('another key that is long enough'), sign: secrets.sign, signed: secrets.signed } })
  assert.equal((await get(third)).status, 500)
  Object.assign(app.house, { secrets })
  assert.equal((await get(third)).status, 200)
})

test('what everybody may read, or is too large for memory, is not sealed', async () => {
  await assert.rejects(keepFile(app.ctx(), fileOf(content), { ...report, private: false }), /private/)
  await assert.rejects(keepFile(app.ctx(), fileOf(content), { ...report, limit: 50_000_000 }), /in memory/)
})
