import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { staySignedIn } from '#test/support/life.ts'
import { showItem } from '../../wire/items.ts'
import { matriculate } from '../../wire/study.ts'
import { carriedAcademy } from './carried-courses.ts'
import { loadAcademy } from './load-academy.ts'
import { placeVideos } from './place-videos.ts'

const app = await openApp()
const { db } = app.ctx()
const versions = async (id: string) =>
  (await db.selectFrom('academy_courses').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
const again = async (mark: string) => loadAcademy(db, { ...carriedAcademy(), content: [mark] })

test('six courses and two tracks are there from the first start', async () => {
  const counted = async (table: 'academy_courses' | 'study_tracks') =>
    (await db.selectFrom(table).select('id').execute()).length
  assert.deepEqual([await counted('academy_courses'), await counted('study_tracks')], [6, 2])
  assert.equal(await loadAcademy(db), false)
})

test('what did not change gets no version; what the operator edited stays', async () => {
  const [kept, changed] = ['curriculo-e-entrevista', 'seguranca-digital-e-lgpd'] as const
  for (const id of [kept, changed])
    await db
      .updateTable('academy_courses')
      .set({ draft: '{}', carried: id === changed })
      .where('id', '=', id)
      .execute()
  assert.equal(await again('another'), true)
  assert.deepEqual(
    [await versions(kept), await versions(changed), await versions('excel-do-zero-ao-dia-a-dia')],
    [1, 2, 1],
  )
})

test('the bytes of a video are stored once, and again when they change', async () => {
  const file = async () => (await db.selectFrom('academy_videos').select('file_id').executeTakeFirstOrThrow()).file_id
  await placeVideos(app.ctx())
  const first = await file()
  assert.ok(first)
  await placeVideos(app.ctx())
  assert.equal(await file(), first)
  await db
    .updateTable('files')
    .set({ sha256: Buffer.from('00', 'hex') })
    .where('id', '=', first)
    .execute()
  await placeVideos(app.ctx())
  assert.notEqual(await file(), first)
  const { removed_at } = await db
    .selectFrom('files')
    .select('removed_at')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  assert.ok(removed_at)
})

test('after eleven minutes the address of a video is over, and the renewed one gives any part', async () => {
  await placeVideos(app.ctx())
  const { token } = await newCandidate(app)
  await staySignedIn(app)
  const { data } = await app.call(matriculate, { id: 'primeiro-estagio-direitos-e-deveres' }, token)
  const video = data.attributes.items.find(({ kind }) => kind === 'video')!
  const address = async () =>
    (await app.call(showItem, { id: data.id, item_id: video.id }, token)).data.attributes.video!.url!
  const part = async (url: string, range: string) => (await app.request(url, { headers: { range } })).status
  app.at('2027-03-08T12:00:00Z')
  const first = await address()
  assert.equal(await part(first, 'bytes=1000-1999'), 206)
  app.at('2027-03-08T12:11:00Z')
  assert.equal(await part(first, 'bytes=1000-1999'), 403)
  const renewed = await address()
  assert.deepEqual([await part(renewed, 'bytes=1000-1999'), await part(renewed, 'bytes=99999999-')], [206, 416])
  app.at(undefined)
})
