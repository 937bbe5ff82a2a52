import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { draftJob, newJob } from '#test/support/jobs.ts'
import { type Companies, everybody, type Person } from '#test/support/people.ts'
import { judge } from '#test/support/companies.ts'
import * as wire from '../../wire/board.ts'
import * as writing from '../../wire/writing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const token = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, token(), changes)
const show = async (slug: string, as?: string) => (await app.call(wire.showJob, { slug }, as)).data.attributes

const versionOf = async (id: string) =>
  (await app.call(writing.showOwnedJob, { id }, token())).data.attributes.lock_version

test('a card and a page tell all that a reader needs, in words', async () => {
  await publish({ title: 'Estágio em Topografia' })
  const job = await publish({
    title: 'Estágio em Cartografia',
    salary_from: '1200.00',
    salary_to: '1500.00',
    benefits: ['gym'],
    skill_ids: ['geoprocessamento'],
    course_ids: ['bacharelado-administracao'],
    languages: [{ language_id: 'en', level: 'fluent', required: true }],
    zipcode: '01310-100',
    street: 'Avenida Paulista',
    answer_within_days: 10,
  })
  const page = await show(job.attributes.slug)
  assert.deepEqual(
    [
      page.author_name,
      page.address,
      page.salary.replace(/\u00a0/g, ' '),
      page.days_to_close,
      page.available,
      page.status,
    ],
    ['Casa', 'São Paulo, SP', 'R$ 1.200,00 a R$ 1.500,00', 20, true, 'published'],
  )
  assert.deepEqual(
    [page.area, page.benefits[0]?.label, page.skills, page.courses, page.languages],
    [
      'Administração',
      'Academia',
      ['Geoprocessamento'],
      ['Administração'],
      [{ name: 'Inglês', level: 'Fluente', required: true }],
    ],
  )
  assert.deepEqual(
    [page.place?.street, page.place?.zipcode, page.company.name],
    ['Avenida Paulista', '01310-100', 'Casa'],
  )
  assert.equal(Date.parse(page.answer_by!) - Date.parse(page.closes_at), 10 * 86_400_000)
  assert.ok(page.company.open_jobs >= 1)
  assert.ok(page.similar.length > 0 && page.similar.every(({ id }) => id !== job.id))
  assert.equal('saved' in page, false, 'only a student keeps jobs')
})

test('beside a job of an area that has no other, those of its place and kind are shown', async () => {
  const { id } = await publish({ title: 'Auxiliar de Museu' })
  const job = await publish({
    title: 'Estágio em Museologia',
    area_id: 'artes-cultura-e-entretenimento',
    sub_area_id: '',
  })
  const { similar, area } = await show(job.attributes.slug)
  assert.ok(similar.length > 0 && similar.every(({ id }) => id !== job.id), area!)
  assert.ok(
    similar.some((one) => one.id === id),
    'the newest of them first',
  )
})

test('a job keeps all its addresses: old ones and its id lead to the one it has', async () => {
  const job = await publish({ title: 'Estágio em Botânica' })
  await app.call(
    writing.updateJob,
    { id: job.id, job: { title: 'Estágio em Zoologia', lock_version: await versionOf(job.id) } },
    token(),
  )
  const fresh = (await app.call(writing.showOwnedJob, { id: job.id }, token())).data.attributes.slug
  for (const old of [job.attributes.slug, job.id]) {
    const response = await app.request(`/v1/ats/jobs/${old}`)
    assert.deepEqual(
      [response.status, response.headers.get('location'), ((await response.json()) as { slug: string }).slug],
      [301, `/v1/ats/jobs/${fresh}`, fresh],
    )
  }
  assert.equal((await show(fresh)).title, 'Estágio em Zoologia')
  await app.call(
    writing.updateJob,
    { id: job.id, job: { title: 'Estágio em Botânica', lock_version: await versionOf(job.id) } },
    token(),
  )
  assert.equal((await show(job.attributes.slug)).title, 'Estágio em Botânica', 'it may come home')
  assert.equal((await app.request(`/v1/ats/jobs/${fresh}`)).status, 301)
})

test('a draft has no page, a paused and a closed job say so, and 30 days later the page says it is gone', async () => {
  const draft = await draftJob(app, token())
  for (const slug of [draft.attributes.slug, draft.id, 'nenhuma']) assert.equal((await refusal(show(slug))).status, 404)
  const { id, attributes } = await publish({ title: 'Estágio em Arquivo' })
  await app.call(writing.pauseJob, { id }, token())
  assert.deepEqual(
    [
      (await show(attributes.slug)).status,
      (await show(attributes.slug)).available,
      (await show(attributes.slug)).unavailable,
    ],
    ['paused', false, 'paused'],
  )
  const before = Date.now()
  await app.call(writing.closeJob, { id, closure: { reason: 'cancelled' } }, token())
  const { status: ended, closed_at, answer_by } = await show(attributes.slug)
  assert.ok(before <= Date.parse(closed_at!) && Date.parse(closed_at!) <= Date.now())
  assert.deepEqual([ended, answer_by], ['closed', null], 'nobody waits for what was cancelled')
  app.at(new Date(Date.now() + 31 * 86_400_000).toISOString())
  const { status, body } = await refusal(show(attributes.slug))
  assert.deepEqual(
    [status, (body as { data?: { attributes: { title: string } } }).data?.attributes.title],
    [410, 'Estágio em Arquivo'],
  )
  app.at(undefined)
})

test('a suspended company has no pages', async () => {
  const stranger = people.find(({ role, place }) => role === 'Recrutador' && place === 'stranger')!.token!
  const { attributes } = await newJob(app, stranger)
  await judge(app, companies.stranger, 'suspensa')
  assert.equal((await refusal(show(attributes.slug))).status, 404)
})

test('visits are counted for the company, and only where there is a page', async () => {
  const { id, attributes } = await publish()
  for (const slug of [attributes.slug, attributes.slug, 'nenhuma']) await app.call(wire.viewJob, { slug })
  assert.equal((await app.call(writing.showOwnedJob, { id }, token())).data.attributes.views, 2)
})

test('visits of jobs that are not there leave nothing in memory, however long their names', async () => {
  const before = app.house.limits.kept()
  for (let i = 0; i < 50; i++) {
    const { status } = await app.request(`/v1/ats/jobs/${'x'.repeat(15_000)}${i}/views`, { method: 'POST' })
    assert.equal(status, 204)
  }
  assert.equal(app.house.limits.kept(), before)
})
