// DocuSign does not answer, refuses, or is not wanted any more: the contract says so, waits, and goes on by itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, newDraft, newInternship } from '#test/support/contracts.ts'
import { atFirstSignature, contract, goes, openSigned, told, turnOf } from '#test/support/docusign/walk.ts'
import { openedBy } from '#test/support/signing.ts'
import { openDocusign } from '../../wire/docusign.ts'
import { showEnvelope } from '../../wire/envelopes.ts'

const room = await openSigned()
const { app, docusign, world } = room

const seen = async (id: string) => (await app.call(showEnvelope, { id }, world.operator.token)).data.attributes
const header = async (id: string) => (await seen(id)).header.words
/** Tasks that were put back come again. */
async function later() {
  app.at(new Date(Date.now() + 3_600_000).toISOString())
  await app.settle()
  app.at(undefined)
}

for (const [status, words] of [
  [429, /A DocuSign não responde desde/],
  [503, /A DocuSign não responde desde/],
  [400, /A DocuSign recusou o documento desde .* \(400 INTERNAL_ERROR\)/],
] as const)
  test(`refused with ${status} the document is sent again, and until then the contract says so`, async () => {
    docusign.fail(status, Infinity)
    const { id } = await atFirstSignature(room)
    assert.match(await header(id), words)
    const { session } = await openedBy(app, { email: (await turnOf(app, id)).person_email! })
    assert.equal((await refusal(app.call(openDocusign, { session }))).status, 503)
    docusign.fail(status, 0)
    await later()
    assert.match(await header(id), /Está com/)
    await goes(app, id)
  })

test('what is told while it does not answer is read once it does', async () => {
  const { id, envelope } = await atFirstSignature(room)
  const step = await turnOf(app, id)
  docusign.complete(envelope)
  docusign.fail(500, 1)
  await told(room)
  assert.equal((await turnOf(app, id)).id, step.id)
  await later()
  assert.notEqual((await turnOf(app, id)).id, step.id)
})

test('a sealed document that is not ready is asked for again', async () => {
  const { id, envelope } = await atFirstSignature(room)
  for (let n = 0; n < 3; n++) docusign.complete(envelope)
  envelope.status = 'sent'
  await told(room)
  assert.equal(await header(id), 'Todos assinaram. Recebendo da DocuSign o documento selado…')
  envelope.status = 'completed'
  await later()
  assert.equal((await contract(app, id)).state, 'completed')
})

test('a token that is refused before its end is asked for anew, once', async () => {
  const { id } = await atFirstSignature(room)
  const before = docusign.tokens.asked
  docusign.tokens.revoke()
  await goes(app, id)
  assert.equal(docusign.tokens.asked, before + 1)
})

test('without consent nothing is sent, and who looks reads why', async () => {
  docusign.tokens.consent = false
  docusign.tokens.revoke()
  const { id } = await atFirstSignature(room)
  assert.match(await header(id), /400 consent_required/)
  docusign.tokens.consent = true
  await later()
  assert.match(await header(id), /Está com/)
})

test('the address of the seeds leads whoever signs to our page, and nobody else', async () => {
  const { id } = await atFirstSignature(room)
  const { embedded, docusign_url } = await seen(id)
  assert.deepEqual([embedded, docusign_url], [false, null])
  const mine = await app.call(showEnvelope, { id }, world.of('Representante Legal').token)
  assert.equal(mine.data.attributes.docusign_url, `http://ponte.test/envelopes/${id}/assinar`)
  assert.ok(mine.data.attributes.workflow.flow.every(({ may_turn_to_paper }) => !may_turn_to_paper))
})

test('its keys taken away, what is on its way there stays there, and what is sent then is signed here', async () => {
  const { id } = await atFirstSignature(room)
  const { configuration } = app.house
  const kept = configuration.docusign
  Object.assign(configuration, { docusign: undefined })
  const { id: internship } = await newInternship(app, world)
  const next = await newDraft(app, internship, 'digital')
  await bringTo(app, world, next, 'signature')
  assert.deepEqual([(await contract(app, id)).provider, (await contract(app, next)).provider], ['docusign', 'embedded'])
  Object.assign(configuration, { docusign: kept })
  await app.settle()
  assert.equal((await contract(app, next)).provider, 'embedded')
  const hybrid = await newDraft(app, (await newInternship(app, world)).id, 'hybrid')
  await bringTo(app, world, hybrid, 'signature')
  assert.equal((await contract(app, hybrid)).provider, 'embedded')
})
