// The days are walked: what opens when, who hears of it, and by which link it is answered.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { ANSWERS, openedWindow, running } from '#test/support/internships/evaluations.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { endOn } from '#features/internships/server/internships.ts'
import * as wire from '../wire/links.ts'
import { evaluationWindows, lastSupervisorEvaluation } from './evaluations.ts'
import { sendEvaluationReminder } from './reminders.ts'
import { transaction } from '#server/database/transaction.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const RUI = { name: 'Rui Paz', email: 'rui@paz.example' }

async function on(day: string, hour = '13:00') {
  app.at(`${day}T${hour}:00Z`)
  await app.run('open-evaluations')
}
const openOf = async (id: string) =>
  (await evaluationWindows(app.ctx(), id)).filter(({ state, author }) => state !== 'future' && author === 'intern')
const lettersOf = async (email: string, about = /Avalie|estágio em/) =>
  (await lettersTo(app, email)).filter(({ subject }) => about.test(subject))
const tokenOf = async (email: string) =>
  /\/avaliacoes\/responder\/([\w-]{43})/.exec((await lettersOf(email)).at(0)!.text)![1]!

test('6, 12 and 18 months and the end, each on its day, for both', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-03-02T12:00:00Z')
  const id = await running(app, world, { days: 364 + 184 })
  const seen: [string, string[]][] = []
  for (const day of ['2026-09-01', '2026-09-02', '2027-03-01', '2027-03-02', '2027-08-31', '2027-09-01']) {
    await on(day)
    seen.push([day, (await openOf(id)).map(({ period }) => period)])
  }
  assert.deepEqual(seen, [
    ['2026-09-01', []],
    ['2026-09-02', ['month_6']],
    ['2027-03-01', ['month_6']],
    ['2027-03-02', ['month_6', 'month_12']],
    // The 18th month would be the last day or later.
    ['2027-08-31', ['month_6', 'month_12']],
    ['2027-09-01', ['month_6', 'month_12', 'end']],
  ])
  const windows = await evaluationWindows(app.ctx(), id)
  assert.equal(windows.length, 6)
  assert.deepEqual(
    windows.filter(({ author }) => author === 'supervisor').map(({ owner_name }) => owner_name),
    Array.from({ length: 3 }, () => 'Supervisor de Estágio de company'),
  )
})

test('ended early it ends early, and what was long past is not asked for', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-03-02T12:00:00Z')
  const id = await running(app, world, { ago: 300 })
  await on('2026-03-02')
  assert.deepEqual(await openOf(id), [])
  app.at('2026-03-10T12:00:00Z')
  await endOn(app.ctx(), id, '2026-03-10')
  await on('2026-03-11')
  assert.deepEqual(
    (await openOf(id)).map(({ period, opens_on, due_on }) => [period, opens_on, due_on]),
    [['end', '2026-03-10', '2026-04-09']],
  )
})

test('an end that goes further closes unanswered, letters and all, and opens on the new last day', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-03-02T12:00:00Z')
  const email = 'fim@paz.example'
  const id = await running(app, world, { days: 30, supervisor: { name: 'Ivo Paz', email } })
  await on('2026-04-01')
  await app.run('remind-of-evaluations')
  await app.settle()
  const token = await tokenOf(email)
  const last = app.ctx().db.updateTable('internships').where('id', '=', id)
  await last.set({ ends_on: '2026-05-01' }).execute()
  await on('2026-04-02')
  assert.deepEqual(await openOf(id), [])
  assert.equal((await refusal(app.call(wire.showAskedEvaluation, { token }))).status, 410)
  await on('2026-05-01')
  assert.deepEqual(
    (await openOf(id)).map(({ period, opens_on, due_on }) => [period, opens_on, due_on]),
    [['end', '2026-05-01', '2026-05-31']],
  )
})

test('asked at once within the day, then after 2, 5 and 10 days, never at a weekend or by night', async (t) => {
  t.after(() => app.at(undefined))
  // A Wednesday.
  app.at('2026-11-04T03:10:00Z')
  const { email } = { email: 'dez@paz.example' }
  await openedWindow(app, await running(app, world, { supervisor: { name: 'Rui Paz', email } }))
  await app.run('remind-of-evaluations')
  const seen = [(await lettersOf(email)).length]
  for (const day of ['04', '05', '06', '07', '08', '09', '10', '13', '14', '16']) {
    app.at(`2026-11-${day}T13:00:00Z`)
    await app.run('remind-of-evaluations')
    await app.run('remind-of-evaluations')
    seen.push((await lettersOf(email)).length)
  }
  // Day 5 is Monday the 9th; day 10 is Saturday the 14th and waits for Monday.
  assert.deepEqual(seen, [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4])
})

test('of two workers one sends, and who has answered hears nothing', async () => {
  const email = 'um@paz.example'
  const { supervisor } = await openedWindow(app, await running(app, world, { supervisor: { name: 'Rui Paz', email } }))
  const send = (ordinal: number) =>
    transaction(app.ctx(), (ctx) => sendEvaluationReminder.run(ctx, { evaluation_id: supervisor, ordinal }))
  await Promise.all([send(0), send(0)])
  assert.equal((await lettersOf(email)).length, 1)
  await app.call(wire.answerByLink, { token: await tokenOf(email), evaluation: ANSWERS })
  await send(1)
  assert.equal((await lettersOf(email)).length, 1)
})

test('by a link: looking changes nothing, one answer counts, a guess is 404', async () => {
  const id = await running(app, world, { supervisor: RUI })
  const { supervisor } = await openedWindow(app, id)
  await transaction(app.ctx(), (ctx) => sendEvaluationReminder.run(ctx, { evaluation_id: supervisor, ordinal: 0 }))
  const token = await tokenOf(RUI.email)
  for (let i = 0; i < 2; i++) {
    const { attributes } = (await app.call(wire.showAskedEvaluation, { token })).data
    assert.deepEqual([attributes.state, attributes.email_hint], ['open', 'r•••@paz.example'])
  }
  const bad = { token, evaluation: { ...ANSWERS, score_1: 6 } }
  assert.equal((await refusal(app.call(wire.answerByLink, bad))).status, 422)
  assert.equal((await app.call(wire.answerByLink, { token, evaluation: ANSWERS })).data.attributes.state, 'answered')
  assert.equal((await refusal(app.call(wire.answerByLink, { token, evaluation: ANSWERS }))).status, 409)
  assert.equal((await app.call(wire.showAskedEvaluation, { token })).data.attributes.state, 'answered')
  assert.equal((await refusal(app.call(wire.showAskedEvaluation, { token: 'x'.repeat(43) }))).status, 404)
  const last = await lastSupervisorEvaluation(app.ctx(), id)
  assert.deepEqual([last!.score_2, last!.author_name], [5, 'Rui Paz'])
})

test('a link that was renewed or is over is 410, and so is one of who supervises no more', async (t) => {
  t.after(() => app.at(undefined))
  const email = 'ana@paz.example'
  const internship = await running(app, world, { supervisor: { name: 'Ana Paz', email } })
  const { supervisor } = await openedWindow(app, internship)
  await transaction(app.ctx(), (ctx) => sendEvaluationReminder.run(ctx, { evaluation_id: supervisor, ordinal: 0 }))
  const first = await tokenOf(email)
  await app.call(wire.renewEvaluationLink, { token: first })
  assert.equal((await refusal(app.call(wire.showAskedEvaluation, { token: first }))).status, 410)
  const { messages } = await app.call(wire.renewEvaluationLink, { token: 'x'.repeat(43) })
  assert.deepEqual(messages, (await app.call(wire.renewEvaluationLink, { token: first })).messages)
  const token = await tokenOf(email)
  assert.equal((await app.call(wire.showAskedEvaluation, { token })).data.attributes.state, 'open')
  const { db } = app.ctx()
  const terms = db.updateTable('internship_terms').where('internship_id', '=', internship)
  await terms.set({ supervisor_email: 'outra@paz.example' }).execute()
  assert.equal((await refusal(app.call(wire.showAskedEvaluation, { token }))).status, 410)
  await terms.set({ supervisor_email: email }).execute()
  app.at(new Date(Date.now() + 31 * 86_400_000).toISOString())
  assert.equal((await refusal(app.call(wire.showAskedEvaluation, { token }))).status, 410)
})
