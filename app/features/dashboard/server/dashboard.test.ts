import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCourses } from '#features/academy/wire/catalogue.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { createCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { createJob, listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { judgeCompany } from '#features/operator/wire.ts'
import { listForms } from '#features/questionnaires/wire/forms.ts'
import { openApp } from '#test/support/app.ts'
import { today } from '#server/today.ts'
import { newJob } from '#test/support/jobs.ts'
import { registration } from '#test/support/registration.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import type { Feature, RoleName } from '#wire/person/roles.ts'
import { showDashboard } from '../wire.ts'

const app = await openApp({ demo: true })
const enter = async (username: string, user_type = 'CompanyManager') =>
  (await app.call(issueToken, { grant_type: 'password', username, password: 'Ponte@2026', user_type })).access_token
const seenBy = async (email: string) => (await app.call(showDashboard, {}, await enter(email))).data

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

test('what waits for recruiters: who is new by job, reviews, and answers due within a week', async () => {
  const { work } = (await seenBy('recrutador@demo.test')).attributes
  assert.ok(work!.reviews.rows.some(({ name }) => name === 'Otto Guimarães Reis'))
  const marketing = work!.newcomers.rows.find(({ title }) => title === 'Estágio em Marketing Digital')
  assert.ok(marketing!.new > 0 && marketing!.all > marketing!.new)
  assert.deepEqual(
    work!.replies.rows.map(({ name, count, overdue }) => [name, count, overdue]),
    [['Mirela Antunes Couto', 1, 0]],
    'of all promises the one that is near',
  )
  assert.equal((await seenBy('dp@demo.test')).attributes.work, null, 'who does not recruit has none of it')
})

test('of many jobs five are listed; the people of all of them are counted apart from the jobs left out', async () => {
  const token = await enter('recrutador@demo.test')
  const before = (await seenBy('recrutador@demo.test')).attributes.work!.newcomers
  const person = await readyCandidate(app)
  for (let n = 0; n < 7; n++)
    await applyTo(app, (await newJob(app, token, { title: `Estágio número ${n}` })).attributes.slug, person.token)
  const { rows, people, beyond } = (await seenBy('recrutador@demo.test')).attributes.work!.newcomers
  assert.deepEqual(
    [rows.length, people, rows.length + beyond],
    [5, before.people + 7, before.rows.length + before.beyond + 7],
  )
})

test('a job that takes nobody any more within a week is named, and one later is not', async () => {
  const token = await enter('recrutador@demo.test')
  const closing = async () =>
    (await seenBy('recrutador@demo.test')).attributes.work!.closing.rows.map(({ title }) => title)
  const { collection } = await app.call(listOwnedJobs, { per_page: 100, status: 'published' }, token)
  const { id, attributes } = collection.data.at(-1)!
  const before = await closing()
  const closes = (days: number) => {
    const closes_at = new Date(Date.now() + days * 86_400_000).toISOString()
    return app.ctx().db.updateTable('jobs').set({ closes_at }).where('id', '=', id).execute()
  }
  await closes(3)
  assert.deepEqual((await closing()).sort(), [...before, attributes.title].sort())
  await closes(20)
  assert.deepEqual(await closing(), before)
})

test('the first steps are counted for who looks after a new company, until it has found its feet', async () => {
  const stepsOf = async () => (await seenBy('gestora@demo.test')).attributes.first_steps
  assert.equal(await stepsOf(), null)
  const { id } = await seenBy('gestora@demo.test')
  await app.ctx().db.updateTable('companies').set({ description: null }).where('id', '=', id).execute()
  assert.deepEqual(await stepsOf(), { page: false, job: true, colleagues: true })
  const form = registration()
  await app.call(registerCompany, form)
  const manager = await enter(form.company.company_managers_attributes[0]!.email)
  const { data } = await app.call(showDashboard, {}, manager)
  assert.deepEqual(
    [data.attributes.first_steps, data.attributes.email_confirmed, data.attributes.work?.closing],
    [{ page: false, job: false, colleagues: false }, false, { rows: [], beyond: 0 }],
  )
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
  // Of a job without a questionnaire.
  const { slug } = collection.data.find(({ attributes }) => attributes.title === 'Estágio em Logística')!.attributes
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

test('questionnaires of the company and courses of the Academy are counted as their rooms list them', async () => {
  const forms = await app.call(listForms, {}, await enter('recrutador@demo.test'))
  const courses = await app.call(listCourses, {}, await enter('gestora@demo.test'))
  assert.ok(forms.total_count > 0 && courses.total_count > 0)
  assert.deepEqual(await figuresOf('recrutador@demo.test', 'QUESTIONNAIRE'), [[forms.total_count, 0]])
  assert.deepEqual(await figuresOf('gestora@demo.test', 'ACADEMY'), [[courses.total_count, 0]])
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
