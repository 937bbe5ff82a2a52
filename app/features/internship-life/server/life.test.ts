// The life of an internship over the API: what is due, recess, the end before the last day and the end by the calendar.
import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import * as envelopes from '#features/contracts/wire/envelopes.ts'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import {
  askers,
  bringTo,
  contractWorld,
  newInternship,
  runningInternship,
  take,
  type World,
} from '#test/support/contracts.ts'
import { completed, staySignedIn } from '#test/support/life.ts'
import * as wire from '../wire/ledger.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => {
  world = await contractWorld(app)
  await staySignedIn(app)
  app.at('2027-01-11T12:00:00Z')
})
/** Nobody's two years are used up by another test. */
afterEach(async () => {
  app.at('2027-01-11T12:00:00Z')
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ dropped_at: now.toISOString() }).execute()
})

const dp = () => world.of('Departamento Pessoal').token!
const noon = (day: string) => app.at(`${day}T15:00:00Z`)
/** From the first of January on. */
const running = (days: number, person = world.intern) => runningInternship(app, world, { days: days - 1, person })
const ledger = async (id: string, token = dp()) => (await app.call(wire.showLedger, { id }, token)).data.attributes
const kinds = async (id: string, state: string) =>
  (await ledger(id)).items.filter((one) => one.state === state).map(({ kind }) => kind)

test('eight months show 20 days of recess, to the company and to the intern, and to nobody else', async () => {
  const id = await running(243)
  const { recess, starts_on, ends_on } = await ledger(id)
  assert.deepEqual([starts_on, ends_on], ['2027-01-01', '2027-08-31'])
  assert.deepEqual([recess.due, recess.sum, recess.left], [20, '8 meses × 2,5 = 20', 20])
  assert.deepEqual((await ledger(id, world.intern.token!)).recess.due, 20)
  const candidate = world.people.find(({ name }) => name === 'candidate')!.token!
  assert.equal((await refusal(ledger(id, candidate))).status, 404)
  const draft = await newInternship(app, world)
  assert.equal((await refusal(ledger(draft.id))).status, 404)
})

/** By law, 2.5 days a month, each started day in the intern's favour. */
const EARNED: [days: number, due: number, sum: string][] = [
  [1, 1, '1 dia × 2,5 ÷ 30 = 0,08, arredondado a 1'],
  [31, 3, '1 mês × 2,5 = 2,5, arredondado a 3'],
  [166, 14, '5 meses × 2,5 + 15 dias × 2,5 ÷ 30 = 13,75, arredondado a 14'],
  [243, 20, '8 meses × 2,5 = 20'],
  [365, 30, '12 meses × 2,5 = 30'],
  [730, 60, '23 meses × 2,5 + 30 dias × 2,5 ÷ 30 = 60'],
]
for (const [days, due, sum] of EARNED)
  test(`recess of ${days} days of internship: ${due}`, async () => {
    const { recess } = await ledger(await running(days))
    assert.deepEqual([recess.due, recess.sum], [due, sum])
  })

const REFUSED: [what: string, recess: { from: string; to: string }, field: string][] = [
  ['before the start', { from: '2026-12-31', to: '2027-01-02' }, 'from'],
  ['after the end', { from: '2027-08-30', to: '2027-09-01' }, 'to'],
  ['backwards', { from: '2027-07-02', to: '2027-07-01' }, 'to'],
  ['more than is due', { from: '2027-07-01', to: '2027-07-21' }, 'to'],
  ['no day at all', { from: '2027-02-30', to: '2027-07-01' }, 'from'],
]
test('recess is recorded within the internship, once each day; what is wrong is said at its field', async () => {
  const id = await running(243)
  const record = (recess: { from: string; to: string }) => app.call(wire.recordRecess, { id, recess }, dp())
  for (const [what, recess, field] of REFUSED) {
    const { status, body } = await refusal(record(recess))
    assert.deepEqual([status, Object.keys(body.errors!).map((name) => name.split('.').at(-1))], [422, [field]], what)
  }
  const first = (await record({ from: '2027-07-01', to: '2027-07-15' })).data.attributes.recess
  assert.deepEqual([first.taken, first.left, first.entries.map(({ days }) => days)], [15, 5, [15]])
  assert.equal((await refusal(record({ from: '2027-07-15', to: '2027-07-16' }))).status, 422)
  assert.equal((await refusal(app.call(wire.payRecess, { id }, dp()))).status, 409)
  await app.call(wire.dropRecess, { id, entry_id: first.entries[0]!.id }, dp())
  assert.equal((await ledger(id)).recess.left, 20)
})

test('an assessment week waits for the institution, and its confirmation is written once', async () => {
  const id = await running(243)
  const week = { from: '2027-06-07', to: '2027-06-12' }
  await app
    .ctx()
    .db.updateTable('internship_terms')
    .set({ assessment_weeks: JSON.stringify([week]) })
    .where('internship_id', '=', id)
    .execute()
  const confirm = (from: string) => app.call(wire.confirmWeek, { id, week: { from } }, dp())
  noon('2027-06-08')
  assert.ok((await kinds(id, 'overdue')).includes('assessment'))
  assert.equal((await refusal(confirm('2027-06-08'))).status, 422)
  await confirm(week.from)
  await confirm(week.from)
  assert.ok((await kinds(id, 'done')).includes('assessment'))
})

const renewal = async (id: string, ends_on: string) => {
  const { data } = await app.call(envelopes.createEnvelope, { envelope: { internship_id: id, kind: 'aditivo' } }, dp())
  const { lock_version } = (await app.call(showFolder, { id, envelope_id: data.id }, dp())).data.attributes
  await app.call(updateFolder, { id, folder: { envelope_id: data.id, lock_version, terms: { ends_on } } }, dp())
  return data.id
}
const sendOff = (id: string) => app.call(envelopes.sendEnvelope, { id }, dp())

test('what is overdue holds a renewal and names its owner; another change is sent all the same', async () => {
  const id = await running(243)
  noon('2027-07-05')
  const longer = await renewal(id, '2027-12-31')
  const refused = await refusal(sendOff(longer))
  assert.equal(refused.status, 409)
  assert.match(refused.body.messages![0]!, /Relatório de atividades, vencido em 30\/06\/2027 \(Estagiário\(a\)\)/)
  assert.equal((await findEnvelope(app.ctx(), longer)).state, 'created')
  await completed(app, world, id, 'relatorio', { from: '2027-01-01', to: '2027-06-30' })
  assert.equal((await sendOff(longer)).data.attributes.current_state, 'review')
})

test('a certificate waits for an amendment on its way, and once it is issued nothing goes further', async () => {
  const issue = (of: string) => app.call(wire.issueCertificate, { id: of, certificate: {} }, dp())
  const [longer, over] = [await running(31), await running(31)]
  await sendOff(await renewal(longer, '2027-06-30'))
  const late = await renewal(over, '2027-06-30')
  noon('2027-01-31')
  assert.equal((await refusal(issue(longer))).status, 409)
  assert.ok((await issue(over)).data.attributes.certificate)
  const { status, message } = await refusal(sendOff(late))
  assert.deepEqual([status, /já foi emitido/.test(message)], [409, true])
})

const terminate = (id: string, more: object = {}) => {
  const termination = { last_day: '2027-05-15', reason: 'wish', initiative: 'internship_sign', ...more }
  return app.call(wire.terminate, { id, termination } as never, dp())
}

test('a termination computes what is owed on its day, and never reaches beyond the internship', async () => {
  const id = await running(243)
  await app.call(wire.recordRecess, { id, recess: { from: '2027-02-01', to: '2027-02-04' } }, dp())
  const early = await refusal(terminate(id, { last_day: '2026-12-31' }))
  const late = await refusal(terminate(id, { last_day: '2027-09-01' }))
  assert.deepEqual([early.status, late.status], [422, 422])
  assert.match(late.body.errors!['last_day']![0]!, /use um aditivo/)
  assert.deepEqual(Object.keys((await refusal(terminate(id, { reason: 'other' }))).body.errors!), ['text'])
  const { attributes } = (await terminate(id)).data
  // 4 months and 15 days: 11.25, upwards.
  assert.deepEqual([attributes.recess.due, attributes.recess.taken, attributes.recess.left], [12, 4, 8])
  assert.deepEqual(
    attributes.missing.map(({ kind, owner_name }) => `${kind} ${owner_name}`),
    ['recess Empresa', 'report Estagiário(a)', 'certificate Empresa', 'evaluation Empresa'],
  )
  // The paper says the same, in days and in reais: 1.200 a month, 220 of transport, until 15 May.
  await sendOff(attributes.envelope_id)
  const words = JSON.stringify((await findEnvelope(app.ctx(), attributes.envelope_id)).current.paper).replaceAll(
    '\u00a0',
    ' ',
  )
  assert.match(words, /direito a 12 dias de recesso \(4 meses × 2,5 \+ 15 dias × 2,5 ÷ 30 = 11,25, arredondado a 12\)/)
  assert.match(words, /Recesso não gozado: R\$ 1\.200,00 ÷ 30 × 8 dias = R\$ 320,00/)
  assert.match(words, /Bolsa do último mês: R\$ 1\.200,00 ÷ 30 × 15 dias = R\$ 600,00/)
  assert.match(words, /transporte do último mês: R\$ 220,00 ÷ 30 × 15 dias = R\$ 110,00/)
  assert.match(words, /R\$ 1\.030,00/)
  assert.equal((await refusal(terminate(id))).status, 409)
})

test('access ends on the day after the last one, and an amendment on its way is cancelled', async () => {
  const person = world.people.find(({ name }) => name === 'candidate')!
  const id = await running(243, person)
  const longer = await renewal(id, '2027-12-31')
  await sendOff(longer)
  const { envelope_id } = (await terminate(id)).data.attributes
  await sendOff(envelope_id)
  await bringTo(app, world, envelope_id, 'sealing')
  await app.settle()
  const { state, current } = await findEnvelope(app.ctx(), envelope_id)
  assert.equal(state, 'completed')
  assert.match(JSON.stringify(current.paper), /Pedido do estagiário/)
  assert.equal((await findEnvelope(app.ctx(), longer)).state, 'voided')
  const stateOn = async (day: string) => {
    noon(day)
    await app.run('end-internships')
    return (await app.call(showFolder, { id }, dp())).data.attributes.state
  }
  const isIntern = async () => (await app.call(showSession, {}, person.token)).data.attributes
  assert.equal(await stateOn('2027-05-15'), 'active')
  assert.equal((await isIntern()).intern, true)
  assert.equal(await stateOn('2027-05-16'), 'ended')
  assert.ok((await kinds(id, 'overdue')).includes('recess_payment'))
  const paid = (await app.call(wire.payRecess, { id }, dp())).data.attributes.recess
  assert.deepEqual([paid.paid, paid.left], [12, 0])
})

test('recess planned behind a new last day is owed in money, and none is recorded after the end', async () => {
  const id = await running(243)
  const record = (from: string, to: string) => app.call(wire.recordRecess, { id, recess: { from, to } }, dp())
  await record('2027-07-01', '2027-07-15')
  const { envelope_id, recess } = (await terminate(id)).data.attributes
  assert.deepEqual([recess.taken, recess.left], [0, 12])
  await sendOff(envelope_id)
  await bringTo(app, world, envelope_id, 'sealing')
  await app.settle()
  noon('2027-05-16')
  const ended = (await ledger(id)).recess
  assert.deepEqual([ended.taken, ended.left], [0, 12])
  assert.equal((await refusal(record('2027-05-10', '2027-05-15'))).status, 409)
  assert.equal((await app.call(wire.payRecess, { id }, dp())).data.attributes.recess.paid, 12)
})

test('who does not sign a termination in ten days is passed over, and the document says so', async () => {
  const id = await running(243)
  noon('2027-03-01')
  const { envelope_id } = (await terminate(id, { initiative: 'company_sign', last_day: '2027-04-30' })).data.attributes
  await sendOff(envelope_id)
  const who = askers(world)
  await bringTo(app, world, envelope_id, 'approval')
  await take(app, envelope_id, 'confirm', { asker: who.approver })
  const current = async () => {
    await app.run('pass-over-terminations')
    const found = await findEnvelope(app.ctx(), envelope_id)
    return found.steps.find(({ id }) => id === found.step_id)?.target ?? found.state
  }
  noon('2027-03-20')
  assert.equal(await current(), 'company', 'who ends it must sign')
  await take(app, envelope_id, 'sign', { asker: who.signer, facts: {} })
  await app.settle()
  noon('2027-03-29')
  assert.equal(await current(), 'intern')
  noon('2027-03-30')
  assert.equal(await current(), 'institution')
  noon('2027-04-08')
  assert.equal(await current(), 'institution')
  noon('2027-04-09')
  assert.equal(await current(), 'completed')
  const { steps } = await findEnvelope(app.ctx(), envelope_id)
  assert.deepEqual(
    steps.filter(({ passed_over_at }) => passed_over_at).map(({ target, state }) => `${target} ${state}`),
    ['intern skipped', 'institution skipped'],
  )
  assert.equal((await ledger(id)).ends_on, '2027-04-30')
})

test('by the calendar it ends on the day after its last one, unless a signed change waits for its seal', async () => {
  const [id, sealing] = [await running(31), await running(31)]
  const longer = await renewal(sealing, '2027-06-30')
  await sendOff(longer)
  await bringTo(app, world, longer, 'sealing')
  const unsigned = await renewal(id, '2027-06-30')
  const endedAt = async (of: string) =>
    (await app.ctx().db.selectFrom('internships').select('ended_at').where('id', '=', of).executeTakeFirstOrThrow())
      .ended_at
  noon('2027-01-31')
  await app.ctx().db.deleteFrom('tasks').where('name', '=', 'seal-envelope').execute()
  await app.run('end-internships')
  assert.equal(await endedAt(id), null)
  app.at('2027-02-01T03:00:00Z')
  await app.run('end-internships')
  assert.equal(new Date((await endedAt(id))!).toISOString(), '2027-02-01T02:59:59.000Z')
  assert.equal((await findEnvelope(app.ctx(), unsigned)).state, 'voided')
  assert.equal(await endedAt(sealing), null)
})

test('a report on its way belongs to who holds it, and is done once it is sealed', async () => {
  const id = await running(243)
  const facts = { from: '2027-01-01', to: '2027-01-10' }
  const envelope = { internship_id: id, kind: 'relatorio', facts } as const
  const report = (await app.call(envelopes.createEnvelope, { envelope }, dp())).data.id
  const first = async () => {
    await app.settle()
    const { due_on, owner, state } = (await ledger(id)).items.find(({ kind }) => kind === 'report')!
    return `${due_on} ${owner} ${state}`
  }
  assert.equal(await first(), '2027-06-30 internship_sign upcoming')
  await sendOff(report)
  assert.equal(await first(), '2027-06-30 company_sign upcoming')
  await bringTo(app, world, report, 'sealing')
  assert.equal(await first(), '2027-01-10 internship_sign done')
})
