// A contract at DocuSign that does not go straight: declined, cancelled, unreachable, renamed, passed on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, take } from '#test/support/contracts.ts'
import { atFirstSignature, contract, goes, openSigned, told, turnOf } from '#test/support/docusign/walk.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { openedBy } from '#test/support/signing.ts'
import { addInstitutionAttorney } from '../../wire/attorneys.ts'
import { openDocusign } from '../../wire/docusign.ts'
import { delegateSignature } from '../../wire/signing.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { peopleOf } from '../people.ts'

const room = await openSigned()
const { app, docusign, world } = room
const who = () => askers(world)

const idsOf = async (id: string) =>
  (
    await app
      .ctx()
      .db.selectFrom('docusign_envelopes as d')
      .innerJoin('envelope_versions as v', 'v.id', 'd.version_id')
      .select(['d.docusign_id', 'd.status'])
      .where('v.envelope_id', '=', id)
      .orderBy('v.number')
      .execute()
  ).map(({ docusign_id, status }) => [docusign_id, status])

/** The company signs without being looked at: the institution is waited for. */
async function atInstitution() {
  const made = await atFirstSignature(room)
  for (let n = 0; n < 2; n++) docusign.complete(made.envelope)
  await told(room)
  assert.equal((await turnOf(app, made.id)).target, 'institution')
  return made
}

test('who declines there declines here: corrected, it is another envelope, and the old one’s id stays', async () => {
  const { id, envelope } = await atFirstSignature(room)
  docusign.decline(envelope, 'O valor da bolsa está errado.')
  await told(room)
  const { state, rejection_cause, rejection_note, rejected_by } = await contract(app, id)
  assert.deepEqual(
    [state, rejection_cause, rejection_note, rejected_by],
    ['rejected', 'Recusado na DocuSign', 'O valor da bolsa está errado.', envelope.signers[0]!.name],
  )
  await take(app, id, 'correct', { asker: who().drafter })
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const second = docusign.of(id)
  assert.notEqual(second.envelopeId, envelope.envelopeId)
  assert.deepEqual(await idsOf(id), [
    [envelope.envelopeId, 'declined'],
    [second.envelopeId, 'sent'],
  ])
  assert.equal(second.status, 'sent')
})

test('what is cancelled or refused here is voided there, and what ends there first is left', async () => {
  const cancelled = await atFirstSignature(room)
  await take(app, cancelled.id, 'void', { asker: who().drafter })
  await app.settle()
  assert.equal(cancelled.envelope.status, 'voided')
  assert.deepEqual(await idsOf(cancelled.id), [[cancelled.envelope.envelopeId, 'voided']])
  const ended = await atFirstSignature(room)
  docusign.decline(ended.envelope, '')
  await take(app, ended.id, 'void', { asker: who().drafter })
  await told(room)
  assert.equal((await contract(app, ended.id)).state, 'voided')
  assert.deepEqual(await idsOf(ended.id), [[ended.envelope.envelopeId, 'declined']])
})

test('what is voided there by others waits here to be corrected', async () => {
  const { id, envelope } = await atFirstSignature(room)
  docusign.void(envelope, 'Enviado por engano')
  await told(room)
  const { state, rejected_by, rejection_cause, rejection_note } = await contract(app, id)
  assert.deepEqual(
    [state, rejected_by, rejection_cause, rejection_note],
    ['rejected', 'DocuSign', 'Cancelado na DocuSign', 'Enviado por engano'],
  )
})

test('who cannot be reached is a pendency; mended, the address is corrected there first, then sent again', async () => {
  const { id, envelope } = await atInstitution()
  docusign.autorespond(envelope)
  await told(room)
  const bounced = await turnOf(app, id)
  assert.notEqual(bounced.bounced_at, null)
  docusign.asked.length = 0
  const { person_email: before, person_name } = bounced
  const mended = { asker: who().drafter, step_id: bounced.id, before: before!, person_name: person_name! }
  await take(app, id, 'mend', { ...mended, email: 'celia@colegio.example' })
  await app.settle()
  const path = `/envelopes/${envelope.envelopeId}`
  assert.deepEqual(docusign.asked.slice(-2), [`PUT ${path}/recipients`, `PUT ${path}`])
  const { email, status } = envelope.signers.at(-1)!
  assert.deepEqual([email, status], ['celia@colegio.example', 'sent'])
  assert.equal((await turnOf(app, id)).bounced_at, null)
  await goes(app, id)
})

test('a bounce of the address before it was mended changes nothing', async () => {
  const { id, envelope } = await atInstitution()
  docusign.autorespond(envelope)
  // Heard, and not worked on yet.
  for (const message of docusign.telling.waiting.splice(0)) await docusign.telling.deliver(message)
  const step = await turnOf(app, id)
  await take(app, id, 'mend', {
    asker: who().drafter,
    step_id: step.id,
    before: step.person_email!,
    person_name: step.person_name!,
    email: 'outra@colegio.example',
  })
  await app.settle()
  assert.equal((await turnOf(app, id)).bounced_at, null)
})

test('who signs there under the address before it was mended signs for nobody: it is sent anew', async () => {
  const { id, envelope } = await atInstitution()
  const step = await turnOf(app, id)
  const mended = { step_id: step.id, before: step.person_email!, person_name: step.person_name! }
  await take(app, id, 'mend', { asker: who().drafter, ...mended, email: 'certo@colegio.example' })
  docusign.complete(envelope)
  await told(room)
  const { state, rejected_by, rejection_cause } = await contract(app, id)
  assert.deepEqual(
    [state, rejected_by, rejection_cause],
    ['rejected', 'DocuSign', 'Assinado na DocuSign pelo endereço anterior'],
  )
  const signed = await app.ctx().db.selectFrom('envelope_signatures').select('step_id').execute()
  assert.ok(!signed.some(({ step_id }) => step_id === step.id))
  await take(app, id, 'correct', { asker: who().drafter })
  await bringTo(app, world, id, 'signature')
  await app.settle()
  assert.notEqual(docusign.of(id).envelopeId, envelope.envelopeId)
})

test('a name that was changed there is read before its page is asked for, and kept', async () => {
  const { id, envelope } = await atFirstSignature(room)
  const step = await turnOf(app, id)
  docusign.rename(envelope, 'Maria A. Souza')
  await goes(app, id)
  docusign.complete(envelope)
  await told(room)
  const signature = await app
    .ctx()
    .db.selectFrom('envelope_signatures')
    .select(['signer_name', 'typed_name', 'factors', 'address'])
    .where('step_id', '=', step.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(signature, {
    signer_name: step.person_name,
    typed_name: 'Maria A. Souza',
    factors: ['link', 'code', 'docusign'],
    address: '127.0.0.1',
  })
})

test('passed on to an attorney, DocuSign waits for the attorney too', async () => {
  const { id, envelope } = await atInstitution()
  const { person_email } = await turnOf(app, id)
  const { session } = await openedBy(app, { email: person_email! })
  const { institution_id } = await peopleOf(app.ctx(), await findEnvelope(app.ctx(), id))
  const attorney = { name: 'Rui Sena', email: 'rui@colegio.example', granted_on: '2026-01-02' }
  const school = { id: String(institution_id) }
  const { data } = await app.call(addInstitutionAttorney, { ...school, attorney }, world.operator.token)
  await app.call(delegateSignature, { session, to: { id: data[0]!.id } })
  await app.settle()
  const { name, email } = envelope.signers.at(-1)!
  assert.deepEqual([name, email], ['Rui Sena', 'rui@colegio.example'])
  await goes(app, id)
})

test('its page opens once and for five minutes; whoever comes later goes back, and nothing has changed', async () => {
  const { id } = await atFirstSignature(room)
  const { url, session } = await goes(app, id)
  assert.equal((await fetch(url)).status, 200)
  const again = await fetch(url, { redirect: 'manual' })
  assert.equal(new URL(again.headers.get('location')!).searchParams.get('event'), 'ttl_expired')
  const another = (await app.call(openDocusign, { session })).data.attributes.url
  assert.notEqual(another, url)
  await told(room)
  const { opened_at, state } = await turnOf(app, id)
  assert.deepEqual([opened_at === null, state], [false, 'current'])
  const letters = await lettersTo(app, (await turnOf(app, id)).person_email!)
  const facts = await app.ctx().db.selectFrom('envelope_event_facts').select('facts').execute()
  for (const token of [url, another].map((one) => new URL(one).searchParams.get('t')!))
    assert.ok(!JSON.stringify({ letters, facts }).includes(token))
})

test('who signed and comes again before it was told is not sent there twice: it is read at once', async () => {
  const { id, envelope } = await atFirstSignature(room)
  const { session } = await goes(app, id)
  const step = await turnOf(app, id)
  docusign.complete(envelope)
  docusign.telling.waiting.length = 0
  assert.equal((await refusal(app.call(openDocusign, { session }))).status, 409)
  await app.settle()
  assert.notEqual((await turnOf(app, id)).id, step.id)
})

test('what was told to nobody is read an hour after somebody went there, and not before', async () => {
  const { id, envelope } = await atFirstSignature(room)
  await goes(app, id)
  const step = await turnOf(app, id)
  docusign.complete(envelope)
  docusign.telling.waiting.length = 0
  for (const [minutes, heard] of [
    [59, false],
    [61, true],
  ] as const) {
    app.at(new Date(Date.now() + minutes * 60_000).toISOString())
    await app.run('docusign-read-quiet-ones')
    assert.equal((await turnOf(app, id)).id !== step.id, heard)
  }
  app.at(undefined)
})
