import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { createCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import { createJob, listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { judgeCompany } from '#features/operator/wire.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { openApp } from '#test/support/app.ts'
import { today } from '#server/today.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import type { Feature, RoleName } from '#wire/person/roles.ts'
import { showDashboard } from '../wire.ts'

const app = await openApp()
const enter = async (username: string, user_type = 'CompanyManager') =>
  (await app.call(issueToken, { grant_type: 'password', username, password: 'Ponte@2026', user_type })).access_token
const seenBy = async (email: string) => (await app.call(showDashboard, {}, await enter(email))).data
before(() => loadDemo(app.house))

const ALL = 'PORTAL, PROFILE, PASSWORD, SUPPORT'
// The first table of the customer's document, written by hand.
const SEEN: Record<RoleName, [email: string, cards: string]> = {
  Administrador: [
    'gestora@demo.test',
    `CANDIDATE, EVENTS, CONTRACTS, JOBS, REPORTS, COLLABORATORS, SETTINGS, ACADEMY, ${ALL}`,
  ],
  Recrutador: ['recrutador@demo.test', `CANDIDATE, EVENTS, JOBS, INTERNSHIP, INTERVIEW, QUESTIONNAIRE, ${ALL}`],
  'Departamento Pessoal': [
    'dp@demo.test',
    `DASHBOARD, EVALUATION, EVENTS, CONTRACTS, REPORTS, PENDING, DOCUMENTS, ${ALL}`,
  ],
  'Supervisor de Estágio': ['supervisora@demo.test', `EVALUATION, ${ALL}`],
  'Representante Legal': ['representante@demo.test', `DASHBOARD, EVENTS, ${ALL}`],
  'HR Business Partner': ['hrbp@demo.test', `DASHBOARD, EVENTS, CONTRACTS, ${ALL}`],
  Financeiro: ['financeiro@demo.test', `FINANCIAL, REPORTS, ${ALL}`],
}
for (const [role, [email, cards]] of Object.entries(SEEN))
  test(`${role} is answered the cards of that role and no others`, async () => {
    assert.equal((await seenBy(email)).attributes.cards.map(({ feature }) => feature).join(', '), cards)
  })

test('people are counted over the whole company, and who was invited apart', async () => {
  const token = await enter('gestora@demo.test')
  const { id } = (await app.call(showDashboard, {}, token)).data
  const figure = async () =>
    (await seenBy('gestora@demo.test')).attributes.cards.find(({ feature }) => feature === 'COLLABORATORS')
  assert.deepEqual(await figure(), { feature: 'COLLABORATORS', count: 8, waiting: 0 })
  await app.call(
    createCollaborator,
    { company_manager: { name: 'Nilo Prado', email: 'nilo@demo.test', company_id: id, company_group_role_ids: [2] } },
    token,
  )
  assert.deepEqual(await figure(), { feature: 'COLLABORATORS', count: 8, waiting: 1 })
})

test('published jobs and drafts are counted for who may open them', async () => {
  const token = await enter('recrutador@demo.test')
  const figure = async () =>
    (await seenBy('recrutador@demo.test')).attributes.cards.find(({ feature }) => feature === 'JOBS')
  const before = await figure()
  await app.call(createJob, { job: { title: 'Estágio em Contas' } }, token)
  assert.ok(before!.count! > 0)
  assert.deepEqual(await figure(), { feature: 'JOBS', count: before!.count, waiting: before!.waiting! + 1 })
})

const figuresOf = async (email: string, ...features: Feature[]) => {
  const { cards } = (await seenBy(email)).attributes
  return features
    .map((feature) => cards.find((card) => card.feature === feature))
    .map((card) => [card?.count, card?.waiting])
}

test('who applies is counted while the process runs, and as new until the company moves it', async () => {
  const [[count, waiting] = []] = await figuresOf('recrutador@demo.test', 'CANDIDATE')
  const { collection } = await app.call(
    listOwnedJobs,
    { per_page: 100, status: 'published' },
    await enter('recrutador@demo.test'),
  )
  const { slug } = collection.data[0]!.attributes
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { human_review: true })
  assert.ok(count! > 0)
  assert.deepEqual(await figuresOf('gestora@demo.test', 'CANDIDATE'), [[count! + 1, waiting! + 1]])
  await app.call(
    moveCandidature,
    { id, move: { to: 'screening', lock_version: 0 } },
    await enter('recrutador@demo.test'),
  )
  assert.deepEqual(await figuresOf('recrutador@demo.test', 'CANDIDATE'), [[count! + 1, waiting]])
  await app.call(withdrawCandidature, { id }, token)
  assert.deepEqual(await figuresOf('recrutador@demo.test', 'CANDIDATE'), [[count, waiting]])
})

test('internships that run today are counted, and apart the ones that end soon', async () => {
  await app.settle() // the demonstration's contract that everybody signed is sealed
  assert.deepEqual(await figuresOf('dp@demo.test', 'REPORTS'), [[3, 1]])
  const { id } = await app
    .ctx()
    .db.selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('user_infos.id')
    .where('email', '=', 'estudante@demo.test')
    .executeTakeFirstOrThrow()
  const company_id = (await seenBy('dp@demo.test')).id
  const at = (days: number) => today(app.ctx().now, days)
  await beginInternship(app.ctx(), { user_info_id: id, company_id, starts_on: at(-90), ends_on: at(-31) })
  await beginInternship(app.ctx(), { user_info_id: id, company_id, starts_on: at(-30), ends_on: at(60) })
  await beginInternship(app.ctx(), { user_info_id: id, company_id, starts_on: at(61), ends_on: at(90) })
  assert.deepEqual(await figuresOf('dp@demo.test', 'REPORTS'), [[4, 2]])
})

test('contracts on their way are counted, and apart those that the company holds; and what is done', async () => {
  const { db } = app.ctx()
  const of = await db.selectFrom('envelopes').select(['state', 'holder']).execute()
  const moving = of.filter(({ state }) => !['created', 'not_defined', 'completed', 'voided'].includes(state))
  const ours = moving.filter(({ holder }) => holder === 'company_sign')
  assert.deepEqual(await figuresOf('dp@demo.test', 'CONTRACTS', 'DASHBOARD', 'DOCUMENTS'), [
    [moving.length, ours.length],
    [moving.length, ours.length],
    [of.filter(({ state }) => state === 'completed').length, 0],
  ])
  assert.ok(ours.length > 0 && moving.length > ours.length)
})

test('the reason of a suspension is told to who looks after the company, and the standing to all', async () => {
  const { id } = await seenBy('gestora@demo.test')
  await app.call(
    judgeCompany,
    { id, verification: 'suspensa', reason: 'Documento vencido.' },
    await enter('operador@demo.test', 'Operator'),
  )
  const [manager, recruiter] = [
    (await seenBy('gestora@demo.test')).attributes,
    (await seenBy('recrutador@demo.test')).attributes,
  ]
  assert.deepEqual(
    [manager.verification, manager.reason, recruiter.verification, recruiter.reason],
    ['suspensa', 'Documento vencido.', 'suspensa', null],
  )
  const branch = (await seenBy('filial@demo.test')).attributes
  assert.equal(branch.verification, 'suspensa', 'it takes what lies below along')
  assert.match(branch.reason!, /^Aurora Alimentos Artesanais Ltda\., da qual esta empresa é filial/)
})
