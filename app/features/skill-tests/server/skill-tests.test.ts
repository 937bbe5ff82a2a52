// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { staySignedIn } from '#test/support/life.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import { loadSample, SAMPLE } from '#test/support/skill-tests/sample-test.ts'
import * as wire from '../wire/tests.ts'
import { attemptById } from './attempt-rows.ts'
import { drawn } from './draw.ts'
import { percentileOf } from './score.ts'
import { sharedResults } from './shared-results.ts'

const START = '2027-03-08T12:00:00Z'
const app = await openApp({ env: { RATE_LIMITS: 'off' } })
await loadSample(app)
beforeEach(() => app.at(START))
const later = (ms: number) => app.at(new Date(Date.parse(START) + ms).toISOString())
const MINUTE = 60_000
const DAY = 86_400_000
const [SEAT, OTHER] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const

async function person() {
  const one = await newCandidate(app)
  await staySignedIn(app)
  return one
}
const begin = async (token: string) => (await app.call(wire.beginAttempt, { id: SAMPLE }, token)).data.id
const start = (token: string, id: string, factor: 1 | 2 = 1) =>
  app.call(wire.startAttempt, { id, factor, seat: SEAT }, token).then(({ data }) => data.attributes)
const show = (token: string, id: string, seat: string = SEAT) =>
  app.call(wire.showAttempt, { id, seat }, token).then(({ data }) => data.attributes)
const question = (token: string, id: string, position: number, seat: string = SEAT) =>
  app.call(wire.showQuestion, { id, position: String(position), seat }, token).then(({ data }) => data.attributes)
const listed = async (token: string) =>
  (await app.call(wire.listTests, { per_page: 100 }, token)).collection.data.find(({ id }) => id === SAMPLE)!.attributes
type Given = { answer: string | null; sequence?: number; seat?: string }
const give = (token: string, id: string, position: number, { answer, sequence = 1, seat = SEAT }: Given) =>
  app.call(wire.giveAnswer, { id, position: String(position), answer, sequence, seat } as never, token)
async function running(factor: 1 | 2 = 1) {
  const { token, email } = await person()
  const id = await begin(token)
  await start(token, id, factor)
  return { token, email, id }
}
/** The option with these first letters. */
const option = async (token: string, id: string, position: number, starts: string) =>
  (await question(token, id, position)).options.find(({ text }) => text.startsWith(starts))!.id

test('an attempt waits without a clock, is drawn, answered and finished: its result, one letter', async () => {
  const { token, email } = await person()
  const id = await begin(token)
  assert.equal(await begin(token), id)
  const ready = await show(token, id)
  assert.deepEqual([ready.state, ready.ends_at, ready.questions], ['ready', null, 2])
  const begun = await start(token, id)
  assert.deepEqual([begun.state, begun.ends_at], ['running', '2027-03-08T12:10:00.000Z'])
  await give(token, id, 1, { answer: await option(token, id, 1, 'b') })
  await give(token, id, 2, { answer: await option(token, id, 2, 'a') })
  const { data } = await app.call(wire.finishAttempt, { id, seat: SEAT }, token)
  const { result } = data.attributes
  assert.deepEqual([result!.score, result!.percentile, result!.again_on], [50, null, '2027-06-06'])
  assert.deepEqual(result!.topics.flatMap(({ right, total }) => [right, total]).toSorted(), [0, 1, 1, 1])
  await app.call(wire.finishAttempt, { id, seat: SEAT }, token)
  await app.settle()
  assert.equal((await subjectsTo(app, email, 'Seu resultado: Amostra')).length, 1)
  const { best, again_on } = await listed(token)
  assert.deepEqual([best, again_on], [50, '2027-06-06'])
})

test('twenty starts at once make one draw and one clock; more time moves the end', async () => {
  const { token } = await person()
  const id = await begin(token)
  const all = await Promise.all(Array.from({ length: 20 }, () => start(token, id, 2)))
  assert.deepEqual([...new Set(all.map(({ ends_at }) => ends_at))], ['2027-03-08T12:20:00.000Z'])
  assert.equal((await show(token, id)).questions, 2)
})

test('a test that went off the air starts no clock, and what was begun goes on', async () => {
  const { token } = await person()
  const [id, going] = [await begin(token), await running()]
  const publish = (published: boolean) =>
    app.ctx().db.updateTable('skill_tests').set({ published }).where('id', '=', SAMPLE).execute()
  await publish(false)
  const refused = await refusal(start(token, id))
  assert.deepEqual([refused.status, (await show(token, id)).ends_at], [409, null])
  assert.equal((await show(going.token, going.id)).state, 'running')
  await publish(true)
  assert.equal((await start(token, id)).state, 'running')
})

test('only the current question is given, without key, and the next in its turn', async () => {
  const { token, id } = await running()
  assert.equal((await refusal(question(token, id, 2))).status, 409)
  const first = await question(token, id, 1)
  assert.doesNotMatch(JSON.stringify(first), /correct|Segredo|difficulty|contas-\d|textos-\d/)
  assert.deepEqual(await question(token, id, 1), first)
  await question(token, id, 2)
  assert.equal((await refusal(question(token, id, 3))).status, 404)
  const stranger = await person()
  for (const call of [
    () => question(stranger.token, id, 1),
    () => show(stranger.token, id),
    () => give(stranger.token, id, 1, { answer: null }),
    () => start(stranger.token, id),
  ])
    assert.equal((await refusal(call())).status, 404)
})

test('answers: the highest sequence counts, and what is none of the question’s options is refused', async () => {
  const { token, id } = await running()
  assert.equal((await refusal(give(token, id, 1, { answer: 'x' }))).status, 422, 'not given yet')
  const [one, two] = (await question(token, id, 1)).options
  const foreign = async () => (await question(token, id, 2)).options[0]!.id
  assert.deepEqual(await give(token, id, 1, { answer: two!.id, sequence: 2 }), {
    position: 1,
    answer: two!.id,
    sequence: 2,
  })
  assert.equal((await give(token, id, 1, { answer: one!.id, sequence: 1 })).answer, two!.id)
  assert.equal((await give(token, id, 1, { answer: one!.id, sequence: 2 })).answer, two!.id)
  assert.equal((await give(token, id, 1, { answer: null, sequence: 3 })).answer, null)
  for (const answer of [await foreign(), 'b', '', [one!.id, two!.id]])
    assert.equal((await refusal(give(token, id, 1, { answer: answer as string, sequence: 4 }))).status, 422)
  assert.deepEqual((await show(token, id)).answered, [])
})

test('after the end and five seconds nothing is kept; a read or the task finishes it, once', async () => {
  for (const how of ['read', 'list', 'task', 'save'] as const) {
    app.at(START)
    const { token, email, id } = await running()
    const answer = await option(token, id, 1, 'b')
    later(10 * MINUTE + 5_000)
    await give(token, id, 1, { answer })
    later(20 * MINUTE)
    if (how === 'task') await app.settle()
    if (how === 'list') assert.equal((await listed(token)).state, 'finished')
    if (how === 'save') {
      const late = await refusal(give(token, id, 1, { answer: null, sequence: 9 }))
      assert.equal(late.status, 409)
      assert.match(JSON.stringify(late.body), /"answered":\[1\]/)
    }
    const { state, result } = await show(token, id)
    assert.deepEqual([state, result!.score, result!.finished_at], ['finished', 50, '2027-03-08T12:10:00.000Z'], how)
    await app.settle()
    assert.equal((await subjectsTo(app, email, 'Seu resultado')).length, 1, how)
  }
})

test('one try in 90 days; two at once are one; the questions of the last tries do not come again', async () => {
  const { token } = await person()
  const seen = new Set<string>()
  for (const day of [0, 90, 180]) {
    later(day * DAY)
    const [id, same] = await Promise.all([begin(token), begin(token)])
    assert.equal(id, same)
    await start(token, id)
    for (const position of [1, 2]) seen.add((await question(token, id, position)).text)
    await app.call(wire.finishAttempt, { id, seat: SEAT }, token)
    const early = await refusal(begin(token))
    assert.equal(early.status, 409)
    if (day === 0) assert.match(early.body.messages![0]!, /06\/06\/2027/)
  }
  assert.equal(seen.size, 6)
})

test('another window takes over, and the first saves nothing more', async () => {
  const { token, id } = await running()
  const [one] = (await question(token, id, 1)).options
  assert.equal((await show(token, id, OTHER)).here, false)
  assert.equal((await refusal(give(token, id, 1, { answer: one!.id, seat: OTHER }))).status, 409)
  await app.call(wire.takeSeat, { id, seat: OTHER }, token)
  assert.equal((await refusal(give(token, id, 1, { answer: one!.id, sequence: 2 }))).status, 409)
  assert.equal((await give(token, id, 1, { answer: one!.id, sequence: 3, seat: OTHER })).answer, one!.id)
})

test('a changed text makes a revision; who began keeps theirs', async () => {
  const { token, id } = await running()
  const before = await question(token, id, 1)
  assert.equal(await loadSample(app, 'Nova pergunta'), true)
  assert.equal(await loadSample(app, 'Nova pergunta'), false)
  assert.deepEqual(await question(token, id, 1), before)
  const other = await running()
  assert.match((await question(other.token, other.id, 1)).text, /^Nova pergunta/)
  await loadSample(app)
})

test('the best result is shown to companies by the person’s word alone', async () => {
  const { token } = await person()
  const share = async (shared: boolean) =>
    (await app.call(wire.shareResult, { id: SAMPLE, shared }, token)).data.attributes.shared
  assert.deepEqual([await share(true), await share(true), await share(false)], [true, true, false])
  const done = await running()
  await give(done.token, done.id, 1, { answer: await option(done.token, done.id, 1, 'b') })
  await app.call(wire.finishAttempt, { id: done.id, seat: SEAT }, done.token)
  const { user_info_id } = await attemptById(app.ctx(), done.id)
  assert.deepEqual(await sharedResults(app.ctx(), user_info_id), [])
  await app.call(wire.shareResult, { id: SAMPLE, shared: true }, done.token)
  assert.deepEqual(await sharedResults(app.ctx(), user_info_id), [
    { title: 'Amostra', band: 'fair', finished_on: '2027-03-08' },
  ])
  await app.call(wire.shareResult, { id: SAMPLE, shared: false }, done.token)
  assert.deepEqual(await sharedResults(app.ctx(), user_info_id), [], 'gone from the next call')
  assert.equal((await refusal(app.call(wire.shareResult, { id: 'nada', shared: true }, token))).status, 404)
})

test('a draw can be made again from its seed', () => {
  const bank = Array.from({ length: 12 }, (_, n) => ({
    question_id: `q${n}`,
    revision_id: `r${n}`,
    topic: n % 2 ? 'x' : 'y',
    options: ['a', 'b', 'c'],
  }))
  const topics = [
    { key: 'x', draw: 2 },
    { key: 'y', draw: 1 },
  ]
  const once = drawn('seed', topics, bank, new Set())
  assert.deepEqual(drawn('seed', topics, bank.toReversed(), new Set()), once)
  assert.notDeepEqual(drawn('other', topics, bank, new Set()), once)
  assert.equal(new Set(once.map(({ revision_id }) => revision_id)).size, 3)
  const lately = new Set(bank.slice(0, 8).map(({ question_id }) => question_id))
  assert.ok(drawn('seed', topics, bank, lately).every(({ revision_id }) => Number(revision_id.slice(1)) >= 8))
})

for (const [score, bests, told] of [
  [50, Array.from({ length: 29 }, () => 50), null],
  [50, Array.from({ length: 30 }, () => 50), 50],
  [100, Array.from({ length: 30 }, (_, n) => n), 99],
  [0, Array.from({ length: 30 }, (_, n) => n + 1), 1],
  [10, Array.from({ length: 40 }, (_, n) => n), 25],
] as const)
  test(`${score} among ${bests.length} people is told as ${told}`, () => assert.equal(percentileOf(score, bests), told))
