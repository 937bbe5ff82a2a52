// One list by due date of what is overdue or due soon in a company's internships.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showDashboard } from '#features/dashboard/wire.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import {
  bringTo,
  contractWorld,
  newDraft,
  newInternship,
  runningInternship,
  type World,
} from '#test/support/contracts.ts'
import { staySignedIn } from '#test/support/life.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
const noon = (day: string) => app.at(`${day}T15:00:00Z`)
const dp = () => world.of('Departamento Pessoal').token!
const pendencies = (query: object = {}, token = dp()) =>
  app.call(wire.listPendencies, { per_page: 100, ...query } as never, token)
const lines = async (query: object = {}) =>
  (await pendencies(query)).collection.data.map(({ attributes: a }) => `${a.kind} ${a.due_on} ${a.standing} ${a.owner}`)

before(async () => {
  world = await contractWorld(app)
  await staySignedIn(app)
  // The interns that every world has are no part of this one.
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ dropped_at: now.toISOString() }).execute()
  app.at('2027-01-11T12:00:00Z')
  await runningInternship(app, world, { days: 242 })
  await app.settle()
})

test('what is due soon is there from its day on, with its owner and the act that settles it', async () => {
  noon('2027-05-30')
  assert.deepEqual(await lines(), [])
  noon('2027-05-31')
  assert.deepEqual(await lines(), ['report 2027-06-30 upcoming internship_sign'])
  noon('2027-07-01')
  assert.deepEqual(await lines(), [
    'report 2027-06-30 overdue internship_sign',
    'recess 2027-08-12 upcoming company_sign',
  ])
  noon('2027-07-02')
  const found = await pendencies()
  assert.deepEqual(found.figures.overdue + found.figures.upcoming, found.total_count)
  assert.deepEqual(
    found.collection.data.map(({ attributes: { kind, action } }) => `${kind} ${action.label}`),
    ['report Ver o relatório', 'recess Registrar recesso', 'ending Renovar ou encerrar'],
  )
  const card = (await app.call(showDashboard, {}, dp())).data.attributes.cards.find(
    ({ feature }) => feature === 'PENDING',
  )
  assert.deepEqual([card!.count, card!.waiting], [3, 1])
})

test('an unsigned contract is late after ten days, or once its internship should begin; a bounce at once', async () => {
  noon('2027-03-01')
  const { id } = await newInternship(app, world, { starts_in: 30, days: 200 })
  const envelope = await newDraft(app, id, 'digital')
  await bringTo(app, world, envelope, 'signature')
  assert.deepEqual(await lines({ kind: ['unsigned'] }), ['unsigned 2027-03-11 upcoming company_sign'])
  noon('2027-03-12')
  assert.deepEqual(await lines({ standing: 'overdue' }), ['unsigned 2027-03-11 overdue company_sign'])
  await app
    .ctx()
    .db.updateTable('envelope_steps')
    .set({ bounced_at: app.ctx().now.toISOString() })
    .where('state', '=', 'current')
    .execute()
  assert.deepEqual(await lines({ kind: ['bounced', 'unsigned'] }), ['bounced 2027-03-12 upcoming company_sign'])
})

test('a rejected contract is a pendency of whoever corrects it, from its day on', async () => {
  noon('2027-03-01')
  const { id } = await newInternship(app, world, { starts_in: 30, days: 200 })
  const envelope = await newDraft(app, id, 'digital')
  await bringTo(app, world, envelope, 'signature')
  await bringTo(app, world, envelope, 'rejected')
  assert.deepEqual(await lines({ kind: ['rejected'] }), ['rejected 2027-03-01 upcoming company_sign'])
  const [found] = (await pendencies({ kind: ['rejected'] })).collection.data
  const { words, action } = found!.attributes
  assert.match(words, /: Data de início incorreta$/)
  assert.deepEqual(action, { label: 'Corrigir e reenviar', path: `/envelopes/${envelope}` })
  await app.ctx().db.updateTable('envelopes').set({ state: 'voided' }).where('id', '=', envelope).execute()
})

test('an eleventh intern of a supervisor is a pendency of the company, under the supervisor’s name', async () => {
  noon('2027-01-11')
  const supervisor_id = world.of('Financeiro').manager_id!
  const { db } = app.ctx()
  for (let n = 0; n < 11; n++) {
    const id = await runningInternship(app, world, { days: 100 })
    await db.updateTable('internships').set({ supervisor_id }).where('id', '=', id).execute()
  }
  const [found, ...more] = (await pendencies({ kind: ['supervisor'] })).collection.data
  assert.deepEqual([found!.attributes.words, more.length], ['11 estagiários; a lei permite dez', 0])
  assert.match(found!.attributes.person_name, /Financeiro/)
  assert.equal((await pendencies({ q: 'financeiro' })).total_count, 1)
  assert.equal((await pendencies({ q: 'ninguém assim' })).total_count, 0)
  await db.updateTable('internships').set({ supervisor_id: null }).where('supervisor_id', '=', supervisor_id).execute()
})

test('so is the eleventh of somebody without an account, however the e-mail is written', async () => {
  noon('2027-01-11')
  const { db } = app.ctx()
  for (let n = 0; n < 11; n++) {
    const id = await runningInternship(app, world, { days: 100 })
    await db.updateTable('internships').set({ supervisor_id: null }).where('id', '=', id).execute()
    const outside = {
      supervisor_id: null,
      supervisor_name: 'Rui Paz',
      supervisor_email: n ? 'rui@paz.example' : 'Rui@Paz.example',
    }
    await db.updateTable('internship_terms').set(outside).where('internship_id', '=', id).execute()
  }
  const [found, ...more] = (await pendencies({ kind: ['supervisor'] })).collection.data
  assert.deepEqual([found!.attributes.person_name, more.length], ['Rui Paz', 0])
  assert.equal((await pendencies({ q: 'rui paz' })).total_count, 1)
  const none = { supervisor_email: null }
  await db.updateTable('internship_terms').set(none).where('supervisor_email', 'is not', null).execute()
})

test('a page is part of the whole list, and a stranger’s company has nothing of it', async () => {
  noon('2027-07-02')
  await app.settle()
  const all = (await pendencies()).collection.data.map(({ id }) => id)
  const paged = [1, 2, 3].map((page) => pendencies({ page, per_page: 10 }))
  const ids = (await Promise.all(paged)).flatMap(({ collection }) => collection.data.map(({ id }) => id))
  assert.deepEqual(ids, all.slice(0, 30))
  assert.equal(new Set(all).size, all.length)
  assert.equal((await pendencies({}, world.of('Departamento Pessoal', 'stranger').token)).total_count, 0)
  assert.equal((await refusal(pendencies({}, world.of('Recrutador').token))).status, 403)
})
