// One code signs what was read, each document with a signature of its own; what was not read is left out and named.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship, type World } from '#test/support/contracts.ts'
import { signingCodeOf } from '#test/support/signing.ts'
import * as wire from '../../wire/signing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
let ids: string[]
before(async () => {
  world = await contractWorld(app)
  ids = []
  for (let n = 0; n < 4; n++) {
    const { id } = await newInternship(app, world)
    const envelope = await newDraft(app, id, 'digital')
    await bringTo(app, world, envelope, 'signature')
    ids.push(envelope)
  }
})

const rep = () => world.of('Representante Legal').token!
const NAME = 'Representante Legal de company'
const EMAIL = 'company-5@pessoas.example'
const list = async () => (await app.call(wire.listWaitingSignatures, {}, rep())).data
const read = (envelope_id: string, sha256: string) =>
  app.call(wire.readSignature, { envelope_id, sha256, read_to_end: true }, rep())
async function code() {
  await app.call(wire.sendBulkCode, {}, rep())
  return signingCodeOf(app, EMAIL)
}
type Form = { code: string; documents: { envelope_id: string; sha256: string }[] }
const sign = (form: Form, more: object = {}, key?: string) =>
  app.call(wire.signMany, { ...form, accepted: true, typed_name: NAME, ...more }, rep(), key)
const documents = async () => (await list()).map(({ envelope_id, sha256 }) => ({ envelope_id, sha256 }))

test('what waits for this person is listed, unread; others have nothing here', async () => {
  assert.deepEqual(
    (await list()).map(({ envelope_id, read }) => [envelope_id, read]),
    ids.map((id) => [id, false]),
  )
  assert.deepEqual((await app.call(wire.listWaitingSignatures, {}, world.of('Departamento Pessoal').token!)).data, [])
  const [first] = await list()
  const others = app.call(
    wire.readSignature,
    { envelope_id: first!.envelope_id, sha256: first!.sha256, read_to_end: true },
    world.of('Departamento Pessoal').token!,
  )
  assert.equal((await refusal(others)).status, 404)
})

test('refused: nothing read, a changed text, another name, a wrong code, and a code that is spent', async () => {
  const all = await documents()
  const right = await code()
  const wrong = right === '000000' ? '000001' : '000000'
  assert.equal((await refusal(sign({ code: right, documents: all }))).status, 422, 'nothing read')
  assert.equal((await refusal(read(all[0]!.envelope_id, 'a'.repeat(64)))).status, 409, 'a changed text')
  await read(all[0]!.envelope_id, all[0]!.sha256)
  assert.ok(
    'typed_name' in (await refusal(sign({ code: right, documents: all }, { typed_name: 'Outra' }))).body.errors!,
  )
  assert.ok('code' in (await refusal(sign({ code: wrong, documents: all }))).body.errors!)
  const gone = [{ ...all[0]!, sha256: 'b'.repeat(64) }]
  assert.equal((await refusal(sign({ code: right, documents: gone }))).status, 409, 'not what waits')
})

test('read ones are signed, each with its own hash; the unread one is counted and named', async () => {
  const all = await documents()
  for (const { envelope_id, sha256 } of all.slice(0, 3)) await read(envelope_id, sha256)
  const form = { code: await code(), documents: all }
  const { id } = (await sign(form, {}, 'one-key-for-all-of-them')).data
  assert.equal((await sign(form, {}, 'one-key-for-all-of-them')).data.id, id, 'sent again it is the same')
  await app.settle()
  const { attributes } = (await app.call(wire.showBulkSigning, { id }, rep())).data
  assert.deepEqual([attributes.total, attributes.signed, attributes.unread, attributes.waiting], [4, 3, 1, 0])
  assert.deepEqual(
    attributes.rows.map(({ state }) => state),
    ['signed', 'signed', 'signed', 'unread'],
  )
  assert.equal(attributes.rows[3]!.intern_name, 'Pessoa intern')
  const signatures = await app
    .ctx()
    .db.selectFrom('envelope_signatures')
    .select(['document_sha256', 'factors', 'typed_name', 'signer_email'])
    .execute()
  assert.equal(signatures.length, 3)
  assert.deepEqual(
    new Set(signatures.map((one) => one.document_sha256)),
    new Set(all.slice(0, 3).map((one) => one.sha256)),
  )
  assert.deepEqual(signatures[0]!.factors, ['login', 'code'])
  for (const envelope of ids.slice(0, 3))
    assert.equal(currentStep(await findEnvelope(app.ctx(), envelope))!.target, 'intern')
  assert.deepEqual(
    (await list()).map(({ envelope_id }) => envelope_id),
    [ids[3]],
  )
  assert.ok(
    'code' in (await refusal(sign({ ...form, documents: await readLast() }))).body.errors!,
    'a code is used once',
  )
  const notMine = app.call(wire.showBulkSigning, { id }, world.of('Administrador').token!)
  assert.equal((await refusal(notMine)).status, 404)
})

async function readLast() {
  const [last] = await documents()
  await read(last!.envelope_id, last!.sha256)
  return [last!]
}
