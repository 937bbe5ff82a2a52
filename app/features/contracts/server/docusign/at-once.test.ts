// Two attempts at once, a change of terms on the way, a minor: each signature stands once, and what was given is given.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '#server/today.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, newDraft, newInternship } from '#test/support/contracts.ts'
import { atFirstSignature, contract, goes, openSigned, told, turnOf } from '#test/support/docusign/walk.ts'
import { openDocusign } from '../../wire/docusign.ts'

const room = await openSigned()
const { app, docusign, world } = room

const runs = (name: string, payload: object) => app.house.tasks.tasks.get(name)!.run(app.ctx(), payload as never)
const twice = (name: string, payload: object) => Promise.all([runs(name, payload), runs(name, payload)])
const signatures = async (id: string) => {
  const { current } = await contract(app, id)
  const { db } = app.ctx()
  return (await db.selectFrom('envelope_signatures').select('step_id').where('version_id', '=', current.id).execute())
    .length
}

test('of two envelopes that were made at once one stays, and the other is voided', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await twice('docusign-keep-up', { envelope_id: id, event: 'confirm' })
  await app.settle()
  const made = docusign.all(id)
  assert.deepEqual(made.map(({ status }) => status).sort(), ['sent', 'voided'])
  const kept = await app
    .ctx()
    .db.selectFrom('docusign_envelopes')
    .select('docusign_id')
    .where('version_id', '=', (await contract(app, id)).current.id)
    .execute()
  assert.deepEqual(kept, [{ docusign_id: made.find(({ status }) => status === 'sent')!.envelopeId }])
})

test('read twice at once, each signature is taken once', async () => {
  const { id, envelope } = await atFirstSignature(room)
  for (let n = 0; n < 2; n++) docusign.complete(envelope)
  await twice('docusign-read-back', { docusign_id: envelope.envelopeId })
  assert.deepEqual([await signatures(id), (await turnOf(app, id)).target], [2, 'institution'])
})

test('what became unlawful lets nobody go there, and keeps what somebody signed there before', async () => {
  const { id, envelope } = await atFirstSignature(room)
  const { session } = await goes(app, id)
  docusign.complete(envelope)
  const { terms_id } = await contract(app, id)
  await app.ctx().db.updateTable('internship_terms').set({ insurer: null }).where('id', '=', terms_id).execute()
  const { status, body } = await refusal(app.call(openDocusign, { session }))
  assert.equal(status, 409)
  assert.match(JSON.stringify(body), /11\.788, art\. 9/)
  await told(room)
  assert.deepEqual([await signatures(id), (await turnOf(app, id)).target], [1, 'intern'])
})

test('who answers for a minor signs there too, though the intern comes of age meanwhile', async () => {
  const guardian = { name: 'Marta Duarte', kinship: 'mãe', email: 'marta@familia.example' }
  const { id, envelope } = await atFirstSignature(room, {
    born: today(app.ctx().now, -17 * 365),
    guardians: [guardian],
  })
  assert.equal(envelope.signers.length, 4)
  for (let n = 0; n < 2; n++) docusign.complete(envelope)
  const { user_info_id } = await contract(app, id)
  const { db } = app.ctx()
  await db.updateTable('user_infos').set({ date_of_birth: '2000-01-10' }).where('id', '=', user_info_id).execute()
  await told(room)
  assert.equal((await turnOf(app, id)).person_name, guardian.name)
  for (let n = 0; n < 2; n++) docusign.complete(envelope)
  await told(room)
  assert.equal((await contract(app, id)).state, 'completed')
})
