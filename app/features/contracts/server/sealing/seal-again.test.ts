import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { sealAgain, showEnvelope } from '../../wire/envelopes.ts'
import { SEAL_TASK } from './sealed.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const operator = world.operator.token!
const staff = world.of('Departamento Pessoal').token!

async function sealing() {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'sealing')
  return id
}
const lateSeal = async (id: string, token: string) =>
  (await app.call(showEnvelope, { id }, token)).data.attributes.late_seal
const header = async (id: string, token: string) =>
  (await app.call(showEnvelope, { id }, token)).data.attributes.header.words
const state = async (id: string) => (await app.call(showEnvelope, { id }, operator)).data.attributes.current_state
const aboutTask = (id: string) =>
  sql`name = ${SEAL_TASK} and payload ->> 'to' = 'sealing' and payload ->> 'envelope_id' = ${id} and done_at is null`

test('a contract whose seal ended its process again and again is freed by the operator, who sees why', async () => {
  const id = await sealing()
  assert.equal(await lateSeal(id, operator), null, 'it waits for its first try')
  assert.equal((await refusal(app.call(sealAgain, { id }, operator))).status, 409)
  await sql`update tasks set unanswered = 3, attempts = 3 where ${aboutTask(id)}`.execute(app.ctx().db)
  await app.settle()
  assert.equal(await state(id), 'sealing')
  assert.deepEqual(await lateSeal(id, operator), {
    stopped: true,
    tries: 3,
    reason: 'o servidor parou três vezes enquanto selava',
  })
  assert.match(await header(id, operator), /O selo parou/)
  assert.match(await header(id, staff), /Selando o documento/)
  assert.equal(await lateSeal(id, staff), null, 'the company reads that the operation knows')
  assert.equal((await refusal(app.call(sealAgain, { id }, staff))).status, 403)
  await app.call(sealAgain, { id }, operator)
  assert.equal(await lateSeal(id, operator), null, 'it waits for its first try again')
  assert.match(await header(id, operator), /Selando o documento/)
  await app.settle()
  assert.equal(await state(id), 'completed')
  assert.equal((await refusal(app.call(sealAgain, { id }, operator))).status, 409)
})

test('a contract that no task is left for is sealed once it is asked for again', async () => {
  const id = await sealing()
  await sql`delete from tasks where ${aboutTask(id)}`.execute(app.ctx().db)
  assert.deepEqual(await lateSeal(id, operator), { stopped: true, tries: 0, reason: null })
  await app.call(sealAgain, { id }, operator)
  await app.settle()
  assert.equal(await state(id), 'completed')
})
