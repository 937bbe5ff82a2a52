import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listOwnedEvaluations, showReceivedEvaluations } from '#features/evaluations/wire/evaluations.ts'
import { openApp } from '#test/support/app.ts'
import { yearOf } from '#server/today.ts'

const app = await openApp({ demo: true })
const enter = async (username: string, user_type: string) =>
  (await app.call(issueToken, { grant_type: 'password', username, password: 'Ponte@2026', user_type })).access_token

test('one evaluation waits, some are answered, and averages stay hidden', async () => {
  const said = async (email: string, type = 'User') =>
    (await app.call(listOwnedEvaluations, {}, await enter(email, type))).collection.data.map(
      ({ attributes: { author, answered_at } }) => `${author} ${answered_at ? 'answered' : 'waits'}`,
    )
  assert.deepEqual(await said('ex-estagiario@demo.test'), ['intern answered'])
  const token = await enter('dp@demo.test', 'CompanyManager')
  const { averages } = (await app.call(showReceivedEvaluations, {}, token)).data.attributes
  assert.equal(averages.overall, null)
  // The internship of this year has its first window in July.
  const { now } = app.ctx()
  const begun = now >= new Date(`${yearOf(now)}-07-02T15:00:00Z`)
  assert.deepEqual(await said('estagiaria@demo.test'), begun ? ['intern waits', 'supervisor answered'] : [])
  assert.deepEqual(await said('supervisora@demo.test', 'CompanyManager'), begun ? ['supervisor answered'] : [])
})
