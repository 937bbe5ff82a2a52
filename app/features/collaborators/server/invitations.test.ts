// What becomes of the address of somebody who was invited and never came in.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { declineInvitation, recoverPassword, renewPassword } from '#features/accounts/wire/logins.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { ACCEPTED, enter, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { registration } from '#test/support/registration.ts'
import * as wire from '../wire/collaborators.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const admin = (place: Place = 'company') =>
  people.find((person) => person.role === 'Administrador' && person.place === place)!.token!
let made = 0
async function invite({ email = `alvo.${++made}@fora.example`, place = 'company' as Place } = {}) {
  const company_manager = { name: 'Alva Ramos', email, company_id: companies[place], company_group_role_ids: [2] }
  return { email, id: (await app.call(wire.createCollaborator, { company_manager }, admin(place))).data.id }
}
const shown = async (uuid: string, place: Place = 'company') =>
  (await app.call(wire.showCollaborator, { uuid }, admin(place))).data.attributes
const later = (days: number) => app.at(new Date(Date.now() + days * 86_400_000).toISOString())

test('an address whose invitation waits is taken; a deactivation frees it, for a registration too', async () => {
  const { email, id } = await invite()
  assert.ok((await refusal(invite({ email, place: 'stranger' }))).body.errors?.['email'])
  await app.call(wire.deactivateCollaborator, { uuid: id }, admin())
  const form = registration()
  form.company.company_managers_attributes[0]!.email = email
  await app.call(registerCompany, form)
  await enter(app, {
    email,
    password: form.company.company_managers_attributes[0]!.password,
    user_type: 'CompanyManager',
  })
  await app.call(wire.reactivateCollaborator, { uuid: id }, admin())
  assert.equal(
    (await refusal(app.call(wire.inviteAgain, { uuid: id }, admin()))).status,
    409,
    'by now it is somebody else’s',
  )
  const right = `certo.${++made}@fora.example`
  await app.call(
    wire.updateCollaborator,
    { uuid: id, company_manager: { name: 'Alva Ramos', email: right, lock_version: 0 } },
    admin(),
  )
  await app.call(renewPassword, { token: await tokenFor(app, right), password: 'Ponte@2026', ...ACCEPTED })
})

test('an expired invitation frees its address for the next request, and its links open nothing', async (t) => {
  t.after(() => app.at(undefined))
  const { email, id } = await invite()
  later(6)
  assert.ok((await refusal(invite({ email, place: 'stranger' }))).body.errors?.['email'])
  later(8)
  // A session that nobody used for a week is over.
  const { name, place } = { name: 'Administrador (stranger)', place: 'stranger' as const }
  const person = people.find((one) => one.name === name)!
  person.token = (await enter(app, { email: 'stranger-1@pessoas.example', user_type: 'CompanyManager' })).access_token
  await app.call(recoverPassword, { email, user_type: 'CompanyManager' })
  const recovery = await tokenFor(app, email)
  const second = await invite({ email, place })
  assert.equal((await shown(second.id, place)).email, email)
  assert.equal(
    (await refusal(app.call(renewPassword, { token: recovery, password: 'Ponte@2026', ...ACCEPTED }))).status,
    422,
  )
  await app.call(renewPassword, { token: await tokenFor(app, email), password: 'Ponte@2026', ...ACCEPTED })
  const keeper = people.find((one) => one.name === 'Administrador (company)')!
  keeper.token = (await enter(app, { email: 'company-1@pessoas.example', user_type: 'CompanyManager' })).access_token
  assert.equal((await refusal(app.call(wire.inviteAgain, { uuid: id }, admin()))).status, 409)
})

test('the letter offers to decline, which frees the address at once and ends the membership', async () => {
  people.find((one) => one.name === 'Administrador (company)')!.token = (
    await enter(app, { email: 'company-1@pessoas.example', user_type: 'CompanyManager' })
  ).access_token
  people.find((one) => one.name === 'Administrador (stranger)')!.token = (
    await enter(app, { email: 'stranger-1@pessoas.example', user_type: 'CompanyManager' })
  ).access_token
  const { email, id } = await invite()
  const [letter] = await lettersTo(app, email)
  const token = await tokenFor(app, email)
  assert.ok(letter!.text.includes(`Recusar o convite: http://ponte.test/colaboradores/recusar-convite?token=${token}`))
  await app.call(declineInvitation, { token })
  assert.ok((await refusal(app.call(declineInvitation, { token }))).body.errors?.['token'], 'once')
  assert.equal((await refusal(app.call(renewPassword, { token, password: 'Ponte@2026', ...ACCEPTED }))).status, 422)
  await invite({ email, place: 'stranger' })
  await app.settle()
  assert.equal((await shown(id)).active, false)
  await app.call(wire.reactivateCollaborator, { uuid: id }, admin())
  const { active, invited, uninvited } = await shown(id)
  assert.deepEqual([active, invited, uninvited], [true, true, true], 'no invitation waits')
  const right = `outro.${++made}@fora.example`
  await app.call(
    wire.updateCollaborator,
    { uuid: id, company_manager: { name: 'Alva Ramos', email: right, lock_version: 0 } },
    admin(),
  )
  assert.equal((await shown(id)).uninvited, false)
})

test('who has come in declines nothing, and a deactivation keeps the address', async () => {
  const { email, id } = await invite()
  const token = await tokenFor(app, email)
  await app.call(renewPassword, { token, password: 'Ponte@2026', ...ACCEPTED })
  assert.equal((await refusal(app.call(declineInvitation, { token }))).status, 422)
  await app.call(wire.deactivateCollaborator, { uuid: id }, admin())
  assert.ok((await refusal(invite({ email, place: 'stranger' }))).body.errors?.['email'])
})
