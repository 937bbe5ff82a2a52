// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailProven } from '#features/accounts/server/accounts.ts'
import { announce } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/signing.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)

async function waiting() {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const step = currentStep(await findEnvelope(app.ctx(), id))!
  return { id, step, token: await tokenOf(step.person_email!) }
}
/** Of the newest letter that has one. */
const found = async (email: string, pattern: RegExp) => {
  for (const { text } of await lettersTo(app, email)) {
    const [, match] = pattern.exec(text) ?? []
    if (match) return match
  }
  throw new Error(`no letter to ${email} has ${pattern.source}`)
}
const tokenOf = (email: string) => found(email, /\/assinaturas\/([\w-]{43})/)
const codeOf = (email: string) => found(email, /é (\d{6})\./)

async function opened() {
  const at = await waiting()
  await app.call(wire.sendSigningCode, { token: at.token })
  const { data } = await app.call(wire.openSigning, { token: at.token, code: await codeOf(at.step.person_email!) })
  return { ...at, session: data.attributes }
}
const consent = { read_to_end: true, accepted: true } as const

test('a link, a code, the text read, a typed name: signed, and a receipt', async () => {
  const { id, step, token, session } = await opened()
  assert.equal((await findEnvelope(app.ctx(), id)).steps.find((one) => one.id === step.id)!.opened_at !== null, true)
  const answer = await app.call(wire.signDocument, {
    session: session.session,
    sha256: session.sha256,
    ...consent,
    typed_name: step.person_name!.toUpperCase(),
  })
  assert.equal(answer.data.attributes.sha256, session.sha256)
  const after = await findEnvelope(app.ctx(), id)
  assert.equal(currentStep(after)!.target, 'intern')
  assert.equal((await app.call(wire.showInvitation, { token })).data.attributes.state, 'signed')
})

test('looking at a link changes nothing', async () => {
  const { id, token } = await waiting()
  const before = await findEnvelope(app.ctx(), id)
  assert.equal((await app.call(wire.showInvitation, { token })).data.attributes.state, 'identify')
  assert.deepEqual(await findEnvelope(app.ctx(), id), before)
})

test('a link that is nobody’s is 404, one that was replaced is 410', async () => {
  const { token, step } = await waiting()
  assert.equal((await refusal(app.call(wire.showInvitation, { token: 'x'.repeat(43) }))).status, 404)
  await app.call(wire.renewLink, { token })
  assert.equal((await refusal(app.call(wire.showInvitation, { token }))).status, 410)
  assert.equal(
    (await app.call(wire.showInvitation, { token: await tokenOf(step.person_email!) })).data.attributes.state,
    'identify',
  )
})

test('five wrong codes, and the sixth is refused even when it is right', async () => {
  const { token, step } = await waiting()
  await app.call(wire.sendSigningCode, { token })
  const code = await codeOf(step.person_email!)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let i = 0; i < 5; i++)
    assert.equal((await refusal(app.call(wire.openSigning, { token, code: wrong }))).status, 422)
  assert.equal((await refusal(app.call(wire.openSigning, { token, code }))).status, 429)
})

test('a code that was replaced is told from a wrong one', async () => {
  const { token, step } = await waiting()
  await app.call(wire.sendSigningCode, { token })
  const code = await codeOf(step.person_email!)
  await app.call(wire.sendSigningCode, { token })
  const { body } = await refusal(app.call(wire.openSigning, { token, code }))
  assert.match(body.errors!['code']![0]!, /mais recente/)
})

test('three codes an hour', async () => {
  const { token } = await waiting()
  for (let i = 0; i < 3; i++) await app.call(wire.sendSigningCode, { token })
  assert.equal((await refusal(app.call(wire.sendSigningCode, { token }))).status, 429)
})

test('a code of one contract opens no other', async () => {
  const [one, other] = [await waiting(), await waiting()]
  await app.call(wire.sendSigningCode, { token: one.token })
  const code = await codeOf(one.step.person_email!)
  assert.equal((await refusal(app.call(wire.openSigning, { token: other.token, code }))).status, 422)
})

test('another document than the one that was read is not signed, nor under another name', async () => {
  const { session, step } = await opened()
  const form = { session: session.session, sha256: session.sha256, ...consent, typed_name: step.person_name! }
  assert.equal((await refusal(app.call(wire.signDocument, { ...form, sha256: '0'.repeat(64) }))).status, 409)
  const { status, body } = await refusal(app.call(wire.signDocument, { ...form, typed_name: 'Outra Pessoa' }))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['typed_name']])
})

test('of a signature sent twice at once one counts', async () => {
  const { id, session, step } = await opened()
  const form = { session: session.session, sha256: session.sha256, ...consent, typed_name: step.person_name! }
  const both = await Promise.allSettled([app.call(wire.signDocument, form), app.call(wire.signDocument, form)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const signatures = await app
    .ctx()
    .db.selectFrom('envelope_signatures')
    .select('step_id')
    .where('step_id', '=', step.id)
    .execute()
  assert.equal(signatures.length, 1)
  assert.equal(currentStep(await findEnvelope(app.ctx(), id))!.target, 'intern')
})

test('who declines ends it at once, and whoever drafted it reads the cause', async () => {
  const { id, session } = await opened()
  await app.call(wire.declineDocument, { session: session.session, cause: 'Data de início incorreta' })
  const envelope = await findEnvelope(app.ctx(), id)
  assert.deepEqual([envelope.state, envelope.rejection_cause], ['rejected', 'Data de início incorreta'])
})

test('a step of somebody with an account follows the e-mail of their login', async () => {
  const { id, step, token } = await waiting()
  const { db } = app.ctx()
  const manager = await db
    .selectFrom('company_managers')
    .select('login_id')
    .where('id', '=', step.manager_id)
    .executeTakeFirstOrThrow()
  const login_id = manager.login_id!
  await db.updateTable('logins').set({ email: 'novo@assina.example' }).where('id', '=', login_id).execute()
  await announce(app.ctx(), emailProven, { login_id })
  await app.settle()
  assert.equal(currentStep(await findEnvelope(app.ctx(), id))!.person_email, 'novo@assina.example')
  assert.equal((await refusal(app.call(wire.showInvitation, { token }))).status, 410)
  assert.equal((await app.call(wire.showInvitation, { token: await tokenOf('novo@assina.example') })).data.id, step.id)
})
