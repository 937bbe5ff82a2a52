// How fast somebody may guess, and whom that never keeps out. The design stands in docs/decisions.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { gate, routes } from '../../../../api.ts'
import { openApplication } from '#server/application.ts'
import { openHouse } from '#server/house.ts'
import { newTrace } from '#server/http/trace.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, PASSWORD, person } from '#test/support/candidate.ts'
import type { Refused } from '#wire/send.ts'
import { openLogin } from '../logins.ts'
import { hashPassword } from '../passwords/passwords.ts'

const app = await openApp()
const START = Date.UTC(2027, 0, 1)
let clock = START
const wait = (seconds: number) => app.at(new Date((clock += seconds * 1000)).toISOString())
beforeEach(() => wait(30 * 86_400))

let made = 0
const stranger = () => `198.51.${100 + (++made >> 8)}.${made & 255}`
const guess = (email: string, from: string, password = 'Errada@2026') =>
  enter(app, { email, password, from }).then(
    () => ({ status: 200, retry: 0, body: {} }),
    ({ status, retry_after = 0, body }: Refused) => ({ status, retry: retry_after, body }),
  )
const statuses = async (n: number, email: string, from: () => string) => {
  const heard: number[] = []
  for (let i = 0; i < n; i++) heard.push((await guess(email, from())).status)
  return heard
}
const tried = (heard: number[]) => heard.filter((status) => status !== 429).length

test('one strange address guesses five times at once and then once a minute', async () => {
  const { email } = await newCandidate(app)
  const from = stranger()
  assert.equal(tried(await statuses(8, email, () => from)), 5)
  wait(59)
  assert.equal((await guess(email, from)).status, 429)
  wait(1)
  assert.deepEqual(await statuses(2, email, () => from), [400, 429])
})

test('all unknown addresses together guess ten times at once, then once a minute', async () => {
  const { email } = await newCandidate(app)
  assert.equal(tried(await statuses(40, email, stranger)), 10)
  wait(60)
  assert.equal(tried(await statuses(5, email, stranger)), 1)
})

test('two hundred guesses take no less than the limit says, and a right one over the limit opens nothing', async () => {
  const { email } = await newCandidate(app)
  const began = clock
  for (let made_guesses = 0; made_guesses < 200;) {
    const { status, retry } = await guess(email, stranger())
    if (status === 429) wait(retry)
    else made_guesses++
  }
  assert.equal((clock - began) / 1000, (200 - 10) * 60)
  assert.equal((await guess(email, stranger(), PASSWORD)).status, 429)
})

test('guesses at the same instant are no faster', async () => {
  const { email } = await newCandidate(app)
  const heard = await Promise.all(Array.from({ length: 40 }, () => guess(email, stranger())))
  assert.equal(tried(heard.map(({ status }) => status)), 10)
})

test('another process, or the same one after a restart, goes on counting where this one stands', async () => {
  const { email } = await newCandidate(app)
  await statuses(10, email, stranger)
  const other = openApplication(
    openHouse({ ...app.house, key: 'a key for tests, long enough to be one' }),
    routes,
    gate,
    () => new Date(clock),
  )
  const body = new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD, user_type: 'User' })
  assert.equal(
    (await other.request('/oauth/token', { method: 'POST', body }, { trace: newTrace(stranger()) })).status,
    429,
  )
})

test('whoever signed in from a place before gets in from there while strangers guess', async () => {
  const { email } = await newCandidate(app)
  await enter(app, { email, from: '203.0.113.50' })
  await statuses(30, email, stranger)
  assert.equal((await guess(email, '203.0.113.50', PASSWORD)).status, 200)
  assert.equal((await guess(email, stranger(), PASSWORD)).status, 429)
})

test('a known place has its own limit: five at once and then one a minute', async () => {
  const { email } = await newCandidate(app)
  await enter(app, { email, from: '203.0.113.51' })
  assert.equal(tried(await statuses(14, email, () => '203.0.113.51')), 5)
  wait(60)
  assert.equal((await guess(email, '203.0.113.51', PASSWORD)).status, 200)
})

test('signing in clears what was typed wrong from there before', async () => {
  const { email } = await newCandidate(app)
  const from = stranger()
  assert.deepEqual(await statuses(4, email, () => from), [400, 400, 400, 400])
  assert.equal((await guess(email, from, PASSWORD)).status, 200)
  assert.equal(tried(await statuses(12, email, () => from)), 5)
})

test('one address guesses thirty times at once, then six a minute, and blocks no account elsewhere', async () => {
  const { email } = await newCandidate(app)
  const from = stranger()
  const heard: number[] = []
  for (let i = 0; i < 40; i++) heard.push((await guess(person().email, from)).status)
  assert.equal(tried(heard), 30)
  assert.equal((await guess(email, from, PASSWORD)).status, 429)
  assert.equal((await guess(email, stranger(), PASSWORD)).status, 200)
  wait(10)
  assert.equal((await guess(email, from, PASSWORD)).status, 200)
})

test('people who get in leave no debt on the address they share', async () => {
  const from = stranger()
  const password_hash = await hashPassword(PASSWORD)
  for (let i = 0; i < 32; i++) {
    const { email } = person()
    await openLogin(app.ctx(), { user_type: 'Operator', email, password_hash })
    await enter(app, { email, user_type: 'Operator', from })
  }
})

test('a place that is known and in trouble does not trouble its neighbours', async () => {
  const { email } = await newCandidate(app)
  const neighbour = await newCandidate(app)
  const from = '203.0.113.52'
  for (const known of [email, neighbour.email]) await enter(app, { email: known, from })
  for (let i = 0; i < 40; i++) await guess(person().email, from)
  assert.equal((await guess(neighbour.email, from, PASSWORD)).status, 200)
})

test('an e-mail that nobody has is counted and answered alike', async () => {
  const known = await newCandidate(app)
  const all = []
  for (const email of [known.email, person().email]) {
    const heard = []
    const from = stranger()
    for (let i = 0; i < 7; i++) heard.push(await guess(email, from))
    for (let i = 0; i < 8; i++) heard.push(await guess(email, stranger()))
    all.push(heard)
  }
  assert.deepEqual(all[0], all[1])
  assert.deepEqual(all[0]![5], {
    status: 429,
    retry: 60,
    body: { error: 'slow_down', error_description: 'Muitas tentativas em pouco tempo. Tente novamente em 1 minuto.' },
  })
})

test('at a shared address a known e-mail and an unknown one get the same answer', async () => {
  const { email } = await newCandidate(app)
  const from = '203.0.113.55'
  await enter(app, { email, from })
  const [known, unknown] = [[], []] as Awaited<ReturnType<typeof guess>>[][]
  for (let i = 0; i < 12; i++) {
    known!.push(await guess(email, from))
    unknown!.push(await guess('ninguem@exemplo.example', from))
  }
  assert.deepEqual(known, unknown)
})

test('an IPv6 household is one place, whichever of its addresses is used', async () => {
  const { email } = await newCandidate(app)
  let n = 0
  assert.equal(tried(await statuses(9, email, () => `2001:db8:0:7::${(++n).toString(16)}`)), 5)
})

test('a clock that jumped ahead and came back keeps nobody out for longer than the allowance lasts', async () => {
  const { email } = await newCandidate(app)
  const from = stranger()
  const YEAR = 365 * 86_400
  wait(YEAR)
  for (let i = 0; i < 6; i++) await guess(email, from)
  wait(-YEAR)
  assert.deepEqual(await guess(email, from, PASSWORD).then(({ status, retry }) => [status, retry]), [429, 60])
  wait(60)
  assert.equal((await guess(email, from, PASSWORD)).status, 200)
})

test('nothing in the database says whose attempt it was, or from where', async () => {
  const { email } = await newCandidate(app)
  await enter(app, { email, from: '203.0.113.53' })
  await guess(email, '203.0.113.54')
  const { db } = app.ctx()
  const kept = JSON.stringify([
    await db.selectFrom('attempts').selectAll().execute(),
    await db.selectFrom('known_places').selectAll().execute(),
  ])
  for (const secret of [email, '203.0.113.53', '203.0.113.54']) assert.ok(!kept.includes(secret), secret)
})
