// A new company fills its page, is verified, found and read; opens a branch; two people edit at once.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { listDescendants } from '#features/collaborators/wire/collaborators.ts'
import { listCompanies, showCompany } from '#features/companies/wire/directory.ts'
import { createSubCompany, showCompanyAttributes, updateCompany } from '#features/companies/wire/profile.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { judgeCompany } from '#features/operator/wire.ts'
import { openApp } from '#test/support/app.ts'
import { enter, refusal } from '#test/support/candidate.ts'
import { wholeCompany } from '#test/support/companies.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { photoFile } from '#test/support/files/photos.ts'
import { cnpjNumber, registration } from '#test/support/registration.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'manual' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))
const form = registration({ name: 'Moinho da Serra Ltda.' })
let token = ''
let company_id = ''

test('before it is verified, its own people see the page and nobody else', async () => {
  company_id = (await app.call(registerCompany, form)).data.id
  token = (await enter(app, { email: form.company.company_managers_attributes[0]!.email, user_type: 'CompanyManager' }))
    .access_token
  const { slug } = (await app.call(showCompany, { company_id }, token)).data.attributes
  assert.equal((await app.call(showSession, {}, token)).data.attributes.company_slug, slug)
  assert.equal((await refusal(app.call(showCompany, { company_id: slug }))).status, 404)
  assert.equal((await app.call(listCompanies, { q: 'moinho' })).total_count, 0)
})

test('one form carries every field, pictures among them', async () => {
  const { lock_version } = (await app.call(showCompanyAttributes, { company_id }, token)).data.attributes
  const about = wholeCompany({
    name: form.company.name,
    trading_name: 'Moinho da Serra',
    contributions_attributes: [
      {
        name: 'Bia Souza',
        title: 'Moleira',
        testimony: 'Aprendo todo dia.',
        avatar: await photoFile('bia.jpg', 300, 300),
      },
    ],
  })
  const pictures = {
    avatar: await photoFile('logo.png', 300, 300, 'png'),
    background: await photoFile('fundo.jpg', 1200, 400),
    photos: [await photoFile('1.jpg'), await photoFile('2.webp', 400, 300, 'webp')],
  }
  const { attributes } = (
    await app.call(updateCompany, { company_id, company: { ...about, ...pictures, lock_version } }, token)
  ).data
  assert.deepEqual(
    [
      attributes.photos.length,
      attributes.avatar!.width,
      attributes.contributions_attributes[0]!.avatar!.width,
      attributes.lock_version,
    ],
    [2, 300, 300, lock_version + 1],
  )
})

test('once verified, and its manager’s e-mail confirmed, it is found and read by everybody', async () => {
  await app.call(
    judgeCompany,
    { id: company_id, verification: 'verificada' },
    people.find(({ kind }) => kind === 'Operator')!.token,
  )
  assert.equal((await app.call(listCompanies, { q: 'moinho' })).total_count, 0)
  const { email } = form.company.company_managers_attributes[0]!
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  const { collection } = await app.call(listCompanies, { q: 'moinho', state_id: ['SP'] })
  assert.deepEqual(
    collection.data.map(({ attributes }) => [attributes.name, attributes.place]),
    [['Moinho da Serra', 'São Paulo, SP']],
  )
  const { attributes } = (await app.call(showCompany, { company_id: collection.data[0]!.attributes.slug })).data
  assert.deepEqual([attributes.own, attributes.photos.length, attributes.contributions.length], [null, 2, 1])
  for (const picture of [attributes.avatar!, attributes.background!, ...attributes.photos])
    assert.equal((await app.request(picture.url)).headers.get('content-type'), 'image/webp')
})

test('a branch waits for its own verification, then shows on the page and in the choices', async () => {
  const branch = {
    cnpj: cnpjNumber(91_001),
    name: 'Moinho da Serra, filial Campos',
    phone: '(12) 3333-4444',
    website: 'moinho.example',
    sector_id: '10',
  }
  const { id } = (await app.call(createSubCompany, { company_id, company: branch }, token)).data
  const below = async () =>
    (await app.call(showCompany, { company_id })).data.attributes.sub_companies.map(({ attributes }) => attributes.name)
  assert.deepEqual(await below(), [])
  await app.call(
    judgeCompany,
    { id, verification: 'verificada' },
    people.find(({ kind }) => kind === 'Operator')!.token,
  )
  assert.deepEqual(await below(), [branch.name])
  assert.deepEqual(
    (await app.call(listDescendants, {}, token)).map(({ label }) => label),
    [form.company.name, branch.name],
  )
})

test('who saves second reads what the first one wrote, and saves on top of it', async () => {
  const { lock_version } = (await app.call(showCompanyAttributes, { company_id }, token)).data.attributes
  await app.call(updateCompany, { company_id, company: { founded_at: 1890, lock_version } }, token)
  const { status, body } = await refusal(
    app.call(updateCompany, { company_id, company: { employees_number: 7, lock_version } }, token),
  )
  const { data } = body as unknown as { data: { attributes: { lock_version: number; founded_at: number } } }
  assert.deepEqual([status, data.attributes.founded_at], [409, 1890])
  const { attributes } = (
    await app.call(
      updateCompany,
      { company_id, company: { employees_number: 7, lock_version: data.attributes.lock_version } },
      token,
    )
  ).data
  assert.deepEqual([attributes.founded_at, attributes.employees_number], [1890, 7])
})
