// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentStep, findEnvelope } from '#features/contracts/server/contracts.ts'
import { openSigningFromDesk, signDocument } from '#features/contracts/wire/signing.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { CELIA, deskOfSchool } from '#test/support/internships/desk.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import * as wire from '../wire/desk.ts'
import { isKnown, studentsOf } from './students.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const who = askers(world)
const STRANGER = 'outra@faculdade.example'
const { WEEK, running, tokenOf, codeOf, linkOf, sessionOf, forgetSession, deskOf } = deskOfSchool(app, world)

/** A contract that waits for the institution, or for somebody before it. */
async function waiting(until = 'institution') {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  for (let most = 5; most > 0; most--) {
    const step = currentStep(await findEnvelope(app.ctx(), id))!
    if (step.target === until) return { internship, id, step }
    await take(app, id, 'sign', { asker: { ...who.operator, party: step.party, step_id: step.id }, facts: {} })
  }
  throw new Error(`it never waits for ${until}`)
}

test('the same answer for any address, and a letter to the known one alone', async () => {
  await waiting()
  const known = await app.call(wire.askForDesk, { email: ` ${CELIA.email.toUpperCase()} ` })
  assert.deepEqual(await app.call(wire.askForDesk, { email: STRANGER }), known)
  assert.ok(await tokenOf(CELIA.email))
  assert.deepEqual(await lettersTo(app, STRANGER), [])
  for (const email of ['', 'colegio', 'a@b'])
    assert.equal((await refusal(app.call(wire.askForDesk, { email }))).status, 422)
})

test('a letter that asks for a signature names the desk', async () => {
  await waiting()
  await app.settle()
  assert.ok(
    (await lettersTo(app, CELIA.email)).some(({ subject, text }) => /Falta/.test(subject) && /\/mesa\n/.test(text)),
  )
})

test('before the code nothing of anybody; a guess is 404, what was replaced or is over 410', async (t) => {
  t.after(() => app.at(undefined))
  await waiting()
  const old = await linkOf(CELIA.email)
  const { data } = await app.call(wire.showDeskInvitation, { token: old })
  assert.deepEqual(data.attributes, { email_hint: 'e•••@colegio.example' })
  const renewed = await app.call(wire.renewDeskLink, { token: old })
  assert.deepEqual(await app.call(wire.renewDeskLink, { token: 'x'.repeat(43) }), renewed)
  const token = await tokenOf(CELIA.email)
  assert.notEqual(token, old)
  assert.ok((await app.call(wire.showDeskInvitation, { token: old })).data.id, 'the new one was not used yet')
  await app.ctx().db.deleteFrom('mailed_codes').execute()
  await app.call(wire.sendDeskCode, { token })
  await app.call(wire.openDesk, { token, code: await codeOf(CELIA.email) })
  for (const [given, status] of [
    ['x'.repeat(43), 404],
    [old, 410],
  ] as const) {
    assert.equal((await refusal(app.call(wire.showDeskInvitation, { token: given }))).status, status)
    assert.equal((await refusal(app.call(wire.sendDeskCode, { token: given }))).status, status)
    assert.equal((await refusal(app.call(wire.openDesk, { token: given, code: '123456' }))).status, status)
  }
  app.at(new Date(Date.now() + 31 * 86_400_000).toISOString())
  assert.equal((await refusal(app.call(wire.showDeskInvitation, { token }))).status, 410)
})

test('five tries of a code, three codes an hour, and a session ends after two hours', async (t) => {
  t.after(() => app.at(undefined))
  await waiting()
  await app.ctx().db.deleteFrom('mailed_codes').execute()
  const token = await linkOf(CELIA.email)
  assert.equal((await refusal(app.call(wire.openDesk, { token, code: '12345' }))).status, 422)
  for (let i = 0; i < 3; i++) await app.call(wire.sendDeskCode, { token })
  assert.equal((await refusal(app.call(wire.sendDeskCode, { token }))).status, 429)
  const code = await codeOf(CELIA.email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let i = 0; i < 5; i++) assert.equal((await refusal(app.call(wire.openDesk, { token, code: wrong }))).status, 422)
  assert.equal((await refusal(app.call(wire.openDesk, { token, code }))).status, 429)
  const session = await sessionOf(CELIA.email)
  app.at(new Date(Date.now() + 3 * 3_600_000).toISOString())
  assert.equal((await refusal(app.call(wire.showDesk, { session }))).status, 410)
})

test('codes, sessions and links that are long over are swept; those of today stay', async () => {
  const { db } = app.ctx()
  const left = async () => {
    const tables = ['mailed_codes', 'mailed_sessions', 'mailed_links'] as const
    const counted = tables.map((table) => db.selectFrom(table).select((e) => e.fn.countAll<string>().as('n')))
    return (await Promise.all(counted.map((query) => query.executeTakeFirstOrThrow()))).map(({ n }) => Number(n))
  }
  await waiting()
  await sessionOf(CELIA.email)
  await app.run('tidy-database')
  assert.ok((await left()).every((n) => n > 0))
  const expires_at = '2026-01-01T00:00:00Z'
  for (const table of ['mailed_codes', 'mailed_sessions', 'mailed_links'] as const)
    await db.updateTable(table).set({ expires_at }).execute()
  await app.run('tidy-database')
  assert.deepEqual(await left(), [0, 0, 0])
  forgetSession()
})

test('signed from the desk without a second code, kept there, and read again', async () => {
  const { id, step } = await waiting()
  const before = await waiting('company')
  const desk = await deskOf()
  assert.ok(desk.waiting.some(({ step_id }) => step_id === step.id))
  assert.ok(desk.waiting.every(({ envelope_id }) => envelope_id !== before.id))
  const session = await sessionOf(CELIA.email)
  const { attributes: opened } = (await app.call(openSigningFromDesk, { session, step_id: step.id })).data
  await app.call(signDocument, {
    session: opened.session,
    sha256: opened.sha256,
    read_to_end: true,
    accepted: true,
    typed_name: CELIA.name,
  })
  const after = await deskOf()
  assert.ok(after.waiting.every(({ step_id }) => step_id !== step.id))
  assert.deepEqual(after.done.find(({ step_id }) => step_id === step.id)!.signed, true)
  const pdf = await app.call(wire.downloadFromDesk, { session, step_id: step.id })
  assert.equal((await pdf.text()).slice(0, 5), '%PDF-')
  assert.equal((await refusal(app.call(openSigningFromDesk, { session, step_id: step.id }))).status, 409)
  assert.notEqual((await findEnvelope(app.ctx(), id)).state, 'signature')
})

test('what waits for others, and another address’s students, are 404', async () => {
  const { step } = await waiting('company')
  const foreign = await running({ email: STRANGER })
  const session = await sessionOf(CELIA.email)
  assert.equal((await refusal(app.call(openSigningFromDesk, { session, step_id: step.id }))).status, 404)
  assert.equal((await refusal(app.call(wire.downloadFromDesk, { session, step_id: step.id }))).status, 404)
  assert.ok((await deskOf()).students.every(({ internship_id }) => internship_id !== foreign))
  const statement = {
    internship_id: foreign,
    about: 'assessment_weeks' as const,
    weeks: [WEEK],
    said_by: CELIA.name,
  }
  assert.equal((await refusal(app.call(wire.sayWeeks, { session, statement }))).status, 404)
})

test('who said that they are somebody else opens, reads and signs nothing from the desk', async () => {
  const { id, step } = await waiting()
  const session = await sessionOf(CELIA.email)
  const { attributes: opened } = (await app.call(openSigningFromDesk, { session, step_id: step.id })).data
  await take(app, id, 'disown', { asker: { ...who.operator, party: step.party, step_id: step.id }, step_id: step.id })
  assert.equal((await refusal(app.call(openSigningFromDesk, { session, step_id: step.id }))).status, 409)
  assert.equal((await refusal(app.call(wire.downloadFromDesk, { session, step_id: step.id }))).status, 404)
  const signature = { read_to_end: true, accepted: true, typed_name: CELIA.name } as const
  const signed = app.call(signDocument, { session: opened.session, sha256: opened.sha256, ...signature })
  assert.ok([409, 410].includes((await refusal(signed)).status))
  assert.ok((await deskOf()).waiting.every(({ step_id }) => step_id !== step.id))
})

test('a contract that was rejected since is listed and read no more', async () => {
  const { id, step } = await waiting()
  await take(app, id, 'sign', { asker: { ...who.operator, party: step.party, step_id: step.id }, facts: {} })
  const rejected = { state: 'rejected', step_id: null }
  await app.ctx().db.updateTable('envelopes').set(rejected).where('id', '=', id).execute()
  const session = await sessionOf(CELIA.email)
  const { signed, rejected: shown } = (await deskOf()).done.find(({ step_id }) => step_id === step.id)!
  assert.deepEqual([signed, shown], [true, true])
  assert.equal((await refusal(app.call(wire.downloadFromDesk, { session, step_id: step.id }))).status, 409)
})

test('a step that nobody knows is 404', async () => {
  const session = await sessionOf(CELIA.email)
  const step_id = '00000000-0000-4000-8000-000000000000'
  assert.equal((await refusal(app.call(openSigningFromDesk, { session, step_id }))).status, 404)
  assert.equal((await refusal(app.call(wire.downloadFromDesk, { session, step_id }))).status, 404)
})

test('a mended address has the students and the later documents; the wrong one has neither', async () => {
  const { internship, id, step } = await waiting()
  const mended = { step_id: step.id, email: 'certo@colegio.example', before: CELIA.email, person_name: CELIA.name }
  await take(app, id, 'mend', { asker: who.drafter, ...mended })
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  const has = async (address: string) =>
    (await studentsOf(app.ctx(), address)).some(({ internship_id }) => internship_id === internship)
  assert.deepEqual([await has(mended.email), await has(CELIA.email)], [true, false])
  assert.equal(await isKnown(app.ctx(), mended.email), true)
  const later = await newDraft(app, internship, 'digital', 'rescisao')
  await bringTo(app, world, later, 'signature')
  const { steps } = await findEnvelope(app.ctx(), later)
  assert.equal(steps.find(({ target }) => target === 'institution')!.person_email, mended.email)
})
