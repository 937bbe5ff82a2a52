import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTemplate } from '#features/document-templates/wire/templates.ts'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import type { Received, Sent } from '#wire/endpoint.ts'
import * as wire from '../../wire/settings.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { policyOf } from '../paper/policy.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { db } = app.ctx()
const who = askers(world)
const { company, branch, stranger } = world.companies
const token = (role: string, place = 'company') => world.of(role, place).token!
const staff = token('Departamento Pessoal')
const operator = world.operator.token!
const forget = () => db.deleteFrom('company_contract_settings').execute()

type Settings = Received<typeof wire.changeCompanySettings>['body']['settings']
const shown = async (company_id = company, by = staff) =>
  (await app.call(wire.showCompanySettings, { company_id }, by)).data.attributes
async function change(changes: Partial<Settings>, by = staff, company_id = company) {
  const settings = { ...(await shown(company_id)), ...changes } as Settings
  return app.call(wire.changeCompanySettings, { company_id, settings }, by)
}
async function sent() {
  const { id } = await newInternship(app, world)
  const envelope = await newDraft(app, id, 'digital')
  await take(app, envelope, 'send', { asker: who.drafter })
  return findEnvelope(app.ctx(), envelope)
}
const plan = ({ steps }: Awaited<ReturnType<typeof sent>>) => steps.map(({ target, kind }) => `${target} ${kind}`)
const ALL = ['walljobs review', 'approver approval', 'company signature', 'intern signature', 'institution signature']

test('changed steps apply to what is sent later; contracts in progress keep theirs', async () => {
  const before = await sent()
  assert.deepEqual(plan(before), ALL)
  const signers = ['intern', 'guardian', 'institution', 'company'] satisfies wire.LawSigner[]
  await change({ review: false, approval: false, signers })
  assert.deepEqual(plan(await sent()), ['intern signature', 'company signature', 'institution signature'])
  assert.deepEqual(plan(await findEnvelope(app.ctx(), before.id)), ALL)
  await forget()
})

test('the parties of the law are never left out, only put in another order', async () => {
  for (const signers of [['company', 'intern', 'guardian'], [], ['company', 'company', 'intern', 'institution']]) {
    const { status, body } = await refusal(change({ signers: signers as wire.LawSigner[] }))
    assert.equal(status, 422)
    assert.match(body.errors!['signers']![0]!, /art\. 16/)
  }
})

test('drafters read the rules; Administrador and Departamento Pessoal change them in their tree', async () => {
  await change({ policy: 'AP-7' }, token('Administrador'))
  assert.equal((await shown(company, token('HR Business Partner'))).policy, 'AP-7')
  assert.equal((await refusal(change({ policy: 'x' }, token('HR Business Partner')))).status, 403)
  assert.equal((await refusal(shown(company, token('Recrutador')))).status, 403)
  assert.equal((await refusal(shown(company, token('Departamento Pessoal', 'stranger')))).status, 404)
  assert.equal((await refusal(shown(stranger))).status, 404)
  assert.equal((await refusal(change({ policy: 'x' }, token('Departamento Pessoal', 'branch')))).status, 404)
  await forget()
})

test('a branch follows the company above it until it has rules of its own', async () => {
  await change({ insurer: 'Seguradora Clara', review: false, four_eyes: true })
  const { insurer, review, four_eyes, inherited_from, lock_version } = await shown(branch)
  assert.deepEqual([insurer, review, four_eyes, lock_version], ['Seguradora Clara', false, true, 0])
  const { rows } = await sql<{ held: boolean }>`select four_eyes_of(${branch}) as held`.execute(db)
  assert.deepEqual(rows, [{ held: true }])
  assert.ok(inherited_from)
  await change({ insurer: 'Outra' }, staff, branch)
  const own = await shown(branch)
  assert.deepEqual([own.insurer, own.review, own.inherited_from], ['Outra', false, null])
  assert.equal((await shown()).insurer, 'Seguradora Clara')
  await forget()
})

test('of two who save at once one wins, and the other gets what stands now; first saves too', async () => {
  const now = await shown()
  const save = (policy: string) =>
    app.call(wire.changeCompanySettings, { company_id: company, settings: { ...now, policy } as Settings }, staff)
  const done = await Promise.allSettled([save('A'), save('B')])
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  const { status, body } = await refusal(save('C'))
  assert.equal(status, 409)
  assert.deepEqual((body as { data: { attributes: unknown } }).data.attributes, await shown())
  await forget()
})

test('a suspended company reads its rules and its texts, and changes neither', async (t) => {
  const turn = (verification: 'suspensa' | 'verificada') =>
    db.updateTable('companies').set({ verification }).where('id', '=', company).execute()
  t.after(() => turn('verificada'))
  await turn('suspensa')
  assert.equal((await shown()).review, true)
  assert.equal((await refusal(change({ review: false }))).status, 409)
  assert.equal((await refusal(app.call(createTemplate, { template: { kind: 'plano' } }, staff))).status, 409)
})

test('amounts that the database would not take are refused at their field', async () => {
  for (const insured_amount of ['99999999999.00', '-1.00', 'dez']) {
    const { status, body } = await refusal(change({ insured_amount }))
    assert.deepEqual([status, Object.keys(body.errors!)], [422, ['insured_amount']])
  }
})

const school = async () => {
  const { institution_id } = await db
    .selectFrom('internship_terms')
    .select('institution_id')
    .where('institution_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return String(institution_id)
}
type School = Sent<typeof wire.changeInstitutionSettings>['settings']
const schoolSettings = async (id: string) =>
  (await app.call(wire.showInstitutionSettings, { id }, operator)).data.attributes
async function changeSchool(id: string, changes: Partial<School>) {
  const settings = { ...(await schoolSettings(id)), ...changes } as School
  return app.call(wire.changeInstitutionSettings, { id, settings }, operator)
}

test('the operation edits an institution’s rules; a sent version keeps its paper policy', async () => {
  await sent()
  const id = await school()
  assert.equal((await schoolSettings(id)).paper_policy, 'declared_mix')
  await changeSchool(id, { paper_policy: 'digital_only', notice_days: 5, instructions: ' Leia o manual. ' })
  const { paper_policy, notice_days, instructions, lock_version } = await schoolSettings(id)
  assert.deepEqual([paper_policy, notice_days, instructions, lock_version], ['digital_only', 5, 'Leia o manual.', 1])
  const envelope = await sent()
  assert.equal(await policyOf(app.ctx(), envelope), 'digital_only')
  await changeSchool(id, { paper_policy: 'all_or_nothing' })
  assert.equal(await policyOf(app.ctx(), await findEnvelope(app.ctx(), envelope.id)), 'digital_only')
  assert.equal(await policyOf(app.ctx(), await sent()), 'all_or_nothing')
  const stale = await refusal(changeSchool(id, { lock_version: 0 }))
  assert.equal(stale.status, 409)
  assert.equal((await refusal(changeSchool(id, { notice_days: 91 }))).status, 422)
})

test('an institution that does not want to sign last signs where the company put it', async () => {
  await sent()
  await changeSchool(await school(), { signs_last: false })
  await change({ review: false, approval: false, signers: ['institution', 'intern', 'guardian', 'company'] })
  assert.deepEqual(plan(await sent()), ['institution signature', 'intern signature', 'company signature'])
})
