// A form is answered by the person it names: whoever asks sends it to nobody else.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showAttributesForToken } from '#features/candidates/wire/profile.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { contractWorld, newInternship, type World } from '#test/support/contracts.ts'
import { emailOf, invitedTo, invitedToUpdate, runningInternship } from '#test/support/forms.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { sendInviteAgain, withdrawInvite } from '../../wire/form-invites.ts'
import { logInToAdmission } from '../../wire/admission.ts'
import * as data from '../../wire/data/data-forms.ts'
import { listOwnInvites, openOwnInvite } from '../../wire/own-invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => void (world = await contractWorld(app)))
const dp = () => world.of('Departamento Pessoal').token!
const ELSEWHERE = 'eu@minhaempresa.example'

const askedFor = async (internship_id: string, token = dp()) => {
  const deadline = today(app.ctx().now, 7)
  const data_form = { internship_id, fields: ['phone' as const], purpose: 'Atualizar o cadastro', deadline }
  return (await app.call(data.askForData, { data_form }, token)).data
}
const errorsOf = async (called: Promise<unknown>) => {
  const { status, body } = await refusal(called)
  return [status, Object.keys((body.errors as object | undefined) ?? {})]
}

test('a form of somebody with an account goes to no other address, whoever sends it again', async () => {
  const { id: internship_id } = await runningInternship(app, world)
  const own = await emailOf(app, world.intern.user_info_id!)
  const { id: asked } = await askedFor(internship_id)
  const { invite } = await invitedToUpdate(app, world, internship_id)
  for (const id of [asked, invite.id]) {
    assert.deepEqual(await errorsOf(app.call(sendInviteAgain, { id, email: ELSEWHERE }, dp())), [422, ['email']])
    const { attributes } = (await app.call(sendInviteAgain, { id }, dp())).data
    assert.deepEqual([attributes.person_email, attributes.has_account], [own, true])
  }
  await app.settle()
  assert.deepEqual(await lettersTo(app, ELSEWHERE), [])
  for (const id of [asked, invite.id]) await app.call(withdrawInvite, { id }, dp())
})

test('it follows the account to its new address, with what the person has filled in', async () => {
  const { id: internship_id } = await newInternship(app, world)
  const { id } = await askedFor(internship_id)
  const { db } = app.ctx()
  await db.updateTable('internship_forms').set({ person_email: ELSEWHERE }).where('id', '=', id).execute()
  const own = await emailOf(app, world.intern.user_info_id!)
  assert.equal((await askedFor(internship_id)).attributes.state, 'open')
  const stands = () =>
    db.selectFrom('internship_forms').select('person_email').where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual(await stands(), { person_email: own })
  await db.updateTable('internship_forms').set({ person_email: ELSEWHERE }).where('id', '=', id).execute()
  await app.call(sendInviteAgain, { id }, dp())
  assert.deepEqual(await stands(), { person_email: own })
  await app.call(withdrawInvite, { id }, dp())
})

test('an open form waits at the home of whom it asks, and opens by a link of its own beside the letter’s', async () => {
  const { id: internship_id } = await newInternship(app, world)
  const { id: asked } = await askedFor(internship_id)
  const own = world.intern.token!
  const waiting = async (token: string) =>
    (await app.call(listOwnInvites, {}, token)).collection.data.map(({ id, attributes: { kind } }) => [kind, id])
  assert.deepEqual(await waiting(own), [['data', asked]])
  const link = (await app.call(openOwnInvite, { id: asked }, own)).data
  assert.match(link.attributes.form_url, /^\/dados\/formulario\/[\da-f-]{36}\/login$/)
  assert.ok((await app.call(data.enterDataForm, { id: link.id }, own)).data.attributes.session)

  const person = await newCandidate(app)
  const { id: letter, cpf, date_of_birth } = await invitedTo(app, dp(), { email: person.email })
  const [[kind, admission] = []] = await waiting(person.token)
  assert.equal(kind, 'admission', 'who is invited by e-mail is known by the account’s confirmed address')
  for (const id of [admission!, asked])
    assert.equal((await refusal(app.call(openOwnInvite, { id }, world.of('Recrutador').token!))).status, 403)
  assert.equal((await refusal(app.call(openOwnInvite, { id: asked }, person.token))).status, 404)
  const { id } = (await app.call(openOwnInvite, { id: admission! }, person.token)).data
  for (const one of [id, letter]) assert.ok(await app.call(logInToAdmission, { id: one, cpf, date_of_birth }))
  await app.ctx().db.updateTable('logins').set({ email_confirmed_at: null }).where('email', '=', person.email).execute()
  assert.deepEqual(await waiting(person.token), [])
  await app.call(withdrawInvite, { id: asked }, dp())
  assert.deepEqual(await waiting(own), [])
})

test('nobody of the company is invited in the place of the person, first or later', async () => {
  const { email } = await app
    .ctx()
    .db.selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('l.email')
    .where('m.id', '=', world.of('Recrutador').manager_id!)
    .executeTakeFirstOrThrow()
  assert.deepEqual(await errorsOf(invitedTo(app, dp(), { email })), [422, ['email']])
  const { invite } = await invitedTo(app, dp())
  assert.deepEqual(await errorsOf(app.call(sendInviteAgain, { id: invite.id, email }, dp())), [422, ['email']])
})

for (const [what, change] of [
  ['sent again', sendInviteAgain],
  ['taken back', withdrawInvite],
] as const)
  test(`once an invite is ${what}, the session of before reads no profile`, async () => {
    const { id: internship_id } = await runningInternship(app, world)
    const { invite, session } = await invitedToUpdate(app, world, internship_id)
    const read = () => app.call(showAttributesForToken, { token: session })
    assert.equal((await read()).data.id, world.intern.user_info_id)
    await app.call(change, { id: invite.id }, dp())
    assert.equal((await refusal(read())).status, 404)
  })

test('a party neither sends again nor takes back what another party asks for, too', async () => {
  const { id: internship_id } = await newInternship(app, world)
  const operator = world.operator.token!
  const { id } = await askedFor(internship_id, operator)
  const refused = async (token: string) => {
    assert.equal((await refusal(app.call(sendInviteAgain, { id }, token))).status, 409)
    assert.equal((await refusal(app.call(withdrawInvite, { id }, token))).status, 409)
  }
  await refused(dp())
  assert.equal((await app.call(sendInviteAgain, { id }, operator)).data.attributes.state, 'open')
  await askedFor(internship_id)
  await refused(operator)
})

test('while a company is suspended it neither sends again nor takes back', async () => {
  const { invite } = await invitedTo(app, dp())
  const { db } = app.ctx()
  const stand = (verification: string) =>
    db.updateTable('companies').set({ verification }).where('id', '=', world.companies.company).execute()
  const { verification } = await db
    .selectFrom('companies')
    .select('verification')
    .where('id', '=', world.companies.company)
    .executeTakeFirstOrThrow()
  await stand('suspensa')
  assert.equal((await refusal(app.call(sendInviteAgain, { id: invite.id }, dp()))).status, 409)
  assert.equal((await refusal(app.call(withdrawInvite, { id: invite.id }, dp()))).status, 409)
  await stand(verification)
  assert.ok(await app.call(sendInviteAgain, { id: invite.id }, dp()))
})
