import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { issueToken } from '#features/accounts/wire.ts'
import { claimCompany, registerCompany } from '#features/companies/wire.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import type { Refused } from '#wire/send.ts'
import { judgeCompany, listClaims, listCompanies, showCompany } from '../wire.ts'

const app = await openApp({ env: { COMPANY_VERIFICATION: 'manual' } })
let operator = ''
let manager = ''
before(async () => {
  await loadDemo(app.house)
  const enter = async (username: string, user_type: string) => (await app.call(issueToken, { grant_type: 'password', username, password: 'Ponte@2026', user_type })).access_token
  operator = await enter('operador@demo.test', 'Operator')
  manager = await enter('gestora@demo.test', 'CompanyManager')
})
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: Refused) => error.status,
  )

test('a company registered under manual verification waits, and is found first', async () => {
  await app.call(registerCompany, registration({ name: 'Zínia Flores Ltda.' }))
  const { collection } = await app.call(listCompanies, { q: 'zinia' }, operator)
  assert.deepEqual(collection.data.map((c) => [c.attributes.name, c.attributes.verification, c.attributes.managers_count]), [['Zínia Flores Ltda.', 'pendente', 1]])
})

test('a company is found by the beginning of its CNPJ, masked or not', async () => {
  for (const q of ['47.283.916/0001', '472839160001']) {
    const { collection } = await app.call(listCompanies, { q }, operator)
    assert.deepEqual(collection.data.map((c) => c.attributes.cnpj), ['47.283.916/0001-60'])
  }
})

test('a verdict is kept with its author, and every Administrador hears of it once', async () => {
  const { data } = await app.call(registerCompany, registration())
  await app.call(judgeCompany, { id: data.id, verification: 'verificada' }, operator)
  assert.equal(await status(app.call(judgeCompany, { id: data.id, verification: 'verificada' }, operator)), 409)
  const { attributes } = (await app.call(showCompany, { id: data.id }, operator)).data
  assert.deepEqual(attributes.decisions.map((d) => [d.verification, d.decided_by]), [['verificada', 'operador@demo.test']])
  await app.settle()
  const letters = await app.ctx().db.selectFrom('mails').select('subject').where('recipient', '=', attributes.managers[0]!.email).where('subject', 'like', '%verificada').execute()
  assert.equal(letters.length, 1)
})

test('nobody is suspended without a reason', async () => {
  const { data } = await app.call(registerCompany, registration())
  assert.equal(await status(app.call(judgeCompany, { id: data.id, verification: 'suspensa', reason: ' ' }, operator)), 422)
})

test('only the operator reaches these rooms', async () => {
  assert.equal(await status(app.call(listCompanies, {}, manager)), 403)
  assert.equal(await status(app.call(listCompanies, {})), 401)
  assert.equal(await status(app.call(showCompany, { id: 'not-an-id' }, operator)), 404)
})

test("the same person's claim of a CNPJ is one, and waits for the operator", async () => {
  const claim = { cnpj: '47.283.916/0001-60', name: 'Rui Bastos', email: 'rui@aurora.example', phone: '+55 (11) 98888-7777', message: 'Sou o dono.' }
  await app.call(claimCompany, { claim })
  await app.call(claimCompany, { claim: { ...claim, message: 'Sou o dono da empresa.' } })
  const { collection } = await app.call(listClaims, { settled: false }, operator)
  assert.deepEqual(collection.data.map((c) => [c.attributes.email, c.attributes.message]), [['rui@aurora.example', 'Sou o dono da empresa.']])
})
