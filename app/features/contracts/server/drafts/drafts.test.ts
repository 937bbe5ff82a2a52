// What is against the law is not sent, and not signed; what everybody signed holds, from its day on.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { checkTerms } from '#features/internships/wire/legal-checks.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import {
  askers,
  bringTo,
  contractWorld,
  newDraft,
  newInternship,
  runningInternship,
  take,
  type World,
} from '#test/support/contracts.ts'
import * as wire from '../../wire/envelopes.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => void (world = await contractWorld(app)))

const dp = () => world.of('Departamento Pessoal').token!
const day = (later: number) => today(app.ctx().now, later)
type Internship = Awaited<ReturnType<typeof newInternship>>

const change = async ({ id }: Internship, terms: DraftTerms, terms_id?: string) => {
  const { lock_version } = (await app.call(showFolder, { id }, dp())).data.attributes
  const folder = { terms, lock_version, ...(terms_id && { terms_id }) }
  return (await app.call(updateFolder, { id, folder }, dp())).data.attributes
}
const create = async (internship_id: string, envelope: object = { kind: 'tce' }) =>
  (await app.call(wire.createEnvelope, { envelope: { internship_id, kind: 'tce', ...envelope } }, dp())).data
const sendOff = (id: string) => app.call(wire.sendEnvelope, { id }, dp())
type Unlawful = { breaches: { rule: string }[]; errors: Record<string, string[]> }
const rulesOf = ({ body }: { body: unknown }) => (body as Unlawful).breaches.map(({ rule }) => rule)
const completed = async (id: string) => {
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'completed')
}
const stateOf = async ({ id }: Internship) => (await app.call(showFolder, { id }, dp())).data.attributes

const AT = (to: string) => [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '13:00', to }))

test('31 hours a week are not sent: 422 with the rule at its field; 30 hours are', async () => {
  const internship = await newInternship(app, world)
  await change(internship, { schedule: [...AT('19:00'), { day_of_week: 7, from: '09:00', to: '10:00' }] })
  const { id } = await create(internship.id)
  const refused = await refusal(sendOff(id))
  assert.equal(refused.status, 422)
  assert.deepEqual(rulesOf(refused), ['L11788.10.II'])
  assert.deepEqual(Object.keys((refused.body as Unlawful).errors), ['schedule'])
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'created')
  await change(internship, { schedule: AT('19:00') })
  assert.equal((await sendOff(id)).data.attributes.current_state, 'review')
})

test('what was sent is written no more, and a cancelled contract leaves the draft to be sent anew', async () => {
  const internship = await newInternship(app, world)
  const { id } = await create(internship.id)
  await sendOff(id)
  const late = await refusal(change(internship, { policy: 'AP-2' }))
  assert.equal(late.status, 409)
  assert.equal((late.body as { data: { attributes: { is_draft: boolean } } }).data.attributes.is_draft, false)
  await app.call(wire.voidEnvelope, { id }, dp())
  assert.equal((await change(internship, { policy: 'AP-2' })).terms.policy, 'AP-2')
  assert.equal((await sendOff((await create(internship.id)).id)).data.attributes.current_state, 'review')
})

test('two contracts want a supervisor’s last place at once: one gets it, the other reads who has ten', async () => {
  const supervisor_id = world.of('Financeiro').manager_id!
  const drafts: string[] = []
  for (let n = 0; n < 11; n++) {
    const internship = await newInternship(app, world, { days: 300 })
    await change(internship, { supervisor_id })
    drafts.push((await create(internship.id)).id)
  }
  for (const id of drafts.slice(0, 9)) await sendOff(id)
  const both = await Promise.allSettled(drafts.slice(9).map(sendOff))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { reason } = both.find((one) => one.status === 'rejected')!
  assert.equal(reason.status, 409)
  assert.deepEqual(rulesOf(reason), ['L11788.9.III'])
  assert.match(reason.body.messages[0], /já tem 10 estagiários/)
  assert.ok(reason.body.data, 'a conflict shows how it stands')
})

test('a guardian is somebody else: their CPF is not the intern’s', async () => {
  const internship = await newInternship(app, world, { born: day(-17 * 365) })
  const { cpf } = await identityForContracts(app.ctx(), world.intern.user_info_id!)
  const guardians = [{ name: 'Rosa Lima', cpf: cpf!, kinship: 'mãe', email: 'rosa@x.example' }]
  const { data } = await app.call(checkTerms, { internship_id: internship.id, terms: { guardians } }, dp())
  assert.ok(
    data.some(({ rule, field }) => rule === 'L11788.16' && field === 'guardians'),
    'as it is typed',
  )
  await change(internship, { guardians })
  const { id } = await create(internship.id)
  assert.deepEqual(rulesOf(await refusal(sendOff(id))), ['L11788.16'])
})

test('a start that passed while it waited stops the next signature, and says why', async () => {
  const internship = await newInternship(app, world, { starts_in: 2 })
  const id = await newDraft(app, internship.id, 'digital')
  await bringTo(app, world, id, 'signature')
  const { step_id } = await findEnvelope(app.ctx(), id)
  const asker = { ...askers(world).operator, step_id: step_id! }
  app.at(`${day(3)}T12:00:00Z`)
  const refused = await take(app, id, 'sign', { asker, facts: {} }).then(
    () => assert.fail('was signed'),
    (error: { status: number; body: Unlawful }) => error,
  )
  app.at(undefined)
  assert.deepEqual([refused.status, rulesOf(refused)], [409, ['L11788.3.II']])
  assert.equal((await findEnvelope(app.ctx(), id)).step_id, step_id)
})

test('signed by everybody it is agreed, and its day makes an intern of the person', async () => {
  const person = world.people.find(({ name }) => name === 'candidate')!
  const internship = await newInternship(app, world, { starts_in: 3, person })
  const isIntern = async () => (await app.call(showSession, {}, person.token)).data.attributes.intern
  await completed(await newDraft(app, internship.id, 'digital'))
  const agreed = await stateOf(internship)
  assert.deepEqual([agreed.state, agreed.is_draft, agreed.starts_on], ['admission', false, day(3)])
  assert.equal(await isIntern(), false)
  app.at(`${day(3)}T12:00:00Z`)
  assert.equal((await stateOf(internship)).state, 'active')
  assert.equal(await isIntern(), true)
  app.at(undefined)
})

/** Agreed on, and running. */
async function running() {
  const internship = await newInternship(app, world, { starts_in: 0 })
  await completed(await newDraft(app, internship.id, 'digital'))
  return internship
}

test('an amendment begins with what holds, holds from its day on, and there is one at a time', async () => {
  const internship = await running()
  const envelope = await create(internship.id, { kind: 'aditivo' })
  const { terms_id } = await findEnvelope(app.ctx(), envelope.id)
  assert.equal((await refusal(create(internship.id, { kind: 'aditivo' }))).status, 409)
  const { lock_version } = await stateOf(internship)
  const { data } = await app.call(
    updateFolder,
    {
      id: internship.id,
      folder: { terms: { stipend: '1300.00' }, lock_version, terms_id: terms_id!, effective_on: day(5) },
    },
    dp(),
  )
  assert.deepEqual([data.attributes.before?.stipend, data.attributes.terms.stipend], ['1200.00', '1300.00'])
  await completed(envelope.id)
  assert.equal((await stateOf(internship)).terms.stipend, '1200.00')
  app.at(`${day(5)}T12:00:00Z`)
  await app.settle()
  assert.equal((await stateOf(internship)).terms.stipend, '1300.00')
  app.at(undefined)
})

test('an amendment that was sent on its first day may be signed on the next', async () => {
  const internship = await running()
  const { id } = await create(internship.id, { kind: 'aditivo' })
  const { terms_id } = await findEnvelope(app.ctx(), id)
  await change(internship, { stipend: '1300.00' }, terms_id!)
  await bringTo(app, world, id, 'signature')
  const { step_id } = await findEnvelope(app.ctx(), id)
  app.at(`${day(1)}T13:00:00Z`)
  await take(app, id, 'sign', { asker: { ...askers(world).operator, step_id: step_id! }, facts: {} })
  app.at(undefined)
  assert.notEqual((await findEnvelope(app.ctx(), id)).step_id, step_id)
})

test('a termination ends on its last day, not before, and takes an open amendment along', async () => {
  const internship = await running()
  const amendment = await create(internship.id, { kind: 'aditivo' })
  const facts = { last_day: day(4), reason: 'wish', initiative: 'internship_sign' }
  const late = await refusal(create(internship.id, { kind: 'rescisao', facts: { ...facts, last_day: day(365) } }))
  assert.deepEqual([late.status, Object.keys(late.body.errors as object)], [422, ['facts.last_day']])
  const { id } = await create(internship.id, { kind: 'rescisao', facts })
  await sendOff(id)
  await completed(id)
  assert.equal((await findEnvelope(app.ctx(), amendment.id)).state, 'voided')
  const { state, ends_on } = await stateOf(internship)
  assert.deepEqual([state, ends_on], ['active', day(4)])
  app.at(`${day(5)}T12:00:00Z`)
  assert.equal((await stateOf(internship)).state, 'ended')
  assert.equal((await refusal(create(internship.id, { kind: 'aditivo' }))).status, 409)
  app.at(undefined)
})

test('an amendment does not undo a signed termination, and none begins after it', async () => {
  const internship = await running()
  const amendment = await create(internship.id, { kind: 'aditivo' })
  const { terms_id } = await findEnvelope(app.ctx(), amendment.id)
  const { lock_version } = await stateOf(internship)
  const folder = { terms: { stipend: '1300.00' }, lock_version, terms_id: terms_id!, effective_on: day(3) }
  await app.call(updateFolder, { id: internship.id, folder }, dp())
  await completed(amendment.id)
  const facts = { last_day: day(6), reason: 'wish', initiative: 'internship_sign' }
  const { id } = await create(internship.id, { kind: 'rescisao', facts })
  await sendOff(id)
  await completed(id)
  assert.equal((await refusal(create(internship.id, { kind: 'aditivo' }))).status, 409)
  app.at(`${day(3)}T12:00:00Z`)
  await app.settle()
  const { terms, ends_on } = await stateOf(internship)
  app.at(undefined)
  assert.deepEqual([terms.stipend, ends_on], ['1300.00', day(6)])
})

test('what was signed last is being sealed: a termination stops an amendment from being sent', async () => {
  const internship = await running()
  const amendment = await create(internship.id, { kind: 'aditivo' })
  const { terms_id } = await findEnvelope(app.ctx(), amendment.id)
  await change(internship, { stipend: '1300.00' }, terms_id!)
  const facts = { last_day: day(6), reason: 'wish', initiative: 'internship_sign' }
  const { id } = await create(internship.id, { kind: 'rescisao', facts })
  await sendOff(id)
  await bringTo(app, world, id, 'sealing')
  const { status, message } = await refusal(sendOff(amendment.id))
  assert.deepEqual([status, /termo de rescisão assinado/.test(message)], [409, true])
})

test('a report covers six months at most, and no day to come', async () => {
  const internship_id = await runningInternship(app, world, { starts_in: -200, days: 300 })
  const report = (from: number, to: number) =>
    create(internship_id, { kind: 'relatorio', facts: { from: day(from), to: day(to) } })
  const at = async (made: Promise<unknown>) =>
    ((await refusal(made)).body.errors as Record<string, string[]>)['facts.to']![0]!
  assert.match(await at(report(-200, 0)), /no máximo 6 meses/)
  assert.match(await at(report(-150, 1)), /termine até hoje/)
  const { id } = await report(-150, 0)
  assert.equal((await sendOff(id)).data.attributes.current_state, 'review')
})
