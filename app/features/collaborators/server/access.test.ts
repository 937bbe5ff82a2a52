// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { declineInvitation, recoverPassword, renewPassword } from '#features/accounts/wire/logins.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { beginTwoFactor } from '#features/accounts/wire/two-factor.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { ACCEPTED, enter, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import type { RoleName } from '#wire/person/roles.ts'
import { colleagues } from '#test/support/colleagues.ts'
import * as wire from '../wire/collaborators.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const of = (role: RoleName, place: Place = 'company') =>
  people.find((person) => person.role === role && person.place === place)!
const admin = () => of('Administrador').token!
const { create, show, change, comeIn } = colleagues(app, admin, () => companies.company)

test('who is invited chooses a password by the link of the letter, and is in with the roles given', async () => {
  const { id, attributes } = await create()
  assert.deepEqual([attributes.invited, attributes.active, attributes.roles], [true, true, ['Recrutador']])
  const [letter] = await lettersTo(app, attributes.email)
  assert.match(letter!.subject, /Casa convidou você/)
  const token = await comeIn(attributes.email)
  assert.equal((await show(id)).invited, false)
  const { data } = await app.call(showSession, {}, token)
  assert.deepEqual(
    [data.attributes.uuid, data.attributes.first_name, data.attributes.roles],
    [id, 'Téo', ['Recrutador']],
  )
})

test('a second invitation takes the place of the first, until a password is chosen', async () => {
  const { id, attributes } = await create()
  const first = await tokenFor(app, attributes.email)
  await app.call(wire.inviteAgain, { uuid: id }, admin())
  assert.equal((await lettersTo(app, attributes.email)).length, 2)
  assert.equal((await refusal(app.call(renewPassword, { token: first, password: 'Ponte@2026' }))).status, 422)
  await comeIn(attributes.email)
  assert.equal((await refusal(app.call(wire.inviteAgain, { uuid: id }, admin()))).status, 409)
})

test('a taken e-mail is said on its field, and nobody is created beyond the own companies', async () => {
  const { attributes } = await create()
  assert.deepEqual((await refusal(create({ email: attributes.email.toUpperCase() }))).body.errors, {
    email: ['Este e-mail já está cadastrado. Por favor, use outro.'],
  })
  assert.ok((await refusal(create({ company_id: companies.stranger }))).body.errors?.['company_id'])
  assert.ok(
    (await refusal(create({ company_id: companies.company }, of('Administrador', 'branch').token))).body.errors?.[
      'company_id'
    ],
    'a branch does not reach up',
  )
  assert.equal((await create({ company_id: companies.branch })).attributes.company_name, 'Filial')
  for (const company_group_role_ids of [[], Array.from({ length: 8 }, () => 2)]) {
    assert.ok((await refusal(create({ company_group_role_ids }))).body.errors?.['company_group_role_ids'])
    assert.ok(
      (await refusal(change((await create()).id, { name: 'Ana Lima', company_group_role_ids }))).body.errors?.[
        'company_group_role_ids'
      ],
    )
  }
})

test('the address of an invitation that waits may be put right: another letter, and the old link is dead', async () => {
  const { id, attributes } = await create()
  const old = await tokenFor(app, attributes.email)
  const email = `certo.${attributes.email}`
  await change(id, { name: attributes.name, email: email.toUpperCase() })
  assert.deepEqual([(await show(id)).email, (await show(id)).invited], [email, true])
  assert.ok(
    (await refusal(app.call(renewPassword, { token: old, password: 'Ponte@2026', ...ACCEPTED }))).body.errors?.[
      'token'
    ],
  )
  assert.ok(
    (await refusal(change(id, { name: attributes.name, email: (await create()).attributes.email }))).body.errors?.[
      'email'
    ],
    'somebody else’s',
  )
  await comeIn(email)
  assert.equal(
    (await refusal(change(id, { name: attributes.name, email: 'outro@empresa.example' }))).status,
    403,
    'now it is its owner’s',
  )
})

test('who was invited accepts the texts with the first password, whichever link it comes by', async () => {
  const { attributes } = await create()
  const token = await tokenFor(app, attributes.email)
  const renew = (accepted: object) => app.call(renewPassword, { token, password: 'Ponte@2026', ...accepted })
  assert.deepEqual(Object.keys((await refusal(renew({}))).body.errors!), [
    'accepted_terms_version',
    'accepted_privacy_version',
  ])
  assert.deepEqual(
    Object.keys((await refusal(renew({ ...ACCEPTED, accepted_terms_version: '2001-01-01' }))).body.errors!),
    ['accepted_terms_version'],
  )
  await app.call(recoverPassword, { email: attributes.email, user_type: 'CompanyManager' })
  const recovery = await tokenFor(app, attributes.email)
  assert.equal((await refusal(app.call(renewPassword, { token: recovery, password: 'Ponte@2026' }))).status, 422)
  await renew(ACCEPTED)
  const { rows } = await sql<{
    document: string
    version: string
    address: string
  }>`select document, version, address from acceptances
    join logins on logins.id = login_id where email = ${attributes.email} order by document`.execute(app.ctx().db)
  assert.deepEqual(rows, [
    { document: 'privacy', version: PRIVACY_VERSION, address: '127.0.0.1' },
    { document: 'terms', version: TERMS_VERSION, address: '127.0.0.1' },
  ])
  await app.call(recoverPassword, { email: attributes.email, user_type: 'CompanyManager' })
  await app.call(renewPassword, { token: await tokenFor(app, attributes.email), password: 'Outra@2026' })
})

test('e-mail and password are their owner’s, with the current password', async () => {
  const { id, attributes } = await create()
  const token = await comeIn(attributes.email)
  assert.equal((await refusal(change(id, { name: 'X', password: 'Outra@2026' }))).status, 403)
  assert.ok((await refusal(change(id, { name: 'X', password: 'Outra@2026' }, token))).body.errors?.['current_password'])
  assert.equal((await refusal(change(id, { name: 'X', otp_required_for_login: true }))).status, 403)
  assert.ok(
    (await refusal(change(id, { name: 'X', otp_required_for_login: true }, token))).body.errors?.['current_password'],
  )
  await change(
    id,
    { name: 'Téo Novo', password: 'Outra@2026', password_confirmation: 'Outra@2026', current_password: 'Ponte@2026' },
    token,
  )
  await enter(app, { email: attributes.email, password: 'Outra@2026', user_type: 'CompanyManager' })
})

test('password, second step and profile are saved together or not at all', async (t) => {
  t.after(() => app.at(undefined))
  const { id, attributes } = await create()
  const token = await comeIn(attributes.email)
  const WRONG = {
    documents_attributes: [{ document_type: 'rg', number: '1', peculiarities: { issuer: null, state_id: 'ZZ' } }],
  }
  const save = (wishes: object) => change(id, { name: 'Téo Salvo', current_password: 'Ponte@2026', ...wishes }, token)
  assert.equal((await refusal(save({ password: 'Outra@2026', ...WRONG }))).status, 422)
  await enter(app, { email: attributes.email, user_type: 'CompanyManager' })

  const now = Date.now()
  app.at(new Date(now).toISOString())
  assert.equal(
    (await refusal(save({ otp_required_for_login: true, otp: '000000' }))).status,
    409,
    'it begins with the secret',
  )
  const { secret } = (await app.call(beginTwoFactor, {}, token)).data.attributes
  const on = { otp_required_for_login: true, otp: codeAt(secret, now) }
  assert.deepEqual((await refusal(save({ otp_required_for_login: true }))).body.errors, {
    otp: ['Informe o código do seu aplicativo autenticador.'],
  })
  assert.equal((await refusal(save({ ...on, ...WRONG }))).status, 422)
  assert.equal((await show(id, token)).otp_required_for_login, false)
  const { data, recovery_codes } = await save({ ...on, password: 'Outra@2026' })
  assert.deepEqual([data.attributes.otp_required_for_login, recovery_codes?.length], [true, 10])

  const again = (wishes: object) => save({ current_password: 'Outra@2026', otp: recovery_codes![0], ...wishes })
  assert.equal((await refusal(again({ otp_required_for_login: false, ...WRONG }))).status, 422)
  assert.deepEqual(
    (await again({ otp_required_for_login: false })).recovery_codes,
    undefined,
    'the code that a refused save brought is still good',
  )
  await enter(app, { email: attributes.email, password: 'Outra@2026', user_type: 'CompanyManager' })
})

test('a change of roles or company counts from the next request on', async () => {
  const { id, attributes } = await create({ company_group_role_ids: [1] })
  const token = await comeIn(attributes.email)
  await app.call(wire.listCollaborators, {}, token)
  await change(id, { name: attributes.name, company_group_role_ids: [4], company_id: companies.branch })
  const refused = await refusal(app.call(wire.listCollaborators, {}, token))
  assert.deepEqual([refused.status, (refused.body as { roles?: string[] }).roles], [403, ['Administrador']])
  const { data } = await app.call(showSession, {}, token)
  assert.deepEqual([data.attributes.roles, data.attributes.company_name], [['Supervisor de Estágio'], 'Filial'])
})

test('who is deactivated is out at once, and in again after the reactivation', async () => {
  const { id, attributes } = await create()
  const token = await comeIn(attributes.email)
  await app.call(wire.deactivateCollaborator, { uuid: id }, admin())
  assert.equal((await refusal(app.call(showSession, {}, token))).status, 401)
  assert.equal((await refusal(enter(app, { email: attributes.email, user_type: 'CompanyManager' }))).status, 400)
  assert.equal((await show(id)).active, false, 'the history stays')
  const inactive = await app.call(wire.listCollaborators, { active: false, q: attributes.email }, admin())
  assert.equal(inactive.total_count, 1)
  await app.call(wire.reactivateCollaborator, { uuid: id }, admin())
  await enter(app, { email: attributes.email, user_type: 'CompanyManager' })
  assert.equal((await refusal(app.call(showSession, {}, token))).status, 401, 'the old session stays ended')
})

test('nobody deactivates oneself', async () => {
  assert.equal(
    (await refusal(app.call(wire.deactivateCollaborator, { uuid: of('Administrador').manager_id! }, admin()))).status,
    409,
  )
})

test('the last active Administrador stays, even when two let go at the same instant', async () => {
  const place = 'stranger'
  const first = of('Administrador', place)
  const { id, attributes } = await create({ company_id: companies.stranger, company_group_role_ids: [1] }, first.token)
  const second = await comeIn(attributes.email)
  const done = await Promise.allSettled([
    app.call(wire.deactivateCollaborator, { uuid: id }, first.token),
    app.call(wire.deactivateCollaborator, { uuid: first.manager_id! }, second),
  ])
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  const left = done[0]!.status === 'fulfilled' ? { ...first, uuid: first.manager_id! } : { token: second, uuid: id }
  const { collection } = await app.call(wire.listCollaborators, { role_id: 1, active: true }, left.token)
  assert.deepEqual(
    collection.data.map(({ id }) => id),
    [left.uuid],
  )
})

test('the only Administrador of a branch keeps the role against an Administrador of the main company', async () => {
  const { manager_id } = of('Administrador', 'branch')
  for (const wish of [{ company_group_role_ids: [2] }, { company_id: companies.company }])
    assert.match(
      (await refusal(change(manager_id!, { name: 'Bia Branca', ...wish }))).message,
      /ao menos um Administrador/,
    )
  assert.equal((await refusal(app.call(wire.deactivateCollaborator, { uuid: manager_id! }, admin()))).status, 409)
})

test('who was invited and has not come in is no Administrador to leave a company to', async () => {
  const { manager_id, token } = of('Administrador', 'branch')
  const { attributes } = await create({ company_id: companies.branch, company_group_role_ids: [1] }, token)
  assert.match(
    (await refusal(app.call(wire.deactivateCollaborator, { uuid: manager_id! }, admin()))).message,
    /ao menos um Administrador/,
  )
  await app.call(declineInvitation, { token: await tokenFor(app, attributes.email) })
  await app.settle()
  const { collection } = await app.call(wire.listCollaborators, { role_id: 1, active: true }, token)
  assert.deepEqual(
    collection.data.map(({ id }) => id),
    [manager_id],
  )
})
