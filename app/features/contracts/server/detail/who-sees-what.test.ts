// What an envelope tells to whom: of a rejected one the sentence alone, an undefined one to the operation alone, waiting
// to who signs later, and on paper a way to say no for each party.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { downloadUpload } from '../../wire/documents.ts'
import { showTimeline } from '../../wire/drafts.ts'
import { showContractDashboard } from '../../wire/dashboard.ts'
import * as wire from '../../wire/envelopes.ts'
import { type ContractType, REJECTED_WORDS, type State } from '../../wire/words.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const staff = world.of('Departamento Pessoal').token!
const signer = world.of('Representante Legal').token!
const intern = world.intern.token!
const operator = world.operator.token!

async function placed(type: ContractType, state: State) {
  const { id: internship_id } = await newInternship(app, world)
  const id = await newDraft(app, internship_id, type)
  await bringTo(app, world, id, state)
  return { id, internship_id }
}
const shown = async (id: string, token: string) => (await app.call(wire.showEnvelope, { id }, token)).data.attributes
const reject = (id: string, token: string, rejection_cause = 'start_date') =>
  app.call(
    wire.moveEnvelope,
    { id, envelope: { event: 'reject', status: { status: 'declined', rejection_cause } } },
    token,
  )

test('of a rejected contract the intern reads that it was rejected, and nothing else', async () => {
  const { id, internship_id } = await placed('digital', 'rejected')
  const told = await shown(id, intern)
  assert.deepEqual(told.rejection, { words: REJECTED_WORDS, cause: null, origin: null, may_correct: false })
  assert.deepEqual(told.header, { tone: 'rejected', words: REJECTED_WORDS, next: '' })
  const { workflow, versions, uploads, history, differences, signed_document, internship, current_state_events } = told
  const lists = [workflow.flow, versions, uploads, history, differences, signed_document, internship.facts]
  assert.deepEqual([...lists, current_state_events].flat(), [])
  const { description, download, document_sha256, university_instructions } = told
  assert.deepEqual([description, download, document_sha256, university_instructions], ['', null, null, null])
  const asked: ((token: string) => Promise<unknown>)[] = [
    (token) => app.call(wire.downloadEnvelope, { id }, token),
    (token) => app.call(wire.readEnvelope, { id }, token),
    (token) => app.call(wire.readEnvelope, { id, version: 1 }, token),
    (token) => app.call(wire.showEnvelopeHistory, { id }, token),
  ]
  for (const ask of [...asked, () => app.call(downloadUpload, { id, upload_id: id }, intern)]) {
    const { status, message } = await refusal(ask(intern))
    assert.deepEqual([status, message], [403, REJECTED_WORDS])
  }
  for (const ask of asked) await ask(staff)
  const rowFor = async (token: string) =>
    (await app.call(wire.listOwnedEnvelopes, { internship_id }, token)).collection.data[0]!.attributes.progress
  assert.deepEqual(await rowFor(intern), [])
  assert.ok((await rowFor(staff)).includes('declined'))
  const timeline = (await app.call(showTimeline, { id: internship_id }, intern)).map(({ words }) => words)
  assert.deepEqual(timeline, ['Alguém rejeitou o contrato'])
  assert.equal((await shown(id, staff)).rejection!.cause, 'Data de início incorreta')
})

test('a contract whose type is open is seen by the operation alone, which begins it', async () => {
  const { id, internship_id } = await placed('not_defined', 'not_defined')
  assert.equal((await shown(id, operator)).contract_type, 'not_defined')
  assert.equal((await refusal(shown(id, staff))).status, 404)
  const own = await app.call(wire.listOwnedEnvelopes, { internship_id }, staff)
  assert.equal(own.total_count, 0)
  assert.deepEqual(await app.call(showTimeline, { id: internship_id }, staff), [])
  const { data } = await app.call(showContractDashboard, {}, staff)
  assert.ok(!JSON.stringify(data).includes(id))
  const other = await newInternship(app, world)
  const envelope = { internship_id: other.id, kind: 'tce', contract_type: 'not_defined' } as const
  const { status, body } = await refusal(app.call(wire.createEnvelope, { envelope }, staff))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['contract_type']])
  await app.call(wire.createEnvelope, { envelope }, operator)
})

test('only who signs later is told to wait', async () => {
  const { id } = await placed('digital', 'signature')
  const waits = async (token: string) =>
    (await shown(id, token)).current_state_events.filter(({ name }) => name === 'await').length
  assert.deepEqual([await waits(intern), await waits(signer), await waits(staff), await waits(operator)], [1, 0, 0, 0])
})

for (const [who, token] of [
  ['the intern', intern],
  ['the company', staff],
  ['the operation', operator],
] as const)
  test(`while a paper is signed ${who} may refuse with a cause`, async () => {
    const { id } = await placed('analogic', 'upload')
    const offered = (await shown(id, token)).current_state_events.map(({ name }) => name)
    assert.ok(offered.includes('reject'), offered.join())
    assert.equal((await refusal(reject(id, token, ''))).status, 422)
    await reject(id, token)
    const { state, rejection_cause } = await findEnvelope(app.ctx(), id)
    assert.deepEqual([state, rejection_cause], ['rejected', 'Data de início incorreta'])
    assert.equal((await shown(id, staff)).rejection!.may_correct, true)
  })

test('a paper step that is done reads finalizado, and an approval aprovado', async () => {
  const { id } = await placed('analogic', 'sealing')
  const told = (await shown(id, staff)).workflow.flow.map(({ kind, statuses: [one] }) => [
    kind,
    one!.status,
    one!.state_name,
    one!.settings.assign,
  ])
  assert.deepEqual(told, [
    ['upload_base', 'finished', 'finalizado', false],
    ['upload', 'finished', 'finalizado', false],
    ['upload_review', 'approved', 'aprovado', false],
  ])
})
