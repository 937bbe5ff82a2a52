// The queue of approvals: who finds what there, many at once, two at the same instant, and who approves for whom.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { deactivateCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import * as wire from '../../wire/approvals.ts'
import { changeFacts } from '../../wire/drafts.ts'
import { createEnvelope, moveEnvelope, voidEnvelope } from '../../wire/envelopes.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { verifyHistory } from '../history.ts'
import { approversOf } from '../reminders/recipients.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const NOW = '2026-11-23T12:00:00Z'
app.at(NOW)
const world = await contractWorld(app)
const { db } = app.ctx()
const [first, second] = [world.of('Administrador'), world.of('Recrutador')]
const other = world.of('Departamento Pessoal')

const giveFlag = (manager_id: string) =>
  db
    .insertInto('collaborator_profiles')
    .values({ company_manager_id: manager_id, contract_approver: true })
    .onConflict((on) => on.column('company_manager_id').doUpdateSet({ contract_approver: true }))
    .execute()
before(() => Promise.all([first, second].map(({ manager_id }) => giveFlag(manager_id!))))

async function waiting(days = 0, starts_in = 30) {
  const { id: internship, terms_id } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'approval')
  // While it waited the start has come nearer.
  const starts_on = today(app.ctx().now, starts_in)
  await db.updateTable('internship_terms').set({ starts_on }).where('id', '=', terms_id).execute()
  const held_since = new Date(Date.parse(NOW) - days * 86_400_000).toISOString()
  await db.updateTable('envelopes').set({ held_since }).where('id', '=', id).execute()
  return id
}
const queue = async (token = first.token, q?: string) =>
  (await app.call(wire.listApprovals, q ? { q } : {}, token)).collection.data
const approve = (ids: string[], token = first.token, lock_versions?: Record<string, number>) =>
  app.call(wire.approveContracts, { ids, ...(lock_versions && { lock_versions }) }, token)
const stateOf = async (id: string) => (await findEnvelope(app.ctx(), id)).state
const settings = (four_eyes: boolean) =>
  db
    .insertInto('company_contract_settings')
    .values({ company_id: world.companies.company, four_eyes })
    .onConflict((on) => on.column('company_id').doUpdateSet({ four_eyes }))
    .execute()

test('the queue is of approvers, whatever their roles: the oldest first, with what presses', async () => {
  const [young, old, late] = [await waiting(0), await waiting(4, 2), await waiting(9, -1)]
  const rows = await queue(second.token)
  assert.deepEqual(
    rows.map(({ id, attributes }) => [id, attributes.days, attributes.start]),
    [
      [late, 9, 'past'],
      [old, 4, 'pressing'],
      [young, 0, null],
    ],
  )
  assert.equal((await queue(first.token, 'ninguém assim')).length, 0)
  for (const token of [other.token, world.of('Administrador', 'stranger').token])
    assert.equal((await refusal(app.call(wire.listApprovals, {}, token))).status, 403)
  await approve([young, old, late])
})

test('many at once: each by itself, with what became of it; sent twice it is done once', async () => {
  const ids = [await waiting(), await waiting(), await waiting()]
  const seen = (await findEnvelope(app.ctx(), ids[2]!)).lock_version - 1
  const strange = '01900000-0000-7000-8000-000000000000'
  const answer = await approve([...ids, strange, ids[0]!], first.token, { [ids[2]!]: seen })
  assert.deepEqual(
    answer.data.map(({ id, outcome }) => [id, outcome]),
    [
      [ids[0], 'approved'],
      [ids[1], 'approved'],
      [ids[2], 'failed'],
      [strange, 'failed'],
    ],
  )
  assert.match(answer.data[2]!.words, /mudou/)
  assert.equal(answer.data[3]!.intern_name, null)
  const again = await approve(ids.slice(0, 2))
  assert.deepEqual([again.approved, again.already, again.failed], [0, 2, 0])
  assert.match(again.data[0]!.words, /^Você já aprovou/)
  assert.match((await approve([ids[0]!], second.token)).data[0]!.words, /^Administrador de company já aprovou/)
  const { rows } = await verifyHistory(app.ctx(), ids[0]!)
  assert.equal(rows, (await verifyHistory(app.ctx(), ids[1]!)).rows)
  await approve(ids)
})

test('two hundred at most, and at least one', async () => {
  const many = Array.from({ length: 201 }, (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`)
  assert.deepEqual(
    [(await refusal(approve(many))).status, (await refusal(approve([]))).status, (await approve(many.slice(1))).failed],
    [422, 422, 200],
  )
})

test('two approvers at the same instant: one wins, the other gets 409 and the contract as it stands', async () => {
  const id = await waiting()
  const confirm = (token: string | undefined) =>
    app.call(moveEnvelope, { id, envelope: { event: 'confirm', status: { status: 'completed' } } }, token)
  const both = await Promise.allSettled([confirm(first.token), confirm(second.token)])
  const lost = both.find((one): one is PromiseRejectedResult => one.status === 'rejected')!.reason
  assert.deepEqual([both.filter(({ status }) => status === 'fulfilled').length, lost.status], [1, 409])
  assert.equal(lost.body.data.attributes.current_state, 'signature')
})

test('two who approve the same two hundred at once: each contract once', async () => {
  const ids = [await waiting(), await waiting(), await waiting()]
  const [one, two] = await Promise.all([approve(ids), approve(ids.toReversed(), second.token)])
  assert.deepEqual([one.approved + two.approved, one.already + two.already], [3, 3])
})

test('where the company wants four eyes, who drafted a contract does not approve it, but may reject it', async () => {
  const id = await waiting()
  const { data } = await app.call(showSession, {}, first.token)
  const login = await db
    .selectFrom('logins')
    .select('id')
    .where('email', '=', data.attributes.email)
    .where('user_type', '=', 'CompanyManager')
    .executeTakeFirstOrThrow()
  await db.updateTable('envelopes').set({ created_by: login.id }).where('id', '=', id).execute()
  await settings(true)
  assert.deepEqual(
    [(await queue())[0]!.attributes.own_draft, (await queue(second.token))[0]!.attributes.own_draft],
    [true, false],
  )
  const { status, message } = await refusal(app.call(moveEnvelope, { id, envelope: { event: 'confirm' } }, first.token))
  assert.deepEqual([status, /quem redigiu/.test(message)], [403, true])
  assert.match((await approve([id])).data[0]!.words, /quem redigiu/)
  const reject = (status: object) =>
    app.call(
      moveEnvelope,
      { id, envelope: { event: 'reject', status: { status: 'declined', ...status } } },
      first.token,
    )
  assert.equal((await refusal(reject({ rejection_cause: 'A empresa mentiu' }))).status, 422)
  assert.equal((await refusal(reject({ rejection_cause: 'Outro motivo', rejection_note: 'Não' }))).status, 422)
  const note = { rejection_note: 'A pessoa já trabalha noutro lugar' }
  await reject({ rejection_cause: 'Outro motivo', ...note, rejection_origin: 'university_sign' })
  assert.equal(await stateOf(id), 'rejected')
  assert.equal((await findEnvelope(app.ctx(), id)).rejection_origin, 'company_sign')
  await settings(false)
})

test('before approving: what an amendment changes, where the job said otherwise, what the law says today', async () => {
  const id = await waiting()
  const { data } = await app.call(wire.reviewEnvelope, { id }, first.token)
  assert.deepEqual([data.changes, data.against_job, data.breaches.filter(({ kind }) => kind === 'law')], [[], [], []])
  const { internship_id } = await findEnvelope(app.ctx(), id)
  await db.updateTable('internships').set({ agreed_at: NOW }).where('id', '=', internship_id).execute()
  const amendment = await newDraft(app, internship_id, 'digital', 'aditivo')
  const changed = (await app.call(wire.reviewEnvelope, { id: amendment }, first.token)).data.changes
  assert.deepEqual(
    changed.map(({ label, before, after }) => [label, before, after]),
    [['Bolsa', 'R$\u00a01.200,00', 'R$\u00a01.300,00']],
  )
  const { status } = await refusal(app.call(wire.reviewEnvelope, { id }, world.of('Administrador', 'stranger').token))
  assert.equal(status, 404)
  await approve([id])
})

test('a suspended company reads its queue, approves nothing, and may say no', async () => {
  const id = await waiting()
  const verification = (verification: string) =>
    db.updateTable('companies').set({ verification }).where('id', '=', world.companies.company).execute()
  await verification('suspensa')
  assert.equal((await queue()).length, 1)
  const confirm = () => app.call(moveEnvelope, { id, envelope: { event: 'confirm' } }, first.token)
  assert.equal((await refusal(confirm())).status, 409)
  assert.match((await approve([id])).data[0]!.words, /suspensa/)
  const { internship_id } = await findEnvelope(app.ctx(), id)
  const days = { from_day: '2027-01-04', until_day: '2027-01-05' }
  const naming = { substitute: { substitute_id: other.manager_id!, ...days } }
  const drafter = world.of('Departamento Pessoal').token
  const draft = { envelope: { internship_id, kind: 'relatorio' } } as const
  const amendment = await newDraft(app, internship_id, 'digital', 'aditivo')
  for (const act of [
    () => app.call(wire.nameSubstitute, naming, first.token),
    () => app.call(createEnvelope, draft, drafter),
    () => app.call(changeFacts, { id: amendment, facts: {} }, drafter),
  ]) {
    const { status, message } = await refusal(act())
    assert.deepEqual([status, /suspensa/.test(message)], [409, true])
  }
  await verification('verificada')
  assert.equal((await approve([id])).approved, 1)
})

test('a substitute approves on the days that were named, and on no others', async () => {
  const id = await waiting()
  const name = (from_day: string, until_day: string, substitute_id = other.manager_id!, token = first.token) =>
    app.call(wire.nameSubstitute, { substitute: { substitute_id, from_day, until_day } }, token)
  const { data } = await name('24/11/2026', '2026-11-26')
  assert.deepEqual(
    [data.attributes.from_day, data.attributes.standing, data.attributes.mine],
    ['2026-11-24', 'coming', true],
  )
  assert.equal((await refusal(name('26/11/2026', '02/12/2026'))).status, 409)
  assert.equal((await refusal(name('05/12/2026', '02/12/2026'))).status, 422)
  assert.equal((await refusal(name('01/12/2026', '02/12/2026', first.manager_id!))).status, 422)
  const stranger = world.of('Administrador', 'stranger').manager_id!
  assert.equal((await refusal(name('01/12/2026', '02/12/2026', stranger))).status, 422)
  const flag = async () => (await app.call(showSession, {}, other.token)).data.attributes.contract_approver
  assert.deepEqual([await flag(), (await refusal(app.call(wire.listApprovals, {}, other.token))).status], [false, 403])

  app.at('2026-11-26T23:00:00-03:00')
  assert.equal(await flag(), true)
  assert.equal((await queue(other.token)).length, 1)
  const own = await app.call(wire.listSubstitutes, {}, other.token)
  assert.deepEqual(
    [own.may_name, own.data[0]!.attributes.mine, own.data[0]!.attributes.standing],
    [false, false, 'active'],
  )
  assert.equal((await refusal(name('01/12/2026', '02/12/2026', second.manager_id!, other.token))).status, 403)
  assert.equal((await refusal(app.call(wire.endSubstitution, { id: data.id }, other.token))).status, 404)
  assert.equal((await approve([id], other.token)).approved, 1)

  app.at('2026-11-27T00:30:00-03:00')
  assert.equal((await refusal(app.call(wire.listApprovals, {}, other.token))).status, 403)
  app.at('2026-11-25T12:00:00Z')
  await app.call(wire.endSubstitution, { id: data.id }, first.token)
  assert.equal(await flag(), false)
  const options = await app.call(wire.listSubstituteOptions, { q: 'supervisor' }, first.token)
  assert.deepEqual(
    options.map(({ label }) => label),
    ['Supervisor de Estágio de branch', 'Supervisor de Estágio de company'],
  )
  app.at(NOW)
})

test('in the place of a branch’s approver nobody approves for the head office, nor for one who has left', async () => {
  const id = await waiting()
  const absent = world.of('Recrutador', 'branch').manager_id!
  await giveFlag(absent)
  const named = { id: uuid(), manager_id: absent, substitute_id: other.manager_id!, created_at: NOW }
  const days = { from_day: '2026-11-23', until_day: '2026-11-24' }
  await db
    .insertInto('approval_substitutes')
    .values({ ...named, ...days })
    .execute()
  const confirm = () => app.call(moveEnvelope, { id, envelope: { event: 'confirm' } }, other.token)
  assert.equal((await queue(other.token)).length, 0)
  assert.equal((await approve([id], other.token)).approved, 0)
  assert.equal((await refusal(confirm())).status, 403)
  const told = async (company_id: string) => (await approversOf(app.ctx(), { company_id })).map(({ name }) => name)
  const own = ['Administrador de company', 'Recrutador de company']
  const below = [...own, 'Departamento Pessoal de company', 'Recrutador de branch']
  assert.deepEqual((await told(world.companies.company)).toSorted(), own)
  assert.deepEqual((await told(world.companies.branch)).toSorted(), below.toSorted())
  const move = (company_id: string) => db.updateTable('envelopes').set({ company_id }).where('id', '=', id).execute()
  await move(world.companies.branch)
  assert.equal((await queue(other.token)).length, 1)
  await db.updateTable('company_managers').set({ deactivated_at: NOW }).where('id', '=', absent).execute()
  const { data } = await app.call(showSession, {}, other.token)
  assert.equal(data.attributes.contract_approver, false)
  assert.equal((await refusal(queue(other.token))).status, 403)
  await move(world.companies.company)
  await db.deleteFrom('approval_substitutes').where('id', '=', named.id).execute()
  await approve([id])
})

test('a colleague of a branch approves in the place of somebody above it, and does nothing else there', async () => {
  const id = await waiting()
  const colleague = world.of('Departamento Pessoal', 'branch')
  const days = { from_day: '2026-11-23', until_day: '2026-11-24' }
  await app.call(wire.nameSubstitute, { substitute: { substitute_id: colleague.manager_id!, ...days } }, first.token)
  assert.ok((await queue(colleague.token)).some((row) => row.id === id))
  assert.equal((await refusal(app.call(voidEnvelope, { id }, colleague.token))).status, 403)
  const told = (await approversOf(app.ctx(), { company_id: world.companies.company })).map(({ name }) => name)
  assert.ok(told.includes('Departamento Pessoal de branch'))
  assert.equal((await approve([id], colleague.token)).approved, 1)
})

test('the last approver stays while contracts wait', async () => {
  const id = await waiting()
  await app.call(deactivateCollaborator, { uuid: second.manager_id! }, first.token)
  const boss = world.of('HR Business Partner')
  await db.insertInto('company_manager_roles').values({ company_manager_id: boss.manager_id!, role_id: 1 }).execute()
  const leave = () => app.call(deactivateCollaborator, { uuid: first.manager_id! }, boss.token)
  const { status, message } = await refusal(leave())
  assert.deepEqual([status, message.startsWith('1 contrato espera aprovação')], [409, true])
  await approve([id])
  await leave()
})
