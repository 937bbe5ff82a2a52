// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { changeMessagePreferences, showMessagePreferences, unsubscribe } from '../wire.ts'
import { unsubscribeFrom, wantsMessages } from './notifications.ts'

const app = await openApp()

async function somebody() {
  const { token, email } = await newCandidate(app)
  const { id } = await app
    .ctx()
    .db.selectFrom('logins')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const change = (message_preferences: { job_alerts?: boolean; news?: boolean }) =>
    app.call(changeMessagePreferences, { message_preferences }, token)
  const shown = async () => (await app.call(showMessagePreferences, {}, token)).data.attributes
  return { id, token, change, shown, link: unsubscribeFrom(app.ctx(), id, 'job_alerts') }
}

test('until somebody says otherwise, alerts come and news does not', async () => {
  const { id, shown } = await somebody()
  assert.deepEqual(await shown(), { job_alerts: true, news: false })
  assert.deepEqual(
    [await wantsMessages(app.ctx(), id, 'job_alerts'), await wantsMessages(app.ctx(), id, 'news')],
    [true, false],
  )
})

test('what is said counts at once and for oneself only, and what is not said stays', async () => {
  const [one, other] = [await somebody(), await somebody()]
  assert.deepEqual((await one.change({ news: true })).data.attributes, { job_alerts: true, news: true })
  await one.change({ job_alerts: false })
  await one.change({})
  assert.deepEqual(await one.shown(), { job_alerts: false, news: true })
  assert.deepEqual(await other.shown(), { job_alerts: true, news: false })
  assert.equal(await wantsMessages(app.ctx(), one.id, 'job_alerts'), false)
})

test('two changes at once are both kept', async () => {
  const { change, shown } = await somebody()
  await Promise.all([change({ news: true }), change({ job_alerts: false }), change({ job_alerts: false })])
  assert.deepEqual(await shown(), { job_alerts: false, news: true })
})

test('what is no yes or no is refused on its field', async () => {
  const { change } = await somebody()
  assert.deepEqual(Object.keys((await refusal(change({ news: 'talvez' as never }))).body.errors!), ['news'])
})

test('one click in a mail program turns one kind off, with no session, as often as it is clicked', async () => {
  const { change, shown, link } = await somebody()
  await change({ news: true })
  const click = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  for (let i = 0; i < 2; i++) assert.equal((await app.request(link.call, click)).status, 200)
  assert.deepEqual(await shown(), { job_alerts: false, news: true })
})

test('opening the link changes nothing', async () => {
  const { shown, link } = await somebody()
  assert.equal((await app.request(link.call)).status, 405)
  assert.deepEqual(await shown(), { job_alerts: true, news: false })
})

test('a link is good for its person and its kind, and nobody else’s', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const [, kind, signature] = one.link.call.split('/').at(-1)!.split('.')
  for (const token of [
    `${other.id}.${kind}.${signature}`,
    `${one.id}.news.${signature}`,
    `${one.id}.${kind}.x`,
    `${one.id}.toString.${signature}`,
    'none',
  ])
    assert.equal((await refusal(app.call(unsubscribe, { token }))).status, 404, token)
  assert.deepEqual(
    [await one.shown(), await other.shown()],
    [
      { job_alerts: true, news: false },
      { job_alerts: true, news: false },
    ],
  )
})
