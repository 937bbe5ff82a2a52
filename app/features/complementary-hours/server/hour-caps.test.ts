import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { STALE } from '#server/refusal.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import type { Refused } from '#wire/send.ts'
import { CAP_INVALID, changeHourCaps, showHourCaps, showHourTotals } from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let [token, id] = ['', '']
before(async () => {
  token = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
  id = String(await makePartner(app.ctx(), horizonte))
})
const version = async () => (await app.call(showHourCaps, { id }, token)).data.attributes.lock_version
const change = async (hour_caps: Record<string, number>, lock_version?: number) =>
  app.call(changeHourCaps, { id, hour_caps, lock_version: lock_version ?? (await version()) }, token)
const caps = async () =>
  Object.fromEntries(
    (await app.call(showHourCaps, { id }, token)).data.attributes.categories
      .filter(({ cap }) => cap !== null)
      .map(({ value, cap }) => [value, cap]),
  )

test('the operator sets what a partner takes, and its students are counted by it at once', async () => {
  assert.deepEqual(await caps(), {})
  await change({ course: 30, event: 0 })
  assert.deepEqual(await caps(), { course: 30, event: 0 })
  const student = await newCandidate(app)
  await app
    .ctx()
    .db.updateTable('user_infos')
    .set({ university_id: Number(id) })
    .where('login_id', 'in', (q) => q.selectFrom('logins').select('id').where('email', '=', student.email))
    .execute()
  const { categories, institution } = (await app.call(showHourTotals, {}, student.token)).data.attributes
  assert.deepEqual(
    categories.filter(({ cap_by }) => cap_by === 'institution').map(({ value, cap }) => [value, cap]),
    [
      ['event', 0],
      ['course', 30],
    ],
  )
  assert.equal(institution, 'Universidade Horizonte')
})

test('a category that is left out returns to the usual cap', async () => {
  await change({ research: 10 })
  assert.deepEqual(await caps(), { research: 10 })
  await change({})
  assert.deepEqual(await caps(), {})
})

test('wrong hours and unknown categories are refused on their field, and change nothing', async () => {
  await change({ course: 30 })
  for (const cap of [-1, 2001, 1.5])
    assert.deepEqual((await refusal(change({ course: cap }))).body.errors, { course: [CAP_INVALID] })
  assert.deepEqual((await refusal(change({ nothing: 1 }))).body.errors, { nothing: ['Esta categoria não existe'] })
  assert.deepEqual(await caps(), { course: 30 })
})

test('who has not seen the newest caps is shown them', async () => {
  await change({ course: 30 })
  const read = await version()
  const [first, second] = await Promise.all([
    change({ course: 40 }, read),
    change({ course: 30, event: 5 }, read).then(
      () => undefined,
      (error: Refused) => error,
    ),
  ])
  assert.deepEqual([first.data.attributes.lock_version, second?.status, second?.message], [read + 1, 409, STALE])
  const fresh = (second!.body as unknown as Awaited<ReturnType<typeof change>>).data.attributes
  assert.deepEqual([fresh.lock_version, fresh.categories.find(({ value }) => value === 'course')?.cap], [read + 1, 40])
  assert.deepEqual(await caps(), { course: 40 })
})

test('only partners have caps', async () => {
  const { id: other } = await app
    .ctx()
    .db.selectFrom('institutions')
    .select('id')
    .where('id', '<>', Number(id))
    .executeTakeFirstOrThrow()
  for (const unknown of [String(other), '0', 'x', '99999999999'])
    assert.equal((await refusal(app.call(showHourCaps, { id: unknown }, token))).status, 404)
})
