// A contract that was rejected, while it is corrected and after it was cancelled: who sees what, and who is told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { checkTerms } from '#features/internships/wire/legal-checks.ts'
import { showTimeline } from '../../wire/drafts.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { linkTokenOf } from '#test/support/signing.ts'
import * as wire from '../../wire/envelopes.ts'
import { renewLink } from '../../wire/signing.ts'
import { showVerification } from '../../wire/verifications.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const who = askers(world)
const staff = world.of('Departamento Pessoal').token
const intern = world.intern.token
const INTERN = 'intern@pessoas.example'

const { id: internship_id } = await newInternship(app, world)
const id = await newDraft(app, internship_id, 'digital')
await bringTo(app, world, id, 'signature')
await app.settle()
const step = currentStep(await findEnvelope(app.ctx(), id))!
const old = await linkTokenOf(app, step.person_email!)
const shown = async (token = intern) => (await app.call(wire.showEnvelope, { id }, token)).data.attributes
const rejecting = { ...who.signer, name: 'Otávio Prado', step_id: step.id }
await take(app, id, 'reject', { asker: rejecting, origin: 'company_sign', cause: 'Data de início incorreta' })

test('while it is corrected the intern reads so, and not who rejected it nor why', async () => {
  const { data } = await app.call(wire.correctEnvelope, { id }, staff)
  assert.equal(data.attributes.state_name, 'Em correção')
  const { header, state_name, history, internship } = await shown()
  assert.deepEqual(internship.facts, [])
  assert.deepEqual([header.tone, /corrigindo/.test(header.words), state_name], ['others', true, 'Em correção'])
  const [row] = (await app.call(wire.listOwnedEnvelopes, {}, intern)).collection.data
  assert.deepEqual([row!.id, row!.attributes.state_name], [id, 'Em correção'])
  const timeline = await app.call(showTimeline, { id: internship_id }, intern)
  const told = await app.call(wire.showEnvelopeHistory, { id }, intern)
  for (const words of [history, timeline, told.data].map((rows) => JSON.stringify(rows)))
    assert.deepEqual([/Otávio/.test(words), /Alguém rejeitou/.test(words)], [false, true])
  assert.match(JSON.stringify((await shown(staff)).history), /Otávio Prado rejeitou/)
})

test('the draft says why it came back, and what it says otherwise, before it is sent', async () => {
  const before = await shown(staff)
  assert.match(before.header.words, /Otávio Prado rejeitou a versão 1: “Data de início incorreta”/)
  assert.deepEqual(before.differences, [])
  const { lock_version } = (await app.call(showFolder, { id: internship_id }, staff)).data.attributes
  const folder = { envelope_id: id, lock_version, terms: { stipend: '1350.00' } }
  await app.call(updateFolder, { id: internship_id, folder }, staff)
  const { differences, header } = await shown(staff)
  assert.ok(differences.some(({ before, after }) => before !== after && /1\.350,00/.test(after ?? '')))
  assert.match(header.next, /mud(ou|aram): confira e envie/)
  assert.deepEqual((await shown()).differences, [])
})

test('the operation corrects the terms as the company does', async () => {
  const operator = world.operator.token
  const folder = (await app.call(showFolder, { id: internship_id, envelope_id: id }, operator)).data.attributes
  const terms = { stipend: '1400.00' }
  const sent = { envelope_id: id, lock_version: folder.lock_version, terms }
  const { data } = await app.call(updateFolder, { id: internship_id, folder: sent }, operator)
  assert.equal(data.attributes.terms.stipend, '1400.00')
  const judged = await app.call(checkTerms, { terms: data.attributes.terms, internship_id }, operator)
  assert.ok(judged.capacity.supervisor)
  assert.equal((await refusal(app.call(updateFolder, { id: internship_id, folder: sent }, operator))).status, 409)
})

test('anybody who checks its code reads that it is on its way', async () => {
  const { code } = await findEnvelope(app.ctx(), id)
  assert.equal((await app.call(showVerification, { code })).data.attributes.state, 'on_its_way')
  const draft = await newDraft(app, internship_id, 'digital', 'aditivo')
  const unsent = (await findEnvelope(app.ctx(), draft)).code
  assert.equal((await refusal(app.call(showVerification, { code: unsent }))).status, 404)
})

test('a link of the version before is renewed with the same words as one that never was', async () => {
  const before = (await lettersTo(app, step.person_email!)).length
  const answers = [await app.call(renewLink, { token: old }), await app.call(renewLink, { token: 'x'.repeat(43) })]
  assert.deepEqual(answers[0], answers[1])
  assert.equal((await lettersTo(app, step.person_email!)).length, before)
})

test('cancelled: whoever was asked to sign is told, and a copy that is taken stands in the history', async () => {
  const heard = async (email: string) =>
    (await lettersTo(app, email)).filter(({ subject }) => subject.startsWith('Contrato cancelado')).length
  await bringTo(app, world, id, 'signature')
  await app.settle()
  await app.call(wire.voidEnvelope, { id }, staff)
  await app.settle()
  assert.deepEqual([await heard(step.person_email!), await heard(INTERN)], [1, 0])
  await app.call(wire.downloadEnvelope, { id }, intern)
  assert.equal((await shown()).history[0]!.event, 'download')
})
