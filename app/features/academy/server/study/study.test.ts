// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COURSE, ITEMS, loadSampleCourse, sampleDraft } from '#test/support/academy/sample-course.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import * as wire from '../../wire/study.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
await loadSampleCourse(app)

const matriculate = async (token: string) => (await app.call(wire.matriculate, { id: COURSE }, token)).data
const show = async (token: string, id: string) =>
  (await app.call(wire.showMatriculation, { id }, token)).data.attributes

test('twenty matriculations at once are one, on the version of today', async () => {
  const { token } = await newCandidate(app)
  const all = await Promise.all(Array.from({ length: 20 }, () => matriculate(token)))
  assert.equal(new Set(all.map(({ id }) => id)).size, 1)
  const { version, done, total, progress, items, newer } = all[0]!.attributes
  assert.deepEqual([version, done, total, progress, newer], [1, 0, 4, 0, false])
  assert.deepEqual(
    items.map(({ kind, state }) => `${kind} ${state}`),
    ['text new', 'video new', 'youtube new', 'quiz new'],
  )
  const { collection, total_count } = await app.call(wire.listMatriculations, {}, token)
  assert.deepEqual([collection.data[0]!.id, total_count], [all[0]!.id, 1])
})

test('another’s matriculation is not found, and neither is a course that nobody published', async () => {
  const [mine, other] = [await newCandidate(app), await newCandidate(app)]
  const { id } = await matriculate(mine.token)
  for (const call of [
    () => app.call(wire.showMatriculation, { id }, other.token),
    () => app.call(wire.takeVersion, { id }, other.token),
    () => app.call(wire.matriculate, { id: 'nada' }, other.token),
  ])
    assert.equal((await refusal(call())).status, 404)
})

test('a new version is offered, and taken when the person wants it; items keep their ids', async () => {
  const { token } = await newCandidate(app)
  const { id } = await matriculate(token)
  const before = await show(token, id)
  await loadSampleCourse(app, sampleDraft(ITEMS.toReversed(), 'Amostra renovada'))
  const offered = await show(token, id)
  assert.deepEqual([offered.version, offered.newer, offered.title], [before.version, true, 'Amostra'])
  const { attributes: taken } = (await app.call(wire.takeVersion, { id }, token)).data
  assert.deepEqual([taken.version, taken.newer, taken.title], [before.version + 1, false, 'Amostra renovada'])
  assert.deepEqual(
    taken.items.map((one) => one.id).toReversed(),
    before.items.map((one) => one.id),
  )
  await loadSampleCourse(app)
})
