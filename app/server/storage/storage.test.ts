import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, mock, test } from 'node:test'
import { startBucket } from '#test/support/outside/bucket.ts'
import { StartRefusal } from '../start/configuration.ts'
import type { Refusal } from '../refusal.ts'
import { newStorageKey, openStorage, type Storage } from './storage.ts'
import { until } from '#test/support/patience/patience.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-storage-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const bucket = await startBucket(path.join(folder, 's3'))
const storages: Record<string, Storage> = {
  'a folder': openStorage({ data_dir: folder, storage_url: undefined }),
  'a bucket': openStorage({ data_dir: folder, storage_url: bucket }),
}
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, i) => i % 251))
const read = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer())

for (const [name, storage] of Object.entries(storages)) {
  test(`${name} gives back what it was given, whole and in part, until it is removed`, async () => {
    const key = newStorageKey()
    const content = bytes(300_000)
    await storage.put(key, new Blob([content]), { type: 'application/pdf' })
    assert.ok(content.equals(await read(await storage.get(key))))
    assert.ok(content.subarray(1000, 2000).equals(await read(await storage.get(key, { start: 1000, end: 1999 }))))
    await storage.remove(key)
    await assert.rejects(storage.get(key))
    await storage.remove(key)
  })

  test(`${name} takes no key but its own kind`, async () => {
    for (const key of [
      '../../etc/passwd',
      '/etc/passwd',
      'ab/cd/../../x',
      `ab/cd/${'ef'.repeat(16)}`,
      `${newStorageKey()}/..`,
      `${newStorageKey()}\n`,
      '',
    ]) {
      await assert.rejects(storage.put(key, new Blob(['x']), { type: 'text/plain' }), /not a storage key/)
      await assert.rejects(storage.get(key), /not a storage key/)
      await assert.rejects(storage.remove(key), /not a storage key/)
    }
  })
}

// A disk that does not exist, and a service that nobody runs.
const gone = path.join(folder, 'gone')
mkdirSync(gone)
writeFileSync(path.join(gone, 'files'), '')
const away: Record<string, Storage> = {
  'a folder': openStorage({ data_dir: gone, storage_url: undefined }),
  'a bucket': openStorage({ data_dir: folder, storage_url: 's3://KEY:SECRET@127.0.0.1:1/ponte-files?tls=0' }),
}
for (const [name, storage] of Object.entries(away))
  test(`who needs ${name} that is away is told to come back`, async () => {
    const key = newStorageKey()
    for (const use of [
      () => storage.put(key, new Blob(['x']), { type: 'text/plain' }),
      () => storage.get(key),
      () => storage.remove(key),
    ]) {
      const { status, headers, cause } = await use().then(
        () => assert.fail('was there'),
        (error: Refusal) => error,
      )
      assert.deepEqual([status, headers['retry-after']], [503, '30'])
      assert.ok(cause instanceof Error, 'the log says why')
    }
  })

test('a bucket opens only to whoever signs with its secret', async () => {
  const stranger = openStorage({ data_dir: folder, storage_url: bucket.replace(':S3RVER@', ':WRONG@') })
  await assert.rejects(stranger.put(newStorageKey(), new Blob(['x']), { type: 'text/plain' }))
})

test('a reader who leaves early closes the file', async () => {
  const storage = storages['a folder']!
  const key = newStorageKey()
  await storage.put(key, new Blob([bytes(2_000_000)]), { type: 'image/png' })
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  for (let i = 0; i < 5; i++) await (await storage.get(key)).cancel()
  await until('no descriptor is left open', () => openFiles() <= before)
})

test('a file in the folder is on the disk before it has its name, and its name before the answer', async () => {
  const probe = await open(folder)
  const files = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const data = path.join(folder, 'durable')
  const key = newStorageKey()
  const place = path.join(data, 'files', key)
  const seen: string[] = []
  const sync = files.sync
  const watch = mock.method(files, 'sync', async function (this: FileHandle) {
    seen.push((await this.stat()).isFile() ? `bytes, named ${existsSync(place)}` : `folder, named ${existsSync(place)}`)
    return sync.call(this)
  })
  await openStorage({ data_dir: data, storage_url: undefined }).put(key, new Blob([bytes(10)]), { type: 'image/png' })
  watch.mock.restore()
  // The key's two folders, `files`, the durable folder, and its existing parent.
  assert.deepEqual(seen, ['bytes, named false', ...Array.from({ length: 5 }, () => 'folder, named true')])
  assert.equal(statSync(place).mode & 0o777, 0o600)
})

for (const [name, storage] of Object.entries(storages))
  test(`a write to ${name} that breaks fails at once and leaves nothing behind`, async () => {
    const key = newStorageKey()
    const broken = {
      size: 10,
      stream: () => new ReadableStream({ pull: (c) => (c.enqueue(bytes(5)), c.error(new Error('cut'))) }),
    } as unknown as Blob
    await assert.rejects(storage.put(key, broken, { type: 'image/png' }), /cut/)
    await assert.rejects(storage.get(key))
    if (name === 'a folder') assert.deepEqual(readdirSync(path.join(folder, 'files', path.dirname(key))), [])
  })

test('a mistake in STORAGE_URL is one sentence, and does not repeat the secret', () => {
  const key = 'KEY:SECRET@host'
  for (const address of [
    key,
    `${key}/Bucket_`,
    `${key}/bucket?tls=yes`,
    `${key}/bucket/deeper`,
    'KEY@host/bucket',
    'KEY:SE/CRET@host/bucket',
    '/bucket',
  ]) {
    const open = () => openStorage({ data_dir: folder, storage_url: `s3://${address}` })
    assert.throws(open, (error: Error) => error instanceof StartRefusal && !error.message.includes('CRET@'), address)
  }
})
