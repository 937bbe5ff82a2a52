import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COURSE, loadSampleCourse, sampleDraft } from '#test/support/academy/sample-course.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { KIND_WORDS } from '../../wire/academy-words.ts'
import * as wire from '../../wire/catalogue.ts'
import { matriculate } from '../../wire/study.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
await loadSampleCourse(app, sampleDraft(), [[COURSE, 'excel-do-zero-ao-dia-a-dia']])
const found = async (query: object) =>
  (await app.call(wire.listCourses, { per_page: 25, ...query })).collection.data.map(({ id }) => id)

test('words, area and length narrow the list, and nothing typed is a wildcard', async () => {
  const all = await found({})
  assert.ok(all.length >= 7 && all.includes(COURSE))
  for (const [query, has] of [
    [{ q: 'AMOSTRA' }, true],
    [{ q: 'item prova' }, true],
    [{ q: '%' }, false],
    [{ q: 'amostra', area: 'Informática' }, false],
    [{ area: 'Carreira', length: 'short' }, true],
    [{ length: 'medium' }, false],
    [{ page: 9 }, false],
    [{ page: 2_000_000_000 }, false],
  ] as const)
    assert.equal((await found(query)).includes(COURSE), has, JSON.stringify(query))
  assert.equal((await refusal(found({ length: 'other' }))).status, 422)
  assert.deepEqual((await app.call(wire.listCourses, {})).areas, ['Carreira', 'Escritório', 'Informática'])
})

test('a course shows its items and no key; a rule stands for each kind', async () => {
  const answer = await app.call(wire.showCourse, { id: COURSE })
  const { modules, studying, tracks } = answer.data.attributes
  assert.deepEqual([studying, tracks.map(({ title }) => title)], [null, ['Trilha']])
  for (const { kind } of modules.flatMap(({ items }) => items)) assert.ok(KIND_WORDS[kind])
  for (const secret of ['correct', 'Segredo', 'explanation', 'pass_percent'])
    assert.ok(!JSON.stringify(answer).includes(secret))
  for (const id of ['nada', '%00', 'a'.repeat(300)])
    assert.equal((await refusal(app.call(wire.showCourse, { id }))).status, 404)
})

test('progress is the asker’s own, in the course, the list and the track', async () => {
  const { token } = await newCandidate(app)
  const { data: of } = await app.call(matriculate, { id: COURSE }, token)
  const first = of.attributes.items[0]!.id
  await app
    .ctx()
    .db.insertInto('matriculation_items')
    .values({ matriculation_id: of.id, item_id: first, done_at: app.ctx().now.toISOString() })
    .execute()
  const told = (await app.call(wire.showCourse, { id: COURSE }, token)).data.attributes.studying!
  assert.deepEqual([told.matriculation_id, told.progress, told.completed_at], [of.id, 25, null])
  const track = (token?: string) => app.call(wire.showTrack, { id: 'trilha-0' }, token)
  // One hour of four, a quarter done.
  assert.equal((await track(token)).data.attributes.progress, 6)
  for (const guest of [undefined, (await newCandidate(app)).token]) {
    const { progress, courses } = (await track(guest)).data.attributes
    assert.deepEqual([progress, courses[0]!.studying], [guest ? 0 : null, null])
  }
  const listed = (await app.call(wire.listTracks, { per_page: 25 }, token)).collection.data
  assert.equal(listed.find(({ id }) => id === 'trilha-0')!.attributes.courses, 2)
  assert.equal((await refusal(app.call(wire.showTrack, { id: 'nada' }))).status, 404)
})

test('what is withdrawn leaves list, page and track', async () => {
  const withdraw = (at: string | null) =>
    app.ctx().db.updateTable('academy_courses').set({ withdrawn_at: at }).where('id', '=', COURSE).execute()
  await withdraw(app.ctx().now.toISOString())
  assert.ok(!(await found({})).includes(COURSE))
  assert.equal((await refusal(app.call(wire.showCourse, { id: COURSE }))).status, 404)
  assert.equal((await app.call(wire.showTrack, { id: 'trilha-0' })).data.attributes.courses.length, 1)
  await withdraw(null)
})

test('courses and tracks have pictures for where they are shared', async () => {
  for (const draw of [app.call(wire.drawCourse, { id: COURSE }), app.call(wire.drawTrack, { id: 'trilha-0' })])
    assert.equal((await draw).type, 'image/png')
})
