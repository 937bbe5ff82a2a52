// Stands of a fair: who is named, who leaves an interest, and who reads it.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eventKeepers } from '#features/companies/server/companies.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { eventWorld, START } from '#test/support/events/events.ts'
import { publishEvent, showEvent } from '../../wire/events.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/stands.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await eventWorld(app)
const { publish, candidate, token, operator, companies } = world
beforeEach(() => app.at(START))

const cnpjOf = async (id: string) =>
  (await app.ctx().db.selectFrom('companies').select('cnpj').where('id', '=', id).executeTakeFirstOrThrow()).cnpj
const add = async (uuid: string, company: string, by: string) =>
  (await app.call(wire.addStand, { uuid, stand: { cnpj: await cnpjOf(company), place: 'Estande 12' } }, by)).data
const named = async (uuid: string) => (await app.call(showEvent, { uuid })).data.attributes.stands.map(({ id }) => id)
const keepersOf = async (company_id: string) => (await eventKeepers(app.ctx(), company_id)).map(({ email }) => email)
const invites = async (company_id: string) => {
  const told = await Promise.all((await keepersOf(company_id)).map((email) => subjectsTo(app, email, 'Convite para')))
  return told.flat()
}
const stranger = () => world.of('Recrutador', 'stranger')
const read = async (id: string, by = token()) =>
  (await app.call(wire.listInterests, { id }, by)).collection.data.map(({ attributes }) => attributes.email)

test('a company is named at a fair of the platform once it agrees; its own fair needs no answer', async () => {
  const fair = await publish({ title: 'Feira da plataforma' }, operator())
  const { id, attributes } = await add(fair.uuid, companies.company, operator())
  assert.deepEqual([attributes.confirmed, await named(fair.uuid)], [false, []])
  const letter = 'Convite para um estande: Feira da plataforma'
  const told = await invites(companies.company)
  assert.deepEqual([[...new Set(told)], told.length], [[letter], (await keepersOf(companies.company)).length])
  assert.equal((await refusal(app.call(wire.showStand, { id }))).status, 404)
  assert.equal((await refusal(app.call(wire.confirmStand, { id }, stranger()))).status, 404)
  await app.call(wire.confirmStand, { id }, token())
  assert.deepEqual(await named(fair.uuid), [id])
  const own = await publish()
  assert.equal((await add(own.uuid, companies.company, token())).attributes.confirmed, true)
  assert.equal((await invites(companies.company)).length, told.length, 'its own fair tells nobody')
  await app.call(wire.leaveStand, { id }, token())
  assert.deepEqual(await named(fair.uuid), [])
})

test('a company invited to a draft hears of it when the fair is on air', async () => {
  const { data } = await world.create({ title: 'Feira em rascunho' }, operator())
  await add(data.id, companies.company, operator())
  const told = async () => (await invites(companies.company)).filter((one) => one.endsWith('Feira em rascunho')).length
  assert.equal(await told(), 0)
  await app.call(publishEvent, { uuid: data.id }, operator())
  assert.equal(await told(), (await keepersOf(companies.company)).length)
})

test('what cannot stand is refused in words', async () => {
  const [fair, talk] = [await publish(), await publish({ kind: 'talk' })]
  assert.equal((await refusal(add(talk.uuid, companies.company, token()))).status, 409)
  await add(fair.uuid, companies.company, token())
  const again = await refusal(add(fair.uuid, companies.company, token()))
  assert.deepEqual([again.status, Object.keys(again.body.errors ?? {})], [422, ['cnpj']])
  const unknown = { cnpj: '11.444.777/0001-61' }
  assert.equal((await refusal(app.call(wire.addStand, { uuid: fair.uuid, stand: unknown }, token()))).status, 422)
})

test('the company reads who left an interest at its own stand, until it is taken back', async () => {
  const fair = await publish()
  const { id } = await add(fair.uuid, companies.company, token())
  const [lia, rui] = [await candidate(), await candidate()]
  await app.call(wire.leaveInterest, { id }, lia.token)
  await app.call(wire.leaveInterest, { id }, lia.token)
  assert.deepEqual(await read(id), [lia.email])
  const sheet = await app.call(wire.interestsSheet, { id }, token())
  const [, row] = await readSheet(new Uint8Array(await sheet.arrayBuffer()), 'xlsx', { rows: 9, columns: 9 })
  assert.deepEqual(row!.cells, ['Lia Barbosa Nogueira', lia.email, '08/03/2027 09:00'])
  for (const by of [stranger(), operator(), rui.token])
    assert.ok([403, 404].includes((await refusal(app.call(wire.listInterests, { id }, by))).status))
  assert.equal((await refusal(app.call(wire.removeStand, { uuid: fair.uuid, id }, token()))).status, 409)
  const mine = (await app.call(wire.listOwnInterests, {}, lia.token)).collection.data
  assert.deepEqual([mine.map((one) => one.id), mine[0]!.attributes.left_at !== null], [[id], true])
  await app.call(wire.takeInterestBack, { id }, lia.token)
  assert.deepEqual([await read(id), (await app.call(wire.listOwnInterests, {}, lia.token)).collection.data], [[], []])
  await app.call(wire.removeStand, { uuid: fair.uuid, id }, token())
})

test('a day after the fair nobody leaves an interest any more', async () => {
  const fair = await publish()
  const { id } = await add(fair.uuid, companies.company, token())
  const lia = await candidate()
  app.at('2027-03-12T18:59:59Z')
  assert.equal((await app.call(wire.showStand, { id })).data.attributes.open, true)
  app.at('2027-03-12T19:00:00Z')
  assert.equal((await refusal(app.call(wire.leaveInterest, { id }, lia.token))).status, 409)
})
