// The operator's side: the bank and its quality, revisions, a flawed question, tries given back.
// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import { everybody } from '#test/support/people.ts'
import { loadSample, SAMPLE } from '#test/support/skill-tests/sample-test.ts'
import * as own from '../../wire/tests.ts'
import * as wire from '../../wire/operator-tests.ts'
import { bestsOf } from '../score.ts'

const SEAT = '00000000-0000-7000-8000-000000000001'
const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  await loadSample(app)
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})

const QUESTION = {
  topic: 'contas',
  difficulty: 'easy',
  text: 'Quanto é 2 + 2?',
  table: null,
  option_a: 'a: 3',
  option_b: 'b: 4',
  option_c: 'c: 5',
  option_d: 'd: 6',
  correct: 'b',
  explanation: 'Dois mais dois são quatro.',
}
const EMAILS = ['uma', 'duas', 'tres'].map((name) => `${name}@pessoas.com.br`)
const { topic: _, ...REVISED } = QUESTION
const bank = async (query: object = {}) =>
  (await app.call(wire.listKeptQuestions, { id: SAMPLE, per_page: 100, ...query }, operator)).collection.data
const show = async (id: string) => (await app.call(wire.showKeptQuestion, { id }, operator)).data.attributes
const kept = async () => (await app.call(wire.showKeptTest, { id: SAMPLE }, operator)).data.attributes
const publish = (published: boolean) => app.call(wire.publishTest, { id: SAMPLE, published }, operator)
const withdraw = (id: string) =>
  app.call(wire.withdrawQuestion, { id, reason: 'A resposta certa estava errada.' }, operator)
const begin = async (token: string) => (await app.call(own.beginAttempt, { id: SAMPLE }, token)).data.id
const drawsOf = async (id: string) =>
  (
    await sql<{ question_id: string; position: number; topic: string }>`select r.question_id, d.position, q.topic
      from skill_test_draws d join skill_test_revisions r on r.id = d.revision_id
      join skill_test_questions q on q.id = r.question_id
      where d.attempt_id = ${id} order by d.position`.execute(app.ctx().db)
  ).rows

/** Finished, with these topics right. */
async function finished(...right: string[]) {
  const { token, email } = await newCandidate(app)
  const id = await begin(token)
  await app.call(own.startAttempt, { id, seat: SEAT }, token)
  const draws = await drawsOf(id)
  for (const { position, topic } of draws) {
    const path = { id, position: String(position) }
    const { options } = (await app.call(own.showQuestion, { ...path, seat: SEAT }, token)).data.attributes
    const answer = options.find(({ text }) => text.startsWith(right.includes(topic) ? 'b' : 'a'))!.id
    await app.call(own.giveAnswer, { ...path, answer, sequence: 1, seat: SEAT } as never, token)
  }
  await app.call(own.finishAttempt, { id, seat: SEAT }, token)
  return { token, email, id, draws }
}
const result = async (token: string, id: string) =>
  (await app.call(own.showAttempt, { id }, token)).data.attributes.result!

test('a question is added, found and revised: each revision is new, a stale one is told with what stands', async () => {
  const { data } = await app.call(wire.addQuestion, { id: SAMPLE, question: QUESTION }, operator)
  const table = 'Mês | Total\nMaio | 10'
  assert.deepEqual(
    (await bank({ q: 'quanto e 2' })).map(({ id }) => id),
    [data.id],
  )
  const change = { ...REVISED, table, text: 'Quanto é dois mais dois?' }
  const sent = { id: data.id, question: { ...change, lock_version: 1 } }
  const second = (await app.call(wire.reviseQuestion, sent, operator)).data.attributes
  assert.deepEqual([second.lock_version, second.text, second.table], [2, change.text, table])
  const stale = await refusal(app.call(wire.reviseQuestion, sent, operator))
  assert.equal(stale.status, 409)
  assert.match(JSON.stringify(stale.body), /dois mais dois/)
  const { rows } = await sql<{ text: string }>`select content ->> 'text' as text from skill_test_revisions
    where question_id = ${data.id} order by number`.execute(app.ctx().db)
  assert.deepEqual(
    rows.map(({ text }) => text),
    [QUESTION.text, change.text],
  )
  await withdraw(data.id)
  assert.equal(
    (await refusal(app.call(wire.reviseQuestion, { ...sent, question: { ...change, lock_version: 2 } }, operator)))
      .status,
    409,
  )
  assert.deepEqual(
    (await bank({ standing: 'withdrawn' })).map(({ id }) => id),
    [data.id],
  )
})

for (const [what, change, field] of [
  ['two options alike', { option_c: 'A: 3' }, 'option_c'],
  ['a topic of another test', { topic: 'planilhas' }, 'topic'],
  ['no right option', { correct: 'e' }, 'correct'],
  ['an uneven table', { table: 'a | b\nc' }, 'table'],
  ['no explanation', { explanation: ' ' }, 'explanation'],
] as const)
  test(`a question with ${what} is refused`, async () => {
    const { status, body } = await refusal(
      app.call(wire.addQuestion, { id: SAMPLE, question: { ...QUESTION, ...change } } as never, operator),
    )
    assert.equal(status, 422)
    assert.ok(JSON.stringify(body).includes(field), JSON.stringify(body))
  })

test('what the operator changed no file replaces', async () => {
  const { title: _title, topics: _topics, ...rest } = await kept()
  const test = { title: 'Outro nome', summary: rest.summary, minutes: 10, lock_version: rest.lock_version }
  await app.call(wire.changeTest, { id: SAMPLE, test }, operator)
  await loadSample(app, 'Texto novo')
  assert.equal((await kept()).title, 'Outro nome')
  assert.equal((await refusal(app.call(wire.changeTest, { id: SAMPLE, test }, operator))).status, 409)
})

test('a flawed question: scores rise or stay, whoever rose hears of it, and the row says why', async () => {
  const [none, half, all] = [await finished(), await finished('contas'), await finished('contas', 'textos')]
  const scores = async () =>
    (await Promise.all([none, half, all].map(({ token, id }) => result(token, id)))).map(({ score }) => score)
  assert.deepEqual(await scores(), [0, 50, 100])
  const { draws } = half
  const flawed = draws.find(({ topic }) => topic === 'textos')!.question_id
  await withdraw(flawed)
  await withdraw(flawed)
  await app.settle()
  assert.equal(await result(half.token, half.id).then(({ score }) => score), 100)
  const [, , unchanged] = await scores()
  assert.equal(unchanged, 100)
  const { regrades, topics } = await result(half.token, half.id)
  assert.deepEqual(
    regrades.map(({ why, score_before, score_after }) => [why, score_before, score_after]),
    [['A resposta certa estava errada.', 50, 100]],
  )
  assert.deepEqual(topics, [{ title: 'contas', right: 1, total: 1, lesson: null }])
  assert.equal((await subjectsTo(app, half.email, 'Sua nota subiu')).length, 1)
  assert.equal((await subjectsTo(app, all.email, 'Sua nota subiu')).length, 0)
  // Whoever had it right keeps it.
  const right = all.draws.find(({ topic }) => topic === 'contas')!.question_id
  await withdraw(right)
  await app.settle()
  assert.deepEqual((await result(all.token, all.id)).topics.find(({ title }) => title === 'contas')?.right, 1)
  assert.equal((await result(all.token, all.id)).score, 100)
})

test('published with four questions for each that is drawn; off the air where tries would repeat', async () => {
  await loadSample(app, 'Outra vez')
  const used = await bank({ standing: 'used', topic: 'textos' })
  await publish(false)
  for (const { id } of used.slice(0, used.length - 3)) await withdraw(id)
  const refused = await refusal(publish(true))
  assert.equal(refused.status, 422)
  assert.match(JSON.stringify(refused.body), /textos: 3 de 4 perguntas/)
  const add = () => app.call(wire.addQuestion, { id: SAMPLE, question: { ...QUESTION, topic: 'textos' } }, operator)
  const added = [await add(), await add()].map(({ data }) => data.id)
  for (const topic of ['contas', 'contas', 'contas', 'contas'])
    await app.call(wire.addQuestion, { id: SAMPLE, question: { ...QUESTION, topic } }, operator)
  await publish(true)
  for (const id of [...added, used.at(-1)!.id]) await withdraw(id)
  assert.equal((await kept()).published, false)
  for (let n = 0; n < 3; n++) await add()
  await publish(true)
})

test('an attempt annulled for a fault of ours gives the try back, and says who did it and why', async () => {
  const { token, email, id } = await finished('contas')
  assert.equal((await refusal(begin(token))).status, 409)
  const annul = () => app.call(wire.annulAttempt, { id, reason: 'O servidor caiu.' }, operator)
  await annul()
  const { attributes } = (await annul()).data
  assert.deepEqual([attributes.state, attributes.annulled_why], ['annulled', 'O servidor caiu.'])
  const row = await app
    .ctx()
    .db.selectFrom('skill_test_attempts as a')
    .innerJoin('logins as l', 'l.id', 'a.annulled_by')
    .select(['l.user_type', 'a.annulled_at'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual([row.user_type, row.annulled_at !== null], ['Operator', true])
  assert.equal((await subjectsTo(app, email, 'Anulamos uma tentativa')).length, 1)
  const again = await begin(token)
  assert.notEqual(again, id)
  const seen = new Set((await drawsOf(id)).map(({ question_id }) => question_id))
  await app.call(own.startAttempt, { id: again, seat: SEAT }, token)
  assert.ok((await drawsOf(again)).every(({ question_id }) => !seen.has(question_id)))
  const found = await app.call(wire.listKeptAttempts, { id: SAMPLE, q: email, per_page: 100 }, operator)
  assert.deepEqual(found.collection.data.map((one) => one.attributes.state).toSorted(), ['annulled', 'running'])
})

test('invented people and operators are compared with nobody; quality is told of enough answers', async () => {
  assert.deepEqual(await bestsOf(app.ctx(), SAMPLE), [])
  const made = [await finished('contas'), await finished('contas', 'textos'), await finished('contas', 'textos')]
  const { db } = app.ctx()
  for (const [at, { email }] of made.entries())
    await db.updateTable('logins').set({ email: EMAILS[at]! }).where('email', '=', email).execute()
  const { email } = await db
    .selectFrom('logins')
    .select('email')
    .where('user_type', '=', 'Operator')
    .executeTakeFirstOrThrow()
  await db.updateTable('logins').set({ email: 'dona@ponte.com.br' }).where('email', '=', email).execute()
  assert.equal((await bestsOf(app.ctx(), SAMPLE)).length, 3)
  await db.updateTable('logins').set({ email: 'dona@ponte.com.br' }).where('email', '=', EMAILS[0]!).execute()
  assert.deepEqual(await bestsOf(app.ctx(), SAMPLE), [100, 100])
  const asked = made[1]!.draws[0]!.question_id
  const few = await show(asked)
  assert.deepEqual([few.answers > 0, few.right !== null, few.discrimination], [true, true, null])
  for (const right of [true, false])
    await sql`with copies as (insert into skill_test_attempts (id, user_info_id, test_id, state, started_at, ends_at,
          finished_at, score, created_at)
        select gen_random_uuid(), user_info_id, test_id, state, started_at, ends_at, finished_at,
          ${right ? 100 : 0}::int, created_at
        from skill_test_attempts, generate_series(1, 20) where id = ${made[1]!.id} returning id)
      insert into skill_test_draws (attempt_id, position, revision_id, options, option_id)
      select copies.id, position, revision_id, options, ${right ? sql`option_id` : sql`null`}
      from copies, skill_test_draws where attempt_id = ${made[1]!.id}`.execute(db)
  const many = await show(asked)
  assert.ok(many.answers >= 40 && many.discrimination! > 0.8, JSON.stringify(many))
})
