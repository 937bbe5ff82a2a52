// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { trustInstitutionalEmail } from '#features/candidates/server/candidates.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { createProgram } from '#features/programs/wire/programs.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { type Companies, everybody, type Person } from '#test/support/people.ts'
import * as wire from '../../wire/board.ts'
import { ONLY_EXCLUSIVE } from '../../wire/job-words.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
let companies: Companies
let horizon: number
before(async () => {
  ;({ people, companies } = await everybody(app))
  horizon = await makePartner(app.ctx(), horizonte)
})

const token = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, token(), changes)
const list = async (query: object, as?: string) =>
  (await app.call(wire.listJobs, { per_page: 100, ...query }, as)).collection.data.map(({ id }) => id)
const show = async (slug: string, as?: string) => (await app.call(wire.showJob, { slug }, as)).data.attributes

/** A student with a proven bond to the partner. */
async function student(institution_id = horizon) {
  const person = await newCandidate(app)
  const email = `${person.email.split('@')[0]}@aluno.horizonte.example`
  await app.call(
    updateProfile,
    {
      user: {
        user_info_attributes: {
          main_education_type: 'college',
          university_id: institution_id,
          institutional_email: email,
        } as never,
      },
    },
    person.token,
  )
  const { id } = await app
    .ctx()
    .db.selectFrom('logins')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  await trustInstitutionalEmail(app.ctx(), id)
  return person
}

test('a partner’s board begins with what is for its students alone, until another order is asked for', async () => {
  const exclusive = await publish({ institution_ids: [horizon] })
  const newer = await publish()
  const board = (query: object = {}) => list({ institution_id: 'universidade-horizonte', ...query })
  const before = (ids: string[]) => ids.indexOf(exclusive.id) < ids.indexOf(newer.id)
  assert.deepEqual([before(await board()), before(await board({ sort: 'newest' }))], [true, false])
})

test('each filter narrows the board, several values of one widen it, and empty ones are none', async () => {
  const plain = await publish()
  const other = await publish({
    title: 'Analista de Marca',
    job_type: 'effective',
    area_id: 'marketing-e-publicidade',
    sub_area_id: 'marketing-e-publicidade.branding',
    work_model: 'remote',
    state_id: null,
    city_id: null,
    salary_from: '3000.00',
    salary_to: '4000.00',
    course_ids: ['bacharelado-design'],
    pcd_preference: true,
    program_id: (await app.call(createProgram, { program: { title: 'Estágio' } }, token())).data.id,
    company_id: companies.branch,
  })
  const only = async (query: object) =>
    (await list(query))
      .filter((id) => [plain.id, other.id].includes(id))
      .map((id) => (id === plain.id ? 'plain' : 'other'))
  assert.deepEqual((await only({})).sort(), ['other', 'plain'])
  for (const query of [
    { state_id: ['SP'] },
    { city_id: [3550308] },
    { area_id: ['administracao'] },
    { job_type: ['internship'] },
    { work_model: ['on_site'] },
    { course_id: ['bacharelado-administracao'] },
  ])
    assert.deepEqual(await only(query), ['plain'], JSON.stringify(query))
  for (const query of [
    { area_id: ['marketing-e-publicidade.branding'] },
    { job_type: ['effective'] },
    { work_model: ['remote'] },
    { salary_from: 3500 },
    { pcd: true },
    { program_exclusive: true },
    { company_id: companies.branch },
  ])
    assert.deepEqual(await only(query), ['other'], JSON.stringify(query))
  assert.deepEqual(await only({ salary_from: 4001 }), [])
  assert.equal((await only({ job_type: ['internship', 'effective'] })).length, 2)
  assert.equal((await only({ course_id: ['bacharelado-design'] })).length, 2, 'a job without courses accepts all')
  const address = '/v1/ats/jobs?q=&state_id[]=&job_type[]=effective&salary_from=3500&pcd=true'
  assert.equal(((await (await app.request(address)).json()) as { total_count: number }).total_count, 1)
})

test('orders, counts and pages agree; a page past the end is empty', async () => {
  const soon = await publish({
    title: 'Zeladoria Especial',
    closes_at: inDays(2),
    salary_from: '900.00',
    salary_to: '900.00',
  })
  const late = await publish({
    title: 'Zeladoria Especial',
    closes_at: inDays(40),
    salary_from: '1900.00',
    salary_to: '1900.00',
  })
  const sorted = (sort: string) => list({ q: 'zeladoria', sort })
  assert.deepEqual(await sorted('closing'), [soon.id, late.id])
  assert.deepEqual(await sorted('newest'), [late.id, soon.id])
  assert.deepEqual(await sorted('salary'), [late.id, soon.id])
  const one = await app.call(wire.listJobs, { per_page: 10, page: 99 })
  assert.deepEqual([one.collection.data.length, one.total_count > 2], [0, true])
  assert.deepEqual((await app.call(wire.listJobs, { q: 'zeladoria' })).total_count, 2)
})

test('a job is there from its first day to the end of its last one', async () => {
  const { id, attributes } = await publish({
    title: 'Estágio em Relojoaria',
    opens_at: inDays(2),
    closes_at: inDays(4),
  })
  const seen = async () => [
    (await list({ q: 'relojoaria' })).includes(id),
    await show(attributes.slug).then(
      (job) => job.available,
      () => 'none',
    ),
  ]
  assert.deepEqual(await seen(), [false, 'none'])
  const [day, month, year] = inDays(4).split('/')
  for (const [instant, expected] of [
    [`${year}-${month}-${day}T23:59:58-03:00`, [true, true]],
    [`${year}-${month}-${day}T23:59:59-03:00`, [false, false]],
  ] as const) {
    app.at(new Date(instant).toISOString())
    assert.deepEqual(await seen(), expected, instant)
  }
  app.at(undefined)
})

test('exclusive jobs are seen by all; the filter knows whose student asks', async () => {
  const mine = await publish({ title: 'Estágio em Heráldica', institution_ids: [horizon] })
  const open = await publish({ title: 'Estágio em Heráldica' })
  const one = await student()
  const only = (as?: string) => list({ q: 'heraldica', ies_jobs_only: ONLY_EXCLUSIVE }, as)
  assert.equal((await list({ q: 'heraldica' })).length, 2)
  assert.deepEqual((await show(mine.attributes.slug)).ies_exclusive, [
    { institution_id: horizon, name: 'Universidade Horizonte', display_name: 'universidade-horizonte' },
  ])
  assert.deepEqual(await only(one.token), [mine.id])
  assert.deepEqual([await only(), await only((await newCandidate(app)).token), await only(token())], [[], [], []])
  assert.deepEqual(
    (await list({ q: 'heraldica', institution_id: 'universidade-horizonte' })).sort(),
    [mine.id, open.id].sort(),
  )
  assert.deepEqual(await list({ q: 'heraldica', institution_id: 'outra' }), [open.id])
  assert.equal('saved' in (await show(open.attributes.slug, one.token)), true)
})

test('a dead session is told so even where guests are welcome', async () => {
  assert.equal((await refusal(app.call(wire.listJobs, {}, 'no such token'))).status, 401)
})

test('a job that no verdict or agreement has brought back yet is off the air', async () => {
  const unavailable = async (changes: object) => {
    const {
      id,
      attributes: { slug },
    } = await publish(changes)
    await app.ctx().db.deleteFrom('job_search').where('job_id', '=', id).execute()
    return (await show(slug)).unavailable
  }
  const agreed = (settled_in_force: boolean) =>
    app
      .ctx()
      .db.updateTable('institution_partners')
      .set({ settled_in_force })
      .where('institution_id', '=', horizon)
      .execute()
  assert.deepEqual([await unavailable({}), await unavailable({ institution_ids: [horizon] })], ['off_air', 'off_air'])
  const {
    id,
    attributes: { slug },
  } = await publish({ institution_ids: [horizon] })
  await app.ctx().db.deleteFrom('job_search').where('job_id', '=', id).execute()
  await agreed(false)
  assert.equal((await show(slug)).unavailable, 'unreachable')
  await agreed(true)
})
