// What the law is told about companies, supervisors, people and institutions, as the database has it.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { draftJob } from '#test/support/jobs.ts'
import { hours, LAWFUL } from '#test/support/law/lawful-terms.ts'
import { everybody, type Companies, type Person } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'
import { checkTerms } from '../../wire/legal-checks.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { beginInternship, endOn } from '../internships.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => {
  app.at('2026-11-23T12:00:00Z')
  ;({ people, companies } = await everybody(app))
})

const db = () => app.ctx().db
const day = (later: number) => today(app.ctx().now, later)
const who = (role: string, place = 'company') => people.find((one) => one.role === role && one.place === place)!
type Asked = { company_id?: string; internship_id?: string; candidature_id?: string }
const check = (terms: DraftTerms, asked: Asked = {}) =>
  app.call(
    checkTerms,
    {
      terms: {
        ...LAWFUL,
        formation_date: null,
        starts_on: day(10),
        ends_on: day(300),
        company_signer_id: who('Representante Legal').manager_id,
        supervisor_id: who('Supervisor de Estágio').manager_id,
        ...terms,
      },
      ...asked,
    },
    who('Departamento Pessoal').token,
  )
/** Of the company's places, which every internship here takes one of. */
const PLACES = 'L11788.17.5'
const found = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).data.filter(({ rule }) => rule !== PLACES)
const told = async (...asked: Parameters<typeof check>) =>
  (await found(...asked)).map(({ rule, message }) => `${rule}: ${message}`)

let made = 0
const somebody = async (changes: { date_of_birth?: string; main_education_type?: string } = {}) => {
  const { id } = await registerCandidate(app.ctx(), {
    name: 'Lia Reis',
    email: `lia.${++made}@fatos.example`,
    password: 'Ponte@2026',
  })
  if (Object.keys(changes).length) await db().updateTable('user_infos').set(changes).where('id', '=', id).execute()
  return id
}
const begin = async (changes: Partial<Parameters<typeof beginInternship>[1]> = {}) =>
  beginInternship(app.ctx(), {
    user_info_id: await somebody(),
    company_id: companies.company,
    starts_on: day(-30),
    ends_on: day(100),
    ...changes,
  })

/** A contract that is on its way: nobody is an intern by it yet. */
async function draft(user_info_id: string, terms: { supervisor_id?: string } = {}, sent = true) {
  const [id, terms_id] = [uuid(), uuid()]
  const now = app.ctx().now.toISOString()
  const internship = { id, user_info_id, company_id: companies.company, created_at: now }
  await db().insertInto('internships').values(internship).execute()
  const days = { effective_on: day(10), starts_on: day(10), ends_on: day(300) }
  const drafted = { id: terms_id, internship_id: id, created_at: now, ...days, ...terms }
  await db().insertInto('internship_terms').values(drafted).execute()
  await db().updateTable('internships').set({ terms_id }).where('id', '=', id).execute()
  const state = sent ? 'review' : 'created'
  await db()
    .insertInto('envelopes')
    .values({
      id: uuid(),
      internship_id: id,
      company_id: companies.company,
      user_info_id,
      kind: 'tce',
      contract_type: 'digital',
      state,
      code: uuid(),
      held_since: now,
      title: 'TCE',
      created_at: now,
      ...(sent && { sent_at: now }),
    })
    .execute()
  return id
}

test('the eleventh intern of a supervisor is refused with the count; drafts count once they are sent', async () => {
  const supervisor_id = who('Supervisor de Estágio').manager_id!
  for (let n = 0; n < 9; n++) await begin({ supervisor_id })
  assert.deepEqual(await told({ supervisor_id }), [])
  const unsent = await draft(await somebody(), { supervisor_id }, false)
  assert.deepEqual((await check({ supervisor_id })).capacity.supervisor, { most: 10, taken: 9, left: 1 })
  const tenth = await draft(await somebody(), { supervisor_id })
  assert.deepEqual(await told({ supervisor_id }), [
    'L11788.9.III: Supervisor de Estágio de company já tem 10 estagiários nesse período; o limite por supervisor é 10.',
  ])
  // One of the ten is not its own eleventh.
  assert.deepEqual(await told({ supervisor_id }, { internship_id: tenth }), [])
  await db()
    .updateTable('internships')
    .set({ dropped_at: day(0) })
    .where('id', '=', tenth)
    .execute()
  assert.deepEqual(await told({ supervisor_id }, { internship_id: unsent }), [])
  assert.deepEqual(await told({ supervisor_id: who('Supervisor de Estágio', 'stranger').manager_id }), [
    'L11788.9.III: Escolha alguém que trabalhe hoje nesta empresa ou na matriz dela.',
  ])
})

test('who is told by name is counted by the address in the company’s contracts', async () => {
  const by = { supervisor_id: null, supervisor_name: 'Rui Paz', supervisor_email: 'RUI@paz.example' }
  const id = await begin()
  const now = app.ctx().now.toISOString()
  const terms_id = uuid()
  await db()
    .insertInto('internship_terms')
    .values({
      id: terms_id,
      internship_id: id,
      effective_on: day(0),
      supervisor_email: 'rui@paz.example',
      created_at: now,
    })
    .execute()
  await db().updateTable('internships').set({ terms_id }).where('id', '=', id).execute()
  assert.deepEqual((await check(by)).capacity.supervisor, { most: 10, taken: 1, left: 9 })
})

test('26 employees have 6 places for interns at school, and others take none', async () => {
  const terms = { education_type: 'high_school', schedule: hours('2-6 08:00-12:00') } as const
  const [asked] = await told(terms, { company_id: companies.branch })
  assert.match(asked!, /^L11788\.17: Informe quantos funcionários/)
  await db().updateTable('companies').set({ employees_number: 26 }).where('id', '=', companies.branch).execute()
  const company_id = companies.branch
  const school = async (main_education_type: string) =>
    begin({ company_id, user_info_id: await somebody({ main_education_type }) })
  for (let n = 0; n < 5; n++) await school('high_school')
  await school('college')
  assert.deepEqual((await check(terms, { company_id })).capacity.quota, { employees: 26, places: 6, taken: 5, left: 1 })
  assert.deepEqual(await told(terms, { company_id }), [])
  await school('elementary_school')
  assert.equal((await told(terms, { company_id })).length, 1)
  assert.deepEqual(await told({ ...terms, education_type: 'technical' }, { company_id }), [])
})

test('two years add up over the branches of one root, until the day on which each ended', async () => {
  const root = '12ABC345'
  await db()
    .updateTable('companies')
    .set({ cnpj: `${root}01DE35` })
    .where('id', '=', companies.company)
    .execute()
  await db()
    .updateTable('companies')
    .set({ cnpj: `${root}000188` })
    .where('id', '=', companies.branch)
    .execute()
  const user_info_id = await somebody({ date_of_birth: '2000-01-01' })
  await begin({ user_info_id, company_id: companies.branch, starts_on: day(-800), ends_on: day(-401) })
  await begin({ user_info_id, company_id: companies.stranger, starts_on: day(-400), ends_on: day(-200) })
  const early = await begin({ user_info_id, starts_on: day(-100), ends_on: day(100) })
  await endOn(app.ctx(), early, day(0))
  const internship_id = await draft(user_info_id, {}, false)
  const { two_years } = (await check({ ends_on: day(30) }, { internship_id })).capacity
  // 400 days in the branch, 101 in the company with the one on which it ended, and 21 to come.
  assert.deepEqual([two_years!.used, two_years!.left], [522, 208])
  assert.equal(two_years!.exempt, false)
  const [over] = await told({ ends_on: day(300) }, { internship_id })
  assert.match(over!, /^L11788\.11: .*este pode ir até/)
})

async function hired(user_info_id: string, shares_pcd = false) {
  const now = app.ctx().now.toISOString()
  const { id: job_id } = await draftJob(app, who('Recrutador').token!)
  const id = uuid()
  const since = { told_state: 'hired', applied_at: now, state_since: now }
  await db()
    .insertInto('candidatures')
    .values({ id, job_id, user_info_id, state: 'hired', stage: 'hired', shares_pcd, ...since })
    .execute()
  return id
}

test('of somebody who was hired the age is known: 16 on the first day, and a guardian below 18', async () => {
  const born = async (years: number, later: number) =>
    hired(await somebody({ date_of_birth: `${Number(day(later).slice(0, 4)) - years}${day(later).slice(4)}` }))
  const rules = async (candidature_id: string) => (await told({}, { candidature_id })).map((each) => each.split(':')[0])
  assert.deepEqual(await rules(await born(16, 10)), ['L11788.16'])
  assert.deepEqual(await rules(await born(16, 11)), ['L11788.16', 'CNE1.2004'])
  assert.deepEqual(await rules(await born(18, 0)), [])
})

test('a disability lifts the two years where the person told it with the candidature', async () => {
  const { token, email } = await newCandidate(app)
  await profiles(app).save(token, { disability: true })
  const { id } = await db()
    .selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('user_infos.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const exempt = async (shared: boolean) =>
    (await check({}, { candidature_id: await hired(id, shared) })).capacity.two_years!.exempt
  assert.deepEqual([await exempt(true), await exempt(false)], [true, false])
})

test('of ten places one is for a person with a declared disability; nine places give no warning', async () => {
  const company_id = companies.branch
  const later = { starts_on: day(500), ends_on: day(600) }
  const places = async (asked: Parameters<typeof check>[1]) => {
    const { data, capacity } = await check(later, asked)
    return { ...capacity.pcd, warned: data.some(({ rule }) => rule === PLACES) }
  }
  for (let n = 0; n < 8; n++) await begin({ company_id, ...later })
  assert.deepEqual(await places({ company_id }), { places: 9, share: 0, taken: 0, warned: false })
  const { token, email } = await newCandidate(app)
  await profiles(app).save(token, { disability: true })
  const { id: user_info_id } = await db()
    .selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('user_infos.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const ninth = await begin({ company_id, user_info_id, ...later })
  assert.deepEqual(await places({ company_id }), { places: 10, share: 1, taken: 0, warned: true })
  const candidature_id = await hired(user_info_id, true)
  await db().updateTable('internships').set({ candidature_id }).where('id', '=', ninth).execute()
  assert.deepEqual(await places({ company_id }), { places: 10, share: 1, taken: 1, warned: false })
})

test('the institution’s own rules are asked by its name, also those of the school above it', async () => {
  const { id: school } = await db()
    .insertInto('institutions')
    .values({ name: 'Escola Alfa', category: 'privada', organization: 'faculdade' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: campus } = await db()
    .insertInto('institutions')
    .values({ name: 'Campus Sul', parent_id: school })
    .returning('id')
    .executeTakeFirstOrThrow()
  const terms = { institution_id: campus, advisor_email: null }
  assert.deepEqual(await told(terms), [])
  await db()
    .insertInto('institution_contract_settings')
    .values({ institution_id: school, advisor_required: true, notice_days: 11 })
    .execute()
  const asked = (await found(terms)).map(({ rule, kind, article }) => [rule, kind, article])
  const own = 'Regra da instituição de ensino'
  assert.deepEqual(asked, [
    ['IES.advisor', 'institution', own],
    ['IES.notice', 'institution', own],
  ])
})

test('hours of another internship at the same time are summed and shown', async () => {
  const user_info_id = await somebody({ date_of_birth: '2000-01-01' })
  const other = await begin({ user_info_id, company_id: companies.stranger })
  const terms_id = uuid()
  await db()
    .insertInto('internship_terms')
    .values({
      id: terms_id,
      internship_id: other,
      effective_on: day(-30),
      schedule: JSON.stringify(hours('7 08:00-12:00')),
      created_at: app.ctx().now.toISOString(),
    })
    .execute()
  await db().updateTable('internships').set({ terms_id }).where('id', '=', other).execute()
  const internship_id = await draft(user_info_id, {}, false)
  assert.deepEqual(await told({}, { internship_id }), [
    'L11788.10: Com outro estágio de 4 h, são 34 h por semana, acima de 30 h.',
  ])
})
