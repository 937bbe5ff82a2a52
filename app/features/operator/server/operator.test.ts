import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { renewPassword } from '#features/accounts/wire/logins.ts'
import { issueToken, showSession } from '#features/accounts/wire/sessions.ts'
import { claimCompany, registerCompany } from '#features/companies/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import type { Refused } from '#wire/send.ts'
import { ACCEPTED, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import {
  judgeCompany,
  listClaims,
  listCompanies,
  listProposals,
  listQueue,
  searchAll,
  settleClaim,
  showCompany,
  showOverview,
} from '../wire.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'manual', RATE_LIMITS: 'off' } })
let operator = ''
let manager = ''
before(async () => {
  const enter = async (username: string, user_type: string) =>
    (await app.call(issueToken, { grant_type: 'password', username, password: 'Ponte@2026', user_type })).access_token
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
  assert.deepEqual(
    collection.data.map((c) => [c.attributes.name, c.attributes.verification, c.attributes.managers_count]),
    [['Zínia Flores Ltda.', 'pendente', 1]],
  )
})

test('a company is found by the beginning of its CNPJ, masked or not', async () => {
  for (const q of ['47.283.916/0001', '472839160001']) {
    const { collection } = await app.call(listCompanies, { q }, operator)
    assert.deepEqual(
      collection.data.map((c) => c.attributes.cnpj),
      ['47.283.916/0001-60'],
    )
  }
})

test('a search for what folds to nothing finds nothing, here and among the proposals', async () => {
  for (const q of ['%', '_', '-', '\\', '%%%%']) {
    assert.deepEqual((await app.call(listCompanies, { q }, operator)).total_count, 0, q)
    assert.deepEqual((await app.call(listProposals, { q, status: 'refused' }, operator)).total_count, 0, q)
  }
})

test('a list that has one order refuses another', async () => {
  const { status, body } = await refusal(app.call(listCompanies, { sort: 'name' } as never, operator))
  assert.deepEqual([status, body.errors], [422, { sort: ['Esta lista tem uma ordem só'] }])
})

test('a verdict is kept with its author, and every Administrador hears of it once', async () => {
  const { data } = await app.call(registerCompany, registration())
  await app.call(judgeCompany, { id: data.id, verification: 'verificada' }, operator)
  assert.equal(await status(app.call(judgeCompany, { id: data.id, verification: 'verificada' }, operator)), 409)
  const { attributes } = (await app.call(showCompany, { id: data.id }, operator)).data
  assert.deepEqual(
    attributes.decisions.map((d) => [d.verification, d.decided_by]),
    [['verificada', 'operador@demo.test']],
  )
  await app.settle()
  const letters = await app
    .ctx()
    .db.selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', attributes.managers[0]!.email)
    .where('subject', 'like', '%verificada')
    .execute()
  assert.equal(letters.length, 1)
  assert.equal(attributes.email_confirmed, false)
  assert.match(letters[0]!.text, /Falta confirmar o e-mail/, 'nothing is promised that the e-mail still holds back')
})

test('nobody is suspended without a reason', async () => {
  const { data } = await app.call(registerCompany, registration())
  assert.equal(
    await status(app.call(judgeCompany, { id: data.id, verification: 'suspensa', reason: ' ' }, operator)),
    422,
  )
})

test('only the operator reaches these rooms', async () => {
  assert.equal(await status(app.call(listCompanies, {}, manager)), 403)
  assert.equal(await status(app.call(listCompanies, {})), 401)
  assert.equal(await status(app.call(showCompany, { id: 'not-an-id' }, operator)), 404)
})

test('a claim sent twice is one; other words under the same unproven e-mail are a second one', async () => {
  const claim = {
    cnpj: '47.283.916/0001-60',
    name: 'Rui Bastos',
    email: 'rui@aurora.example',
    phone: '+55 (11) 98888-7777',
    message: 'Sou o dono.',
  }
  const send = async (said = {}) => (await app.call(claimCompany, { claim: { ...claim, ...said } })).data.id
  const [first, again] = [await send(), await send()]
  await send({ phone: '+55 (11) 97777-6666', message: 'Ignorem o outro pedido.' })
  assert.equal(again, first)
  const { collection } = await app.call(listClaims, { settled: false }, operator)
  const heard = collection.data.map(({ attributes: c }) => [c.email, c.phone, c.message, c.others_open])
  assert.deepEqual(heard.toSorted(), [
    ['rui@aurora.example', '+55 (11) 97777-6666', 'Ignorem o outro pedido.', 1],
    ['rui@aurora.example', claim.phone, 'Sou o dono.', 1],
  ])
})

/** A company, and somebody who says it is theirs. */
async function claimed(email: string) {
  const { data } = await app.call(registerCompany, registration())
  const claim = {
    cnpj: data.attributes.cnpj,
    name: 'Rosa Teles',
    email,
    phone: '+55 (11) 98888-7777',
    message: 'A empresa é minha.',
  }
  const { id } = (await app.call(claimCompany, { claim })).data
  const { managers } = (await app.call(showCompany, { id: data.id }, operator)).data.attributes
  return { id, company_id: data.id, name: data.attributes.name, first: managers[0]!.email }
}

test('who claims a CNPJ and is accepted comes in as Administrador, and both sides hear of it', async () => {
  const { id, company_id, name, first } = await claimed('rosa@teles.example')
  const seen = async () => {
    const { managers, managers_count } = (await app.call(showCompany, { id: company_id }, operator)).data.attributes
    return [managers_count, managers.map(({ active, invited, uninvited }) => ({ active, invited, uninvited }))]
  }
  const here = { active: true, invited: false, uninvited: false }
  const { attributes } = (await app.call(settleClaim, { id, accepted: true }, operator)).data
  assert.deepEqual([attributes.accepted, attributes.settled_at !== null], [true, true])
  assert.deepEqual(
    (await lettersTo(app, first)).map(({ subject }) => subject).filter((s) => s.includes('outro')),
    [`${name} tem outro Administrador`],
  )
  assert.deepEqual(
    (await lettersTo(app, 'rosa@teles.example')).map(({ subject }) => subject).sort(),
    [`Seu pedido sobre ${name} foi aceito`, `${name} convidou você para o Ponte`].sort(),
  )
  assert.deepEqual(await seen(), [1, [here, { ...here, invited: true }]])
  await app.call(renewPassword, {
    token: await tokenFor(app, 'rosa@teles.example'),
    password: 'Ponte@2027',
    ...ACCEPTED,
  })
  assert.deepEqual(await seen(), [2, [here, here]])
  const session = await app.call(issueToken, {
    grant_type: 'password',
    username: 'rosa@teles.example',
    password: 'Ponte@2027',
    user_type: 'CompanyManager',
  })
  assert.deepEqual((await app.call(showSession, {}, session.access_token)).data.attributes.roles, ['Administrador'])
})

test('a refused claim needs a reason, which goes to who claimed and to nobody else', async () => {
  const { id, name, first } = await claimed('rosa2@teles.example')
  assert.equal(await status(app.call(settleClaim, { id, accepted: false }, operator)), 422)
  await app.call(settleClaim, { id, accepted: false, reason: 'O contrato social está ilegível.' }, operator)
  const [letter] = await lettersTo(app, 'rosa2@teles.example')
  assert.equal(letter?.subject, `Sobre o cadastro de ${name}`)
  assert.match(letter.text, /O contrato social está ilegível\./)
  assert.deepEqual(
    (await lettersTo(app, first)).filter(({ subject }) => subject.includes('outro')),
    [],
  )
})

test('a claim is settled once', async () => {
  const { id } = await claimed('rosa3@teles.example')
  const both = await Promise.all([
    status(app.call(settleClaim, { id, accepted: true }, operator)),
    status(app.call(settleClaim, { id, accepted: true }, operator)),
  ])
  assert.deepEqual(both.sort(), [200, 409])
  assert.equal(
    await status(app.call(settleClaim, { id: '01900000-0000-7000-8000-000000000000', accepted: true }, operator)),
    404,
  )
})

test('an e-mail that works at a company already cannot be invited, and the claim stays open', async () => {
  const { id, company_id } = await claimed('recrutador@demo.test')
  assert.equal(await status(app.call(settleClaim, { id, accepted: true }, operator)), 409)
  const { collection } = await app.call(listClaims, { settled: false, per_page: 100 }, operator)
  assert.ok(collection.data.some((c) => c.id === id && c.attributes.company_id === company_id))
})

test('the overview counts what waits', async () => {
  const count = async () => (await app.call(showOverview, {}, operator)).data.attributes
  await app.settle()
  const before = await count()
  const { id, company_id } = await claimed('rosa4@teles.example')
  await app.settle()
  assert.deepEqual(await count(), {
    ...before,
    companies_waiting: before.companies_waiting + 1,
    claims_open: before.claims_open + 1,
    mails_waiting: 0,
    week: { ...before.week, companies_registered: before.week.companies_registered + 1 },
  })
  await app.call(judgeCompany, { id: company_id, verification: 'verificada' }, operator)
  await app.call(settleClaim, { id, accepted: true }, operator)
  await app.settle()
  assert.deepEqual(await count(), {
    ...before,
    mails_waiting: 0,
    week: {
      ...before.week,
      companies_registered: before.week.companies_registered + 1,
      decisions: before.week.decisions + 2,
    },
  })
  const { db, now } = app.ctx()
  const created_at = new Date(now.getTime() - 10 * 86_400_000).toISOString()
  await db.updateTable('companies').set({ created_at }).where('id', '=', company_id).execute()
  const { week_before } = await count()
  assert.equal(week_before.companies_registered, before.week_before.companies_registered + 1)
})

test('the queue has what the overview counts, the oldest first', async () => {
  const { attributes } = (await app.call(showOverview, {}, operator)).data
  const { collection, total_count } = await app.call(listQueue, { per_page: 100 }, operator)
  const { documents_waiting, contracts_waiting, companies_waiting, claims_open, proposals_waiting } = attributes
  assert.ok(proposals_waiting > 0)
  assert.equal(total_count, documents_waiting + contracts_waiting + companies_waiting + claims_open + proposals_waiting)
  const since = collection.data.map((item) => Date.parse(item.attributes.since))
  assert.deepEqual(
    since,
    since.toSorted((one, other) => one - other),
  )
  const { collection: companies } = await app.call(listQueue, { kind: 'company', per_page: 100 }, operator)
  assert.ok(companies.data.some((item) => item.attributes.about === 'Zínia Flores Ltda.'))
})

test('one search finds people by name and e-mail, companies by name and CNPJ, and jobs', async () => {
  const found = async (q: string) =>
    (await app.call(searchAll, { q }, operator)).data.map((one) => `${one.attributes.kind} ${one.attributes.title}`)
  assert.ok((await found('zinia')).includes('company Zínia Flores Ltda.'))
  assert.ok((await found('47.283.916/0001')).includes('company Aurora Alimentos Artesanais Ltda.'))
  assert.ok((await found('marketing')).includes('job Estágio em Marketing Digital'))
  const [person] = await found('estudante@demo.test')
  assert.match(person!, /^person /)
  const [gestora] = (await app.call(searchAll, { q: 'gestora@demo.test' }, operator)).data
  const [aurora] = (await app.call(searchAll, { q: '47.283.916/0001' }, operator)).data
  assert.deepEqual([gestora!.attributes.company_id, aurora!.attributes.company_id], [aurora!.id, aurora!.id])
  for (const q of ['%%', '__', '\\%']) assert.deepEqual(await found(q), [], q)
})

test('a claim is found by who makes it, and opens as the only one', async () => {
  const { id } = await claimed('rosa.unica@teles.example')
  const finding = (await app.call(searchAll, { q: 'rosa.unica' }, operator)).data.find((one) => one.id === id)
  assert.equal(finding!.attributes.kind, 'claim')
  const shown = async (id: string) =>
    (await app.call(listClaims, { id }, operator)).collection.data.map((claim) => claim.id)
  assert.deepEqual(await shown(id), [id])
  assert.deepEqual(await shown('nada'), [])
})
