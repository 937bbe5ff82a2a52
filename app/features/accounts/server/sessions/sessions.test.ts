import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, refusal } from '#test/support/candidate.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { endOtherSessions, endSession, listSessions, showSession } from '../../wire/sessions.ts'
import { openSession } from './sessions.ts'

const app = await openApp()
let clock = Date.UTC(2027, 0, 1)
const later = (hours: number) => app.at(new Date((clock += hours * 3_600_000)).toISOString())
later(0)

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'
const list = async (token: string) => (await app.call(listSessions, {}, token)).collection.data
const alive = (token: string) =>
  app.call(showSession, {}, token).then(
    () => true,
    () => false,
  )

test('a person sees where they are signed in: this device first, then the most recently used', async () => {
  const { email, token } = await newCandidate(app)
  later(1)
  await enter(app, { email, agent: FIREFOX })
  later(1)
  const phone = (await enter(app, { email, agent: PHONE })).access_token
  later(1)
  await app.call(showSession, {}, token)
  const seen = (await list(phone)).map(({ attributes: { device, current } }) => [device, current])
  assert.deepEqual(seen, [
    ['Chrome no Android', true],
    ['Dispositivo não identificado', false],
    ['Firefox no Linux', false],
  ])
  const [current] = await list(phone)
  assert.deepEqual(
    [current!.attributes.created_at, current!.attributes.last_used_at],
    [new Date(clock - 3_600_000).toISOString(), new Date(clock).toISOString()],
  )
})

test('the last use is written every five minutes at most', async () => {
  const { token } = await newCandidate(app)
  const used = async () => (await list(token))[0]!.attributes.last_used_at
  const first = await used()
  later(4 / 60)
  assert.equal(await used(), first)
  later(2 / 60)
  assert.equal(await used(), new Date(clock).toISOString())
})

test('a session is ended from another device, at once, and only by its owner', async () => {
  const { email, token } = await newCandidate(app)
  const other = (await enter(app, { email })).access_token
  const [, away] = await list(token)
  const stranger = await newCandidate(app)
  assert.equal((await refusal(app.call(endSession, { id: away!.id }, stranger.token))).status, 404)
  assert.ok(await alive(other))
  assert.equal(await app.call(endSession, { id: away!.id }, token), null)
  assert.deepEqual([await alive(other), await alive(token)], [false, true])
  for (const id of [away!.id, 'nonsense', '01900000-0000-7000-8000-000000000000'])
    assert.equal((await refusal(app.call(endSession, { id }, token))).status, 404)
})

test('ending one’s own session is logging out', async () => {
  const { token } = await newCandidate(app)
  const [own] = await list(token)
  await app.call(endSession, { id: own!.id }, token)
  assert.equal(await alive(token), false)
})

test('all others end together; this one and those of other people stay', async () => {
  const { email, token } = await newCandidate(app)
  const others = [await enter(app, { email }), await enter(app, { email })].map(({ access_token }) => access_token)
  const neighbour = await newCandidate(app)
  await app.call(endOtherSessions, {}, token)
  assert.deepEqual(
    [await alive(others[0]!), await alive(others[1]!), await alive(token), await alive(neighbour.token)],
    [false, false, true, true],
  )
  assert.equal((await list(token)).length, 1)
})

test('sessions that ended by themselves are not listed, and long lists have pages', async () => {
  const { email } = await newCandidate(app)
  later(8 * 24)
  for (let i = 0; i < 11; i++) await enter(app, { email })
  const { access_token } = await enter(app, { email })
  const first = await app.call(listSessions, {}, access_token)
  assert.deepEqual([first.total_count, first.total_pages, first.collection.data.length], [12, 2, 10])
  assert.equal((await app.call(listSessions, { page: 2 }, access_token)).collection.data.length, 2)
})

test('at most a hundred sessions stay open; ended ones are deleted after a day', async () => {
  const { token } = await newCandidate(app)
  const { login_id } = await app
    .ctx()
    .db.selectFrom('sessions')
    .select('login_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  const count = async () => {
    const rows = app.ctx().db.selectFrom('sessions').where('login_id', '=', login_id)
    const { all } = await rows.select((e) => e.fn.countAll<number>().as('all')).executeTakeFirstOrThrow()
    return Number(all)
  }
  const opened: string[] = []
  for (let n = 0; n < 120; n++) {
    later(1 / 60)
    opened.push((await openSession(app.ctx(), login_id)).token)
  }
  later(1)
  await app.run('tidy-accounts')
  assert.deepEqual([await alive(token), await alive(opened[19]!), await alive(opened[20]!)], [false, false, true])
  assert.equal(await count(), 121)
  later(25)
  await app.run('tidy-accounts')
  assert.equal(await count(), 100)
  later(24 * 8)
  await app.run('tidy-accounts')
  assert.equal(await count(), 0)
})
