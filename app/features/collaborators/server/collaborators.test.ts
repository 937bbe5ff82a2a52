// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { PHONE_INVALID } from '#wire/person/phone.ts'
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
const { create, show, change } = colleagues(app, admin, () => companies.company)

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
    phone: '(11) 98888-7777',
    education: 'Direito',
    organization: 'OAB',
    professional_registration: '123',
    accept_email: true, // somebody else’s yes counts for nothing
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
