// The days are walked: who hears when, and who hears nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailRefused } from '#server/mail/deliver-mail.ts'
import { announce } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'
import { sendReminder } from './send.ts'
import { transaction } from '#server/database/transaction.ts'

const MONDAY = '2026-11-02T15:00:00Z'
const app = await openApp()
app.at(MONDAY)
const world = await contractWorld(app)
const who = askers(world)
const OPERATOR = 'operador@pessoas.example'
const ADMIN = 'company-1@pessoas.example'
await app
  .ctx()
  .db.insertInto('collaborator_profiles')
  .values({ company_manager_id: world.of('Administrador').manager_id!, contract_approver: true })
  .onConflict((c) => c.column('company_manager_id').doUpdateSet({ contract_approver: true }))
  .execute()

/** Of the company's signer, on a Monday. */
async function waiting(starts_in = 60) {
  app.at(MONDAY)
  const { id: internship } = await newInternship(app, world, { starts_in })
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const step = currentStep(await findEnvelope(app.ctx(), id))!
  return { id, step, email: step.person_email! }
}
const count = async (email: string, about = /Lembrete/) =>
  (await lettersTo(app, email)).filter(({ subject }) => about.test(subject)).length
async function on(day: string) {
  app.at(`${day}T13:00:00Z`)
  await app.run('remind-of-contracts')
}

test('after 2, 5 and 10 days, each once; after 10 the approvers and the operation too', async (t) => {
  t.after(() => app.at(MONDAY))
  const { email } = await waiting()
  const seen: number[] = []
  for (const day of ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '16']) {
    await on(`2026-11-${day}`)
    await app.run('remind-of-contracts')
    app.at(`2026-11-${day}T14:00:00Z`)
    await app.settle()
    seen.push(await count(email))
  }
  // Day 5 is a Saturday: it waits for Monday. Day 10 is the 12th.
  assert.deepEqual(seen, [0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  assert.equal(await count(OPERATOR, /Parado há 10 dias/), 1)
  assert.equal(await count(ADMIN, /Parado há 10 dias/), 1)
})

test('who has signed meanwhile hears nothing, even of a reminder that was planned', async (t) => {
  t.after(() => app.at(MONDAY))
  const { id, step, email } = await waiting()
  const before = await count(email)
  await take(app, id, 'sign', { asker: { ...who.signer, step_id: step.id }, facts: {} })
  app.at('2026-11-04T13:00:00Z')
  await transaction(app.ctx(), (ctx) => sendReminder.run(ctx, { step_id: step.id, envelope_id: id, ordinal: 1 }))
  assert.equal(await count(email), before)
})

test('of two workers one sends', async (t) => {
  t.after(() => app.at(MONDAY))
  const { id, step, email } = await waiting()
  const before = await count(email)
  app.at('2026-11-04T13:00:00Z')
  const send = () =>
    transaction(app.ctx(), (ctx) => sendReminder.run(ctx, { step_id: step.id, envelope_id: id, ordinal: 1 }))
  await Promise.all([send(), send()])
  assert.equal(await count(email), before + 1)
})

test('three days before the start, daily, everybody in the contract', async (t) => {
  t.after(() => app.at(MONDAY))
  const { id, email } = await waiting(8)
  const pressing = /não pode começar sem assinatura/
  await on('2026-11-06')
  const everybody = [email, 'intern@pessoas.example', 'estagios@colegio.example']
  const counts = () => Promise.all(everybody.map((one) => count(one, pressing)))
  const before = await counts()
  await on('2026-11-09')
  await on('2026-11-10')
  assert.deepEqual(
    (await counts()).map((now, at) => now - before[at]!),
    [2, 2, 2],
  )
  await take(app, id, 'void', { asker: who.drafter })
})

test('who holds more than three gets one letter a day for all of them', async (t) => {
  t.after(() => app.at(MONDAY))
  const held = await Promise.all(Array.from({ length: 5 }, () => waiting()))
  const { email } = held[0]!
  const single = await count(email)
  await on('2026-11-04')
  assert.equal(await count(email), single)
  assert.equal(await count(email, /contratos esperam por você/), 1)
  for (const { id } of held) await take(app, id, 'void', { asker: who.drafter })
})

test('what stands still for ten days is one letter a person a day', async (t) => {
  t.after(() => app.at(MONDAY))
  const held = [await waiting(), await waiting()]
  const heard = () => Promise.all([OPERATOR, ADMIN].map((email) => count(email, /parados? há 10 dias/i)))
  const before = await heard()
  const settleAt = async (instant: string) => {
    app.at(instant)
    await app.settle()
  }
  const since = async () => (await heard()).map((now, at) => now - before[at]!)
  await on('2026-11-16')
  await settleAt('2026-11-16T13:09:00Z')
  assert.deepEqual(await since(), [0, 0])
  await settleAt('2026-11-16T13:10:00Z')
  assert.deepEqual(await since(), [1, 1])
  const letter = (await lettersTo(app, ADMIN)).find(({ subject }) => /parados há/.test(subject))
  assert.match(letter!.subject, /^\d+ contratos parados há 10 dias$/)
  for (const { id } of held) assert.ok(letter!.text.includes(`/envelopes/${id}`))
  // One more on the same day waits for the next morning.
  const one = await waiting()
  await on('2026-11-16')
  await settleAt('2026-11-16T20:00:00Z')
  assert.deepEqual(await since(), [1, 1])
  await settleAt('2026-11-17T12:00:00Z')
  assert.deepEqual(await since(), [2, 2])
  for (const { id } of [...held, one]) await take(app, id, 'void', { asker: who.drafter })
})

test('an address that is refused says so on its step, and is reminded of no more', async (t) => {
  t.after(() => app.at(MONDAY))
  const { id, email } = await waiting()
  await announce(app.ctx(), mailRefused, { recipient: email })
  await app.settle()
  assert.ok(currentStep(await findEnvelope(app.ctx(), id))!.bounced_at)
  const before = await count(email)
  await on('2026-11-04')
  assert.equal(await count(email), before)
})
