import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { test } from 'node:test'
import { transaction } from '#server/database/transaction.ts'
import type { Refusal } from '#server/refusal.ts'
import { IMAGES } from '#server/storage/file-kinds.ts'
import { openApp } from '#test/support/app.ts'
import { fileOf, pdf, png } from '#test/support/files/sample-files.ts'
import { docx } from '#test/support/files/zip-files.ts'
import { attachFile, fileUrl, keepFile, type Keeping, removeFile } from './files.ts'
import { sweepFiles } from './sweep-files.ts'

const app = await openApp()
const resume: Keeping = { field: 'resume', purpose: 'resume', accept: ['pdf'], limit: 5_000_000, private: true }
const picture: Keeping = { field: 'avatar', purpose: 'avatar', accept: IMAGES, limit: 2_000_000, private: false }
const content = pdf('x'.repeat(100_000))

const keep = async (keeping = resume, bytes = content, name = 'Currículo.pdf') =>
  keepFile(app.ctx(), fileOf(bytes, name), keeping)
const attached = async (...given: Parameters<typeof keep>) => {
  const file = await keep(...given)
  await attachFile(app.ctx(), file)
  return file
}
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => app.request(url, { headers, method })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: Refusal) => ({ status: error.status, ...(error.body as { errors: object }) }),
  )
const later = (hours: number) => ({ ...app.ctx(), now: new Date(Date.now() + hours * 3_600_000) })

test('a kept file is read back by a signed address, as a download under its own name', async () => {
  const file = await attached()
  const answer = await get(fileUrl(app.ctx(), file))
  assert.equal(answer.status, 200)
  assert.ok(content.equals(await bytesOf(answer)))
  const { headers } = answer
  assert.equal(headers.get('content-type'), 'application/pdf')
  assert.equal(headers.get('content-length'), String(content.length))
  assert.equal(
    headers.get('content-disposition'),
    `attachment; filename="Curriculo.pdf"; filename*=UTF-8''Curr%C3%ADculo.pdf`,
  )
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy')!, /sandbox/)
  assert.match(headers.get('content-security-policy')!, /default-src 'none'/)
  assert.match(headers.get('cache-control')!, /private, no-store/)
  assert.deepEqual(file.sha256, createHash('sha256').update(content).digest())
})

test('a public picture has an address that never changes', async () => {
  const file = await attached(picture, png(), 'Logo.png')
  assert.equal(fileUrl(app.ctx(), file), `/files/public/${file.id}`)
  const answer = await get(`/files/public/${file.id}`)
  assert.match(answer.headers.get('content-disposition')!, /^inline; filename="Logo.png"/)
  assert.match(answer.headers.get('cache-control')!, /public, max-age=31536000, immutable/)
  const again = await get(`/files/public/${file.id}`, { 'if-none-match': answer.headers.get('etag')! })
  assert.deepEqual([again.status, (await bytesOf(again)).length], [304, 0])
})

test('a private file has no public address, and a picture that nobody attached neither', async () => {
  assert.equal((await get(`/files/public/${(await attached()).id}`)).status, 404)
  assert.equal((await get(`/files/public/${(await keep(picture, png())).id}`)).status, 404)
})

test('an address ends after ten minutes', async () => {
  const url = fileUrl(app.ctx(), await attached())
  app.at(new Date(Date.now() + 9.9 * 60_000).toISOString())
  assert.equal((await get(url)).status, 200)
  app.at(new Date(Date.now() + 10.1 * 60_000).toISOString())
  const answer = await get(url)
  app.at(undefined)
  assert.equal(answer.status, 403)
  assert.deepEqual(await answer.json(), {
    messages: ['Este endereço expirou ou está incompleto. Volte à página e abra o arquivo de novo.'],
  })
})

test('a changed address opens nothing, and tells nothing of what exists', async () => {
  const [mine, other] = [await attached(), await attached()]
  const url = new URL(fileUrl(app.ctx(), mine), 'http://ponte.test')
  const changed = (change: (url: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    return copy.pathname + copy.search
  }
  const addresses = [
    changed((u) => (u.pathname = `/files/${other.id}`)),
    changed((u) => u.searchParams.set('expires', '9999999999')),
    changed((u) => u.searchParams.set('expires', `${url.searchParams.get('expires')}0`)),
    changed((u) => u.searchParams.set('signature', 'A'.repeat(43))),
    changed((u) => u.searchParams.delete('signature')),
    `/files/${mine.id}`,
    `/files/${crypto.randomUUID()}`,
  ]
  for (const address of addresses) assert.equal((await get(address)).status, 403, address)
})

test('what is unknown or removed is not found, even with a good signature', async () => {
  const file = await attached()
  const url = fileUrl(app.ctx(), file)
  await removeFile(app.ctx(), file)
  const answer = await get(url)
  assert.equal(answer.status, 404)
  assert.deepEqual(await answer.json(), { messages: ['Este arquivo não existe mais ou mudou de lugar.'] })
  assert.equal((await get(fileUrl(app.ctx(), { id: crypto.randomUUID(), private: true }))).status, 404)
  for (const id of [crypto.randomUUID(), 'x', '..%2f..%2fetc%2fpasswd', '%00'])
    assert.equal((await get(`/files/public/${id}`)).status, 404, id)
})

test('one part of a file can be asked for', async () => {
  const url = fileUrl(app.ctx(), await attached())
  const end = content.length - 1
  const parts: Record<string, [first: number, last: number]> = {
    'bytes=0-99': [0, 99],
    'bytes=100-': [100, end],
    'bytes=-100': [end - 99, end],
    'bytes=50-99999999': [50, end],
  }
  for (const [range, [first, last]] of Object.entries(parts)) {
    const answer = await get(url, { range })
    assert.equal(answer.status, 206, range)
    assert.equal(answer.headers.get('content-range'), `bytes ${first}-${last}/${content.length}`)
    assert.equal(answer.headers.get('content-length'), String(last - first + 1))
    assert.ok(content.subarray(first, last + 1).equals(await bytesOf(answer)), range)
  }
})

test('a part that does not exist is 416; what is not understood, or of another version, gets the whole', async () => {
  const url = fileUrl(app.ctx(), await attached())
  const outside = await get(url, { range: `bytes=${content.length}-` })
  assert.deepEqual([outside.status, outside.headers.get('content-range')], [416, `bytes */${content.length}`])
  for (const range of ['bytes=0-1,5-6', 'bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=a-b'])
    assert.equal((await get(url, { range })).status, 200, range)
  assert.equal((await get(url, { range: 'bytes=0-1', 'if-range': '"another"' })).status, 200)
})

test('HEAD tells everything but the bytes', async () => {
  const answer = await get(fileUrl(app.ctx(), await attached()), {}, 'HEAD')
  assert.deepEqual(
    [answer.status, answer.headers.get('content-length'), answer.headers.get('accept-ranges')],
    [200, String(content.length), 'bytes'],
  )
  assert.equal((await bytesOf(answer)).length, 0)
})

test('a refusal stands on its field and says what to send', async () => {
  const wanted = 'Envie um arquivo PDF de até 5 MB.'
  const statuses = await Promise.all(
    [
      keep(resume, docx()),
      keep({ ...resume, limit: 50_000 }),
      keep(resume, Buffer.alloc(0)),
      keep(picture, png(20_000, 20_000)),
    ].map(async (kept) => (await refusal(kept)).status),
  )
  assert.deepEqual(statuses, [415, 413, 422, 413])
  assert.deepEqual((await refusal(keep(resume, docx()))).errors, { resume: [wanted] })
  assert.deepEqual((await refusal(keep({ ...resume, limit: 50_000 }))).errors, {
    resume: ['Envie um arquivo PDF de até 50 kB.'],
  })
  assert.deepEqual((await refusal(keep(resume, Buffer.alloc(0)))).errors, {
    resume: [`Este arquivo está vazio. ${wanted}`],
  })
  assert.deepEqual((await refusal(keep(picture, content))).errors, {
    avatar: ['Envie um arquivo PNG, JPG, WEBP, GIF ou AVIF de até 2 MB.'],
  })
  const large = 'Esta imagem é grande demais. Envie uma de até 12.000 pixels de lado e 60 megapixels.'
  assert.deepEqual((await refusal(keep(picture, png(20_000, 20_000)))).errors, { avatar: [large] })
})

test('files are not kept inside a transaction', async () => {
  await assert.rejects(
    transaction(app.ctx(), (ctx) => keepFile(ctx, fileOf(content), resume)),
    /before a transaction/,
  )
})

test('a file whose transaction failed is swept with its bytes; an attached one stays', async () => {
  const [lost, held] = [await keep(), await attached()]
  await assert.rejects(
    transaction(app.ctx(), async (ctx) => (await attachFile(ctx, lost), Promise.reject(new Error('failed later')))),
  )
  await sweepFiles(later(20))
  assert.equal((await get(fileUrl(app.ctx(), lost))).status, 200)
  await sweepFiles(later(25))
  assert.equal((await get(fileUrl(app.ctx(), lost))).status, 404)
  await assert.rejects(attachFile(app.ctx(), lost), (error: Refusal) => error.status === 409)
  await sweepFiles(later(50))
  await assert.rejects(app.house.storage.get(lost.storage_key))
  assert.equal(
    await app.ctx().db.selectFrom('files').select('id').where('id', '=', lost.id).executeTakeFirst(),
    undefined,
  )
  assert.ok(content.equals(await bytesOf(await get(fileUrl(app.ctx(), held)))))
})

test('a removed file is out of reach at once and out of storage a day later', async () => {
  const file = await attached()
  await removeFile(app.ctx(), file)
  await sweepFiles(later(1))
  await (await app.house.storage.get(file.storage_key)).cancel()
  await sweepFiles(later(25))
  await assert.rejects(app.house.storage.get(file.storage_key))
})

test('a file that cannot be erased does not hold the others, and is tried again', async () => {
  const [stuck, other] = [await attached(), await attached()]
  for (const file of [stuck, other]) await removeFile(app.ctx(), file)
  const { storage } = app.house
  const failing = {
    ...storage,
    remove: async (key: string) =>
      key === stuck.storage_key ? Promise.reject(new Error('unreachable')) : storage.remove(key),
  }
  await sweepFiles({ ...later(25), storage: failing })
  await assert.rejects(storage.get(other.storage_key))
  assert.ok(app.logged.some((line) => line.includes('file not erased') && line.includes(stuck.id)))
  await sweepFiles(later(25))
  await assert.rejects(storage.get(stuck.storage_key))
})

test('an address is absolute only when the API has an origin of its own', () => {
  const ctx = app.ctx()
  const apart = {
    ...ctx,
    configuration: { ...ctx.configuration, app_origin: 'https://ponte.example', api_origin: undefined },
  }
  assert.match(
    fileUrl(apart, { id: crypto.randomUUID(), private: true }),
    /^https:\/\/api\.ponte\.example\/files\/[\w-]+\?expires=\d+&signature=[\w-]{43}$/,
  )
})

test('who opens a file while the storage is away is told to come back, and then gets it', async () => {
  const url = fileUrl(app.ctx(), await attached())
  const { data_dir } = app.house.configuration
  renameSync(`${data_dir}/files`, `${data_dir}/elsewhere`)
  const answer = await get(url)
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '30'])
  assert.match(await answer.text(), /arquivos estão indisponíveis/)
  renameSync(`${data_dir}/elsewhere`, `${data_dir}/files`)
  assert.equal((await get(url)).status, 200)
})
