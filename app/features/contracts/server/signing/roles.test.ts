// Who signs in whose place: two roles of one person, a delegate, somebody who is not that person, a session instead of
// a link.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { linkTokenOf, openedBy, signed } from '#test/support/signing.ts'
import { addInstitutionAttorney } from '../../wire/attorneys.ts'
import * as wire from '../../wire/signing.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'
import { peopleOf } from '../people.ts'
import { delegatesFor } from './delegates.ts'

const NOW = '2026-11-20T12:00:00Z'
const app = await openApp({ env: { RATE_LIMITS: 'off' } })
app.at(NOW)
const world = await contractWorld(app)
const mail = (role: string) =>
  app
    .ctx()
    .db.selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('m.id', '=', world.of(role).manager_id!)
    .executeTakeFirstOrThrow()

const CELIA = 'estagios@colegio.example'
const GUARDIAN = { name: 'Marta Duarte', kinship: 'mãe', email: 'marta@x.example' }

async function waiting(more: { guardians?: object[]; born?: string } = {}) {
  const { id: internship } = await newInternship(app, world, more)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  return { id, internship, step: currentStep(await findEnvelope(app.ctx(), id))! }
}
const turn = async (id: string) => currentStep(await findEnvelope(app.ctx(), id))
const signaturesOf = (id: string) =>
  app
    .ctx()
    .db.selectFrom('envelope_signatures as s')
    .innerJoin('envelope_versions as v', 'v.id', 's.version_id')
    .select(['s.signer_name', 's.factors'])
    .where('v.envelope_id', '=', id)
    .orderBy('s.signed_at')
    .execute()

/** The company's signer stands for the institution too, directly behind. */
async function twoRoles() {
  const { id } = await waiting()
  const { steps, current } = await findEnvelope(app.ctx(), id)
  const { name, email } = await mail('Representante Legal')
  const [company, intern, institution] = ['company', 'intern', 'institution'].map((target) =>
    steps.find((step) => step.target === target && step.kind === 'signature')!,
  )
  const set = (step_id: string, changes: object) =>
    app.ctx().db.updateTable('envelope_steps').set(changes).where('id', '=', step_id).execute()
  await set(intern!.id, { position: 100 })
  await set(institution!.id, { person_name: name, person_email: email.toUpperCase() })
  assert.ok(current)
  return { id, email, company: company!, institution: institution! }
}

test('one person in two roles reads once and signs both, each a signature of its own', async () => {
  const { id, email, company, institution } = await twoRoles()
  const session = await openedBy(app, { email })
  assert.deepEqual(
    session.roles.map((role) => role.id),
    [company.id, institution.id],
  )
  const { data } = await signed(app, session, { roles: [company.id, institution.id] })
  assert.equal(data.attributes.left, null)
  assert.equal((await turn(id))!.target, 'intern')
  assert.equal((await signaturesOf(id)).length, 2)
})

test('a signature that is sent twice does not sign the other role', async () => {
  const { id, email, institution } = await twoRoles()
  const session = await openedBy(app, { email })
  const { data } = await signed(app, session)
  assert.equal(data.attributes.left!.id, institution.id)
  assert.equal((await refusal(signed(app, session))).status, 409)
  assert.equal((await turn(id))!.id, institution.id)
  await signed(app, session, { roles: [institution.id] })
  assert.equal((await turn(id))!.target, 'intern')
})

test('either role may be declined alone', async () => {
  const { id, email, institution } = await twoRoles()
  const session = await openedBy(app, { email })
  await app.call(wire.declineDocument, {
    session: session.session,
    cause: 'Data de início incorreta',
    role: institution.id,
  })
  const envelope = await findEnvelope(app.ctx(), id)
  assert.deepEqual([envelope.state, envelope.rejection_origin], ['rejected', 'university_sign'])
  assert.equal(envelope.steps.find((step) => step.id === institution.id)!.state, 'declined')
})

test('who has signed takes nothing back by the same session', async () => {
  const { id } = await waiting()
  const { email } = await mail('Representante Legal')
  const session = await openedBy(app, { email })
  await signed(app, session)
  const intern = await openedBy(app, { email: 'intern@pessoas.example' })
  const institution = (await findEnvelope(app.ctx(), id)).steps.find(({ target }) => target === 'institution')!
  const toPaper = { asker: askers(world).drafter, step_id: institution.id, reason: 'Pediu', declared: true }
  await take(app, id, 'paper', toPaper)
  await signed(app, intern)
  const before = await findEnvelope(app.ctx(), id)
  assert.equal(before.state, 'upload')
  for (const { session: which } of [session, intern]) {
    const decline = { session: which, cause: 'Data de início incorreta' }
    assert.equal((await refusal(app.call(wire.declineDocument, decline))).status, 409)
  }
  assert.deepEqual(await findEnvelope(app.ctx(), id), before)
})

test('a guardian with the intern’s own address is somebody else: a session and a code of their own', async (t) => {
  t.after(() => app.at(NOW))
  app.at(NOW)
  const email = 'intern@pessoas.example'
  const { id } = await waiting({ born: '2009-11-25', guardians: [{ ...GUARDIAN, email }] })
  await signed(app, await openedBy(app, { email: (await mail('Representante Legal')).email }))
  const session = await openedBy(app, { email })
  assert.equal(session.roles.length, 1)
  await signed(app, session)
  assert.equal((await turn(id))!.target, 'guardian')
  const other = await openedBy(app, { email })
  assert.notEqual(other.session, session.session)
  await signed(app, other)
  assert.equal((await turn(id))!.target, 'institution')
})

test('who is signed in signs by the session, and what a link proves is not said of it', async () => {
  const { id, step } = await waiting()
  const { token } = world.of('Representante Legal')
  const session = await openedBy(app, { email: step.person_email!, token: token!, envelope_id: id })
  await signed(app, session, {}, token)
  const byLink = await openedBy(app, { email: 'intern@pessoas.example' })
  // Whoever is signed in beside it: the session was opened by a link.
  await signed(app, byLink, {}, token)
  assert.deepEqual(
    (await signaturesOf(id)).map(({ factors }) => factors),
    [
      ['login', 'code'],
      ['link', 'code'],
    ],
  )
  assert.equal(
    (await refusal(app.call(wire.showInvitation, { envelope_id: id }, world.of('Recrutador').token))).status,
    404,
  )
})

test('the institution passes its signature to an attorney, who is told so and passes it no further', async () => {
  const { id } = await waiting()
  await signed(app, await openedBy(app, { email: (await mail('Representante Legal')).email }))
  await signed(app, await openedBy(app, { email: 'intern@pessoas.example' }))
  const session = await openedBy(app, { email: CELIA })
  assert.deepEqual([session.may_delegate, session.delegates], [true, []])
  const { institution_id } = await peopleOf(app.ctx(), await findEnvelope(app.ctx(), id))
  const listed = async (email: string) => {
    const attorney = { name: 'Otávio Lima', email, granted_on: '2026-01-10' }
    const { data } = await app.call(
      addInstitutionAttorney,
      { id: String(institution_id), attorney },
      world.operator.token,
    )
    return data.find(({ attributes }) => attributes.email === email.toLowerCase())!.id
  }
  const delegate = (attorney: string) =>
    app.call(wire.delegateSignature, { session: session.session, to: { id: attorney } })
  assert.equal((await refusal(delegate(crypto.randomUUID()))).status, 422)
  for (const email of ['Intern@pessoas.example', (await mail('Departamento Pessoal')).email])
    assert.equal((await refusal(delegate(await listed(email)))).status, 422)
  const EMAIL = 'otavio@colegio.example'
  const otavio = await listed(EMAIL)
  const envelope = await findEnvelope(app.ctx(), id)
  assert.deepEqual(await delegatesFor(app.ctx(), envelope, currentStep(envelope)!), [
    { id: otavio, name: 'Otávio Lima', power_of_attorney_on: '2026-01-10' },
  ])
  await delegate(otavio)
  assert.equal((await refusal(signed(app, session))).status, 410)
  const passed = await openedBy(app, { email: EMAIL })
  assert.deepEqual([passed.delegated_by, passed.may_delegate], ['Célia Vaz', false])
  assert.equal(
    (await refusal(app.call(wire.delegateSignature, { session: passed.session, to: { id: otavio } }))).status,
    409,
  )
  await signed(app, passed)
  await app.settle()
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'completed')
})

test('a company’s signature passes only to a legal representative; an intern’s to nobody', async () => {
  const { id } = await waiting()
  const session = await openedBy(app, { email: (await mail('Representante Legal')).email })
  const recruiter = world.of('Recrutador').manager_id!
  const to = (id: string) => app.call(wire.delegateSignature, { session: session.session, to: { id } })
  assert.equal((await refusal(to(recruiter))).status, 422)
  // Nor to a branch's, who has no power for the head office.
  assert.equal((await refusal(to(world.of('Representante Legal', 'branch').manager_id!))).status, 422)
  assert.ok(session.delegates.every((one) => one.id !== world.of('Representante Legal').manager_id))
  await signed(app, session)
  const intern = await openedBy(app, { email: 'intern@pessoas.example' })
  const { status } = await refusal(app.call(wire.delegateSignature, { session: intern.session, to: { id: recruiter } }))
  assert.equal(status, 403)
  assert.equal((await turn(id))!.target, 'intern')
})

test('who is not that person gives the step back: the link dies, the sender hears of it, signatures stay', async () => {
  const { id } = await waiting()
  await signed(app, await openedBy(app, { email: (await mail('Representante Legal')).email }))
  await signed(app, await openedBy(app, { email: 'intern@pessoas.example' }))
  const token = await linkTokenOf(app, CELIA)
  await app.call(wire.disownLink, { token })
  assert.equal((await refusal(app.call(wire.showInvitation, { token }))).status, 410)
  assert.equal((await signaturesOf(id)).length, 2)
  assert.ok((await turn(id))!.disowned_at)
  const before = (await lettersTo(app, CELIA)).length
  await app.call(wire.renewLink, { token })
  assert.equal((await lettersTo(app, CELIA)).length, before, 'no new link before it is mended')
})
