// A company registers by itself, or on an institution's board, and its manager signs in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueToken, revokeToken, showSession } from '#features/accounts/wire/sessions.ts'
import {
  registerCompany,
  registerCompanyOnBoard,
  validateCnpj,
  validateEmail,
} from '#features/companies/wire/registration.ts'
import { showInstitution } from '#features/institutions/wire/register.ts'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import { pairs } from '#wire/place/address.ts'
import { exchange, type Refused } from '#wire/send.ts'

const app = await openApp({ demo: true })

const manager = (form: ReturnType<typeof registration>) => form.company.company_managers_attributes[0]!
const tokenFor = (email: string, password: string) =>
  app.call(issueToken, { grant_type: 'password', username: email, password, user_type: 'CompanyManager' })
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: Refused) => error,
  )

test('the plain registration: checked, sent, confirmed by letter, logged in, logged out', async () => {
  const form = registration()
  assert.deepEqual(await app.call(validateEmail, { email: manager(form).email }), { valid: true })
  assert.deepEqual(await app.call(validateCnpj, { cnpj: form.company.cnpj }), { valid: true })

  const response = await exchange((url, init) => app.request(url, init), registerCompany, form)
  assert.equal(response.status, 201)
  assert.equal(response.headers.get('location'), 'http://ponte.test/empresas/cadastrado')

  assert.deepEqual(await app.call(validateEmail, { email: manager(form).email }), { valid: false })
  assert.deepEqual(await app.call(validateCnpj, { cnpj: form.company.cnpj }), { valid: false })

  await app.settle()
  const letters = await app
    .ctx()
    .db.selectFrom('mails')
    .select('text')
    .where('recipient', '=', manager(form).email)
    .execute()
  assert.equal(letters.length, 1)
  assert.match(letters[0]!.text, /http:\/\/ponte\.test\/colaboradores\/entrar/)

  const { access_token, first_sign_in } = await tokenFor(manager(form).email, manager(form).password)
  assert.equal(first_sign_in, true)
  const { data } = await app.call(showSession, {}, access_token)
  assert.deepEqual([data.attributes.user_type, data.attributes.company_name], ['CompanyManager', form.company.name])

  await app.call(revokeToken, { token: access_token })
  assert.equal((await refused(app.call(showSession, {}, access_token))).status, 401)
})

test("through an institution's board, by its name or its id, the manager is led to that board's log-in", async () => {
  const { data: board } = await app.call(showInstitution, { display_name: 'universidade-horizonte' })
  for (const key of [board.attributes.display_name, board.id]) {
    const form = registration()
    const response = await exchange((url, init) => app.request(url, init), registerCompanyOnBoard, {
      display_name: key,
      ...form,
    })
    assert.equal(response.headers.get('location'), 'http://ponte.test/ies/universidade-horizonte/empresas/entrar')
    const row = await app
      .ctx()
      .db.selectFrom('companies')
      .select('registered_at_institution_id')
      .where('name', '=', form.company.name)
      .executeTakeFirstOrThrow()
    assert.equal(row.registered_at_institution_id, Number(board.id))
    await tokenFor(manager(form).email, manager(form).password)
  }
})

test('a board that does not exist registers nobody', async () => {
  const form = registration()
  assert.equal((await refused(app.call(registerCompanyOnBoard, { display_name: 'nao-existe', ...form }))).status, 404)
  const nothing = registration({ cnpj: '', name: '' })
  assert.equal(
    (await refused(app.call(registerCompanyOnBoard, { display_name: 'nao-existe', ...nothing }))).status,
    404,
  )
  assert.equal(
    (await refused(app.call(registerCompanyOnBoard, { display_name: 'universidade-horizonte', ...nothing }))).status,
    422,
  )
  assert.deepEqual(await app.call(validateEmail, { email: manager(form).email }), { valid: true })
})

test('the brackets of a browser form are understood as they are', async () => {
  const body = new FormData()
  for (const [name, value] of pairs(registration())) body.append(name, value as string)
  assert.ok(body.has('company[company_managers_attributes][0][email]'))
  assert.equal((await app.request('/v1/profile/companies', { method: 'POST', body })).status, 201)
})

test('a registration that fails half-way leaves nothing behind, and the same form passes afterwards', async () => {
  const form = registration()
  const broken = await refused(app.call(registerCompany, { company: { ...form.company, sector_id: 'gone' } }))
  assert.equal(broken.status, 422)
  assert.deepEqual(await app.call(validateEmail, { email: manager(form).email }), { valid: true })
  await app.call(registerCompany, form)
})

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const answers = []
  for (const username of ['gestora@demo.test', 'ninguem@demo.test'])
    answers.push(
      (
        await refused(
          app.call(issueToken, { grant_type: 'password', username, password: 'errada', user_type: 'CompanyManager' }),
        )
      ).body,
    )
  assert.deepEqual(answers[0], answers[1])
  assert.equal(answers[0]!.error, 'invalid_grant')
})
