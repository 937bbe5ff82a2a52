// The papers of chosen folders in one file: made by a task, told by letter, kept some days.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { unzip } from '#server/storage/unzip.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship, type World } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/zips.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
const ids: string[] = []
before(async () => {
  world = await contractWorld(app)
  const { db } = app.ctx()
  await db
    .updateTable('user_infos')
    .set({ full_name: '../Ana/\u202eBia..' })
    .where('id', '=', world.intern.user_info_id!)
    .execute()
  for (let n = 0; n < 2; n++) {
    const { id } = await newInternship(app, world)
    ids.push(id)
    await bringTo(app, world, await newDraft(app, id, 'digital'), 'sealing')
  }
  await app.settle()
})
const dp = () => world.of('Departamento Pessoal').token!
const list = async (token = dp()) => (await app.call(wire.listFolderZips, {}, token)).data

test('two folders are two safe names in one zip, told by letter, each copy in its history', async () => {
  const { data } = await app.call(wire.createFolderZip, { ids }, dp())
  assert.deepEqual([data.attributes.state, data.attributes.folders, data.attributes.url], ['making', 2, null])
  await app.settle()
  const [zip] = await list()
  assert.deepEqual([zip!.attributes.state, zip!.attributes.files], ['ready', 2])
  const answer = await app.request(zip!.attributes.url!)
  assert.equal(answer.headers.get('content-type'), 'application/zip')
  const parts = [...unzip(new Uint8Array(await answer.arrayBuffer()), 50_000_000)]
  const folders = parts.map(({ name }) => name.split('/'))
  assert.deepEqual(
    folders.map(([folder, , ...more]) => [folder, more.length]),
    [
      ['Ana Bia', 0],
      ['Ana Bia (2)', 0],
    ],
  )
  for (const [, name] of folders) assert.match(name!, /^Termo de compromisso.* PT-\w{4}-\w{4} v1 .*\.pdf$/)
  for (const { bytes } of parts) assert.equal(bytes.toString('latin1', 0, 5), '%PDF-')
  const [letter] = await lettersTo(app, 'company-3@pessoas.example')
  assert.match(letter!.text, /2 documentos[^]*\/folders\/zip/)
  const { db } = app.ctx()
  const { n } = await db
    .selectFrom('envelope_events')
    .select((e) => e.fn.countAll<string>().as('n'))
    .where('event', '=', 'download')
    .executeTakeFirstOrThrow()
  assert.equal(Number(n), 2)
})

test('another company neither asks for these folders nor sees the file; without papers there is none', async () => {
  const stranger = world.of('Departamento Pessoal', 'stranger').token!
  assert.equal((await refusal(app.call(wire.createFolderZip, { ids }, stranger))).status, 404)
  assert.deepEqual(await list(stranger), [])
  const { id } = await newInternship(app, world)
  assert.equal((await refusal(app.call(wire.createFolderZip, { ids: [id] }, dp()))).status, 409)
})

test('after a week the file is gone', async () => {
  const { db } = app.ctx()
  await db.updateTable('folder_zips').set({ created_at: '2026-01-01' }).execute()
  const { file_id } = await db.selectFrom('folder_zips').select('file_id').executeTakeFirstOrThrow()
  await app.run('forget-folder-zips')
  assert.deepEqual(await list(), [])
  const file = await db.selectFrom('files').select('removed_at').where('id', '=', file_id).executeTakeFirstOrThrow()
  assert.notEqual(file.removed_at, null)
})
