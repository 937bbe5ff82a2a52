// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import {
  beginTwoFactor,
  declineInvitation,
  recoverPassword,
  renewPassword,
  showSession,
} from '#features/accounts/wire.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { ACCEPTED, enter, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { PHONE_INVALID } from '#wire/person/phone.ts'
import type { RoleName } from '#wire/person/roles.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const of = (role: RoleName, place: Place = 'company') =>
  people.find((person) => person.role === role && person.place === place)!
const admin = () => of('Administrador').token!

let made = 0
const newcomer = (changes: object = {}) => ({
  name: 'Téo Àvila Nunes',
  email: `convidado.${++made}@empresa.example`,
  company_id: companies.company,
  company_group_role_ids: [2],
  ...changes,
})
const create = async (changes: object = {}, token = admin()) =>
  (await app.call(wire.createCollaborator, { company_manager: newcomer(changes) }, token)).data
const show = async (uuid: string, token = admin()) =>
  (await app.call(wire.showCollaborator, { uuid }, token)).data.attributes
/** Of what stands now, unless it says which version it read. */
const change = async (uuid: string, company_manager: object, token = admin()) => {
  const { lock_version } = await show(uuid, token)
  return app.call(
    wire.updateCollaborator,
    { uuid, company_manager: { lock_version, ...company_manager } as never },
    token,
  )
}

/** Accepts the invitation and goes in. */
async function comeIn(email: string) {
  await app.call(renewPassword, { token: await tokenFor(app, email), password: 'Ponte@2026', ...ACCEPTED })
  return (await enter(app, { email, user_type: 'CompanyManager' })).access_token
}

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

test('the list searches without accents, filters and sorts, and shows own companies only', async () => {
  const list = async (query: object, token = admin()) =>
    (await app.call(wire.listCollaborators, query, token)).collection.data.map(({ attributes }) => attributes)
  await create({ name: 'Ângela D’Ávila Conceição', company_id: companies.branch, company_group_role_ids: [7] })
  assert.deepEqual(
    (await list({ q: 'angela d avila' })).map(({ name }) => name),
    ['Ângela D’Ávila Conceição'],
  )
  for (const q of ['%zzz%', '%', '_', '-', '\\', '@']) assert.deepEqual(await list({ q }), [], q)
  assert.ok((await list({ role_id: 7, per_page: 100 })).every(({ roles }) => roles.includes('Financeiro')))
  assert.ok(
    (await list({ company_id: companies.branch, per_page: 100 })).every(
      ({ company_name }) => company_name === 'Filial',
    ),
  )
  assert.deepEqual(await list({ company_id: companies.stranger }), [])
  assert.ok(
    (await list({ per_page: 100 }, of('Administrador', 'branch').token)).every(
      ({ company_id }) => company_id === companies.branch,
    ),
  )
  const names = (await list({ sort: 'name', per_page: 100 })).map(({ name }) => name)
  assert.deepEqual(
    (await list({ sort: '-name', per_page: 100 })).map(({ name }) => name),
    names.toReversed(),
  )
  for (const query of [{ sort: 'xx' }, { sort: '--name' }, { company_id: 'zzz' }, { role_id: 'abc' }])
    assert.deepEqual(
      [(await refusal(list(query))).status, Object.keys((await refusal(list(query))).body.errors!)],
      [422, Object.keys(query)],
    )
  const { total_count, total_pages, collection } = await app.call(
    wire.listCollaborators,
    { per_page: 10, page: 2 },
    admin(),
  )
  assert.deepEqual([total_pages, collection.data.length], [Math.ceil(total_count / 10), Math.min(10, total_count - 10)])
})

test('descendants are the company and what lies below it', async () => {
  const values = async (token?: string) => (await app.call(wire.listDescendants, {}, token)).map(({ value }) => value)
  assert.deepEqual(await values(admin()), [companies.company, companies.branch])
  assert.deepEqual(await values(of('Financeiro', 'branch').token), [companies.branch])
})

test('the whole profile is kept; CPF and RG are sealed, in no list and in no log', async () => {
  const numbers = {
    document: '529.982.247-25',
    documents_attributes: [
      { document_type: 'rg', number: '12.345.678-9', peculiarities: { issuer: 'SSP', state_id: 'SP' } },
    ],
  }
  const { id, attributes } = await create({
    ...numbers,
    job_title: 'Analista',
    phone: '(11) 9888-87777',
    education: 'Direito',
    organization: 'OAB',
    professional_registration: '123',
    accept_email: false,
    contract_approver: true,
    hr_representative_for_universities: true,
  })
  assert.deepEqual(
    [attributes.document, attributes.documents[0]?.number, attributes.documents[0]?.peculiarities],
    ['529.982.247-25', '12.345.678-9', { issuer: 'SSP', state_id: 'SP' }],
  )
  assert.equal(attributes.phone, '(11) 98888-7777')
  assert.deepEqual(
    [attributes.contract_approver, attributes.hr_representative_for_universities, attributes.accept_email],
    [true, true, false],
  )
  const profile = await app
    .ctx()
    .db.selectFrom('collaborator_profiles')
    .selectAll()
    .where('company_manager_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(profile.phone, '+5511988887777')
  const documents = await app
    .ctx()
    .db.selectFrom('collaborator_documents')
    .selectAll()
    .where('company_manager_id', '=', id)
    .execute()
  const listed = await app.call(wire.listCollaborators, { q: attributes.email }, admin())
  for (const text of [JSON.stringify(profile), JSON.stringify(documents), JSON.stringify(listed), app.logged.join()])
    assert.doesNotMatch(text, /529\.?982|12\.?345\.?678/)
  assert.deepEqual((await refusal(change(id, { name: attributes.name, phone: 'ramal 3' }))).body.errors, {
    phone: [PHONE_INVALID],
  })
  await change(id, {
    name: attributes.name,
    document: '',
    documents_attributes: [{ ...numbers.documents_attributes[0], _destroy: true }],
  })
  assert.deepEqual(
    [(await show(id)).document, (await show(id)).documents, (await show(id)).education],
    [null, [], 'Direito'],
  )
})

test('a state that is on no list is refused on its field, on the way in and afterwards', async () => {
  const documents_attributes = [
    { document_type: 'rg', number: '12.345.678-9', peculiarities: { issuer: 'SSP', state_id: 'ZZ' } },
  ]
  const { id, attributes } = await create()
  for (const refused of [
    await refusal(create({ documents_attributes })),
    await refusal(change(id, { name: attributes.name, documents_attributes })),
  ])
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [422, { 'documents[0].peculiarities.state_id': ['Escolha um dos estados da lista'] }],
    )
})

test('a name is a name, and spaces alone are no job title', async () => {
  assert.ok((await refusal(create({ job_title: 'Anali\u202esta' }))).body.errors?.['job_title'])
  for (const name of ['\u{1f600}', '<img src=x onerror=alert(1)>', 'R2D2', 'www.exemplo.example'])
    assert.deepEqual((await refusal(create({ name }))).body.errors, { name: ['Informe o nome só com letras'] }, name)
  const { id, attributes } = await create({ job_title: '  ' })
  assert.equal(attributes.job_title, null)
  await change(id, { name: ' Ana Lima ', job_title: ' Analista ' })
  assert.deepEqual([(await show(id)).name, (await show(id)).job_title], ['Ana Lima', 'Analista'])
  await change(id, { name: 'Ana Lima', job_title: '   ' })
  assert.equal((await show(id)).job_title, null)
})

test('a write over somebody else’s is refused with what stands now', async () => {
  const { id, attributes } = await create()
  await change(id, { name: 'Primeiro Nome', lock_version: attributes.lock_version })
  const { status, body } = await refusal(change(id, { name: 'Segundo Nome', lock_version: attributes.lock_version }))
  assert.equal(status, 409)
  assert.equal((body as { data?: { attributes: { name: string } } }).data?.attributes.name, 'Primeiro Nome')
  const both = await Promise.allSettled(
    ['A', 'B'].map((name) => change(id, { name: `Nome ${name}`, lock_version: attributes.lock_version + 1 })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a person edits the own profile, and never what they may do', async () => {
  const self = of('Recrutador')
  const name = 'Rita Recrutadora Lima'
  await change(self.manager_id!, { name, company_group_role_ids: [2], job_title: 'Recrutadora' }, self.token)
  assert.equal((await show(self.manager_id!, self.token)).job_title, 'Recrutadora')
  for (const wish of [
    { company_group_role_ids: [1, 2] },
    { contract_approver: true },
    { company_id: companies.branch },
  ])
    assert.equal((await refusal(change(self.manager_id!, { name, ...wish }, self.token))).status, 403)
  assert.equal(
    (await refusal(change(of('Administrador').manager_id!, { name, company_group_role_ids: [1, 2] }))).status,
    403,
    'an Administrador neither',
  )
})

test('the address of an invitation that waits may be put right: another letter, and the old link is dead', async () => {
  const { id, attributes } = await create()
  const old = await tokenFor(app, attributes.email)
  const email = `certo.${made}@empresa.example`
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
