import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { openSecrets } from '#server/secrets/secrets.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { startBucket } from '#test/support/outside/bucket.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { SEALED_LIMIT } from './file-content.ts'
import { attachFile, fileUrl, keepFile, type KeptFile, type Keeping } from './files.ts'

const s3 = mkdtempSync(path.join(tmpdir(), 'ponte-bucket-'))
after(() => rmSync(s3, { recursive: true, force: true }))
const folder = await openApp()
const bucket = await openApp({ env: { STORAGE_URL: await startBucket(s3) } })
const places = {
  'a folder': { app: folder, lies: folder.house.configuration.data_dir },
  'a bucket': { app: bucket, lies: s3 },
}

const report: Keeping = {
  field: 'cid',
  purpose: 'disability report',
  accept: ['pdf'],
  limit: 10_000_000,
  private: true,
  sealed: true,
}
const content = pdf(`laudo ${randomBytes(30_000).toString('hex')}`)

const kept = async (app: TestApp, bytes = content) => {
  const file = await keepFile(app.ctx(), fileOf(bytes, 'Laudo.pdf'), report)
  await attachFile(app.ctx(), file)
  return file
}
const get = (app: TestApp, file: KeptFile, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(fileUrl(app.ctx(), file), { headers, method })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const everythingIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))

for (const [name, { app, lies }] of Object.entries(places)) {
  test(`nothing of a sealed file can be read in ${name}`, async () => {
    await kept(app)
    const files = everythingIn(lies).filter(({ length }) => length > content.length)
    assert.equal(files.length, 1)
    for (const bytes of everythingIn(lies))
      for (let at = 0; at + 16 <= content.length; at += 997)
        assert.equal(bytes.indexOf(content.subarray(at, at + 16)), -1)
    assert.equal(files[0]!.indexOf('%PDF'), -1)
  })

  test(`its signed address gives the plain file out of ${name}, with its own size and hash`, async () => {
    const file = await kept(app)
    const answer = await get(app, file)
    assert.ok(content.equals(await bytesOf(answer)))
    assert.deepEqual(
      [Number(file.size), answer.headers.get('content-length'), answer.headers.get('content-type')],
      [content.length, String(content.length), 'application/pdf'],
    )
    assert.deepEqual(file.sha256, createHash('sha256').update(content).digest())
    const head = await get(app, file, {}, 'HEAD')
    assert.deepEqual([head.headers.get('content-length'), (await bytesOf(head)).length], [String(content.length), 0])
  })

  test(`a part of it, out of ${name}, is that part of the plain file`, async () => {
    const file = await kept(app)
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=500-', 500, content.length - 1],
      ['bytes=-7', content.length - 7, content.length - 1],
    ] as const) {
      const answer = await get(app, file, { range })
      assert.deepEqual(
        [answer.status, answer.headers.get('content-range')],
        [206, `bytes ${first}-${last}/${content.length}`],
      )
      assert.ok(content.subarray(first, last + 1).equals(await bytesOf(answer)), range)
    }
  })
}

test('the bytes of one file open under no other id, and with no other key', async () => {
  const { db } = folder.ctx()
  const [mine, other] = [await kept(folder), await kept(folder, pdf('outro'))]
  await db
    .updateTable('files')
    .set({ storage_key: `${mine.storage_key}x` })
    .where('id', '=', mine.id)
    .execute()
  await db.updateTable('files').set({ storage_key: mine.storage_key }).where('id', '=', other.id).execute()
  assert.equal((await get(folder, other)).status, 500)
  const third = await kept(folder)
  const { secrets } = folder.house
  Object.assign(folder.house, {
    secrets: { ...openSecrets('another key that is long enough'), sign: secrets.sign, signed: secrets.signed },
  })
  assert.equal((await get(folder, third)).status, 500)
  Object.assign(folder.house, { secrets })
  assert.equal((await get(folder, third)).status, 200)
})

test('what everybody may read, or is too large for memory, is not sealed', async () => {
  await assert.rejects(keepFile(folder.ctx(), fileOf(content), { ...report, private: false }), /private/)
  await assert.rejects(keepFile(folder.ctx(), fileOf(content), { ...report, limit: SEALED_LIMIT + 1 }), /in memory/)
})
