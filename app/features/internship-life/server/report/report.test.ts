// The activities report as the intern writes it: kept while it is written, sent by her, read and signed by the others.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, runningInternship, type World } from '#test/support/contracts.ts'
import { staySignedIn } from '#test/support/life.ts'
import { showLedger } from '../../wire/ledger.ts'
import * as wire from '../../wire/report.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
let id = ''
before(async () => {
  world = await contractWorld(app)
  await staySignedIn(app)
  app.at('2027-01-11T12:00:00Z')
  id = await runningInternship(app, world, { days: 242 })
  app.at('2027-07-02T12:00:00Z')
})
const intern = () => world.intern.token!
const shown = async () => (await app.call(wire.showReport, { id }, intern())).data.attributes
const save = async (report: object, lock_version?: number) => {
  const version = lock_version ?? (await shown()).lock_version
  const sent = { id, report: { ...report, lock_version: version } } as never
  return (await app.call(wire.saveReport, sent, intern())).data.attributes
}
const send = async () =>
  (await app.call(wire.sendReport, { id, lock_version: (await shown()).lock_version }, intern())).data.attributes
const first = async () =>
  (await app.call(showLedger, { id }, intern())).data.attributes.items.find(({ kind }) => kind === 'report')!

test('it begins with the period that is due, keeps what is typed, and refuses a stale write with both', async () => {
  const begun = await shown()
  assert.deepEqual([begun.from_day, begun.to_day, begun.due_on], ['01/01/2027', '30/06/2027', '2027-06-30'])
  assert.equal((await refusal(send())).status, 422)
  assert.equal((await save({ learned: 'Planilhas' })).learned, 'Planilhas')
  const stale = await refusal(save({ done: 'Outra coisa' }, 0))
  assert.equal(stale.status, 409)
  assert.equal((stale.body as { data: { attributes: { learned: string } } }).data.attributes.learned, 'Planilhas')
})

const WRONG: [what: string, report: object, field: string][] = [
  ['longer than six months', { from_day: '01/01/2027', to_day: '01/07/2027' }, 'to'],
  ['before the start', { from_day: '31/12/2026', to_day: '01/06/2027' }, 'from'],
  ['of days to come', { from_day: '03/07/2027', to_day: '03/07/2027' }, 'to'],
  ['backwards', { from_day: '30/06/2027', to_day: '01/06/2027' }, 'to'],
]
test('what its period may not be is said when it is sent', async () => {
  await save({ done: 'Organizei os cadastros.' })
  for (const [what, report, field] of WRONG) {
    await save(report)
    const { status, body } = await refusal(send())
    assert.deepEqual([status, Object.keys(body.errors!)], [422, [`${field}_day`]], what)
  }
  await save({ from_day: '01/01/2027', to_day: '30/06/2027' })
})

test('sent it waits for the others; refused it is written again, and signed by all the next one is due', async () => {
  const { envelope_id } = await send()
  const sent = await findEnvelope(app.ctx(), envelope_id)
  assert.deepEqual([sent.kind, sent.state], ['relatorio', 'review'])
  assert.match(JSON.stringify(sent.current.paper), /Organizei os cadastros.*Planilhas/)
  assert.equal((await shown()).on_its_way, envelope_id)
  assert.equal((await refusal(save({ done: 'Tarde demais' }))).status, 409)
  await bringTo(app, world, envelope_id, 'rejected')
  assert.equal((await shown()).on_its_way, null)
  await save({ done: 'Organizei os cadastros e atendi clientes.' })
  assert.equal((await send()).envelope_id, envelope_id)
  const again = await findEnvelope(app.ctx(), envelope_id)
  assert.equal(again.version, 2)
  assert.match(JSON.stringify(again.current.paper), /atendi clientes/)
  assert.equal((await first()).state, 'overdue')
  await bringTo(app, world, envelope_id, 'sealing')
  await app.settle()
  assert.equal((await first()).state, 'done')
  const next = await shown()
  assert.deepEqual([next.from_day, next.due_on, next.done], ['01/07/2027', '2027-08-31', null])
})
