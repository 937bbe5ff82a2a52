// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf, ownJobs } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { companyProfiles, wholeCompany } from '#test/support/companies.ts'
import { draftJob, inDays, newJob } from '#test/support/jobs.ts'
import * as wire from '../../wire/writing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { companies, of, recruiter } = await castOf(app)
const { show, change, publish } = ownJobs(app, recruiter)

test('a draft begins with its title alone, and says what is missing before it may be published', async () => {
  assert.deepEqual((await refusal(app.call(wire.createJob, { job: {} }, recruiter()))).body.errors, {
    title: ['Não pode ficar em branco'],
  })
  const { id, attributes } = (await app.call(wire.createJob, { job: { title: 'Estágio em Nutrição' } }, recruiter()))
    .data
  assert.deepEqual([attributes.status, attributes.company_name, attributes.lock_version], ['draft', 'Casa', 0])
  assert.deepEqual(Object.keys(attributes.missing).sort(), [
    'area_id',
    'city_id',
    'closes_at',
    'description',
    'job_type',
    'openings',
    'requirements',
    'responsibilities',
    'state_id',
    'work_model',
  ])
  const { status, body } = await refusal(publish(id))
  assert.deepEqual([status, body.errors], [422, attributes.missing])
  const remote = await change(id, { work_model: 'remote', job_type: 'internship' })
  assert.ok(!('city_id' in remote.data.attributes.missing), 'a remote job needs no place')
  assert.ok('weekly_hours' in remote.data.attributes.missing, 'an internship says its hours')
})

test('a draft begins where its company is, whole or not at all', async () => {
  const { address_attributes } = wholeCompany()
  await companyProfiles(app).save(companies.branch, { address_attributes: address_attributes! }, of('Administrador'))
  const company_id = companies.branch
  const place = async (form: object) => {
    const { id } = (
      await app.call(wire.createJob, { job: { title: 'Estágio em Nutrição', company_id, ...form } }, recruiter())
    ).data
    const { zipcode, state_id, city_id } = await show(id)
    return [zipcode, state_id, city_id]
  }
  assert.deepEqual(await place({}), ['01310-100', 'SP', 3550308])
  assert.deepEqual(await place({ state_id: 'RJ' }), [null, 'RJ', null])
})

test('every field is kept, rich text is cleaned, and what is not sent stays', async () => {
  const { id } = await draftJob(app, recruiter(), {
    description: '<p onclick="x()">Olá</p><script>x()</script>',
    salary_from: '1200.00',
    salary_to: '1500.00',
    benefits: ['meal_allowance', 'meal_allowance'],
    zipcode: '01310-100',
    course_ids: ['bacharelado-administracao'],
    least_semester: 3,
    most_semester: 7,
    skill_ids: ['analise-de-dados'],
    languages: [{ language_id: 'en', level: 'intermediate', required: true }],
    opens_at: inDays(1),
  })
  await change(id, { schedule: 'Das 9h às 15h' })
  const job = await show(id)
  assert.deepEqual(
    [job.description, job.benefits, job.zipcode, job.salary_to, job.schedule],
    ['<p>Olá</p>', ['meal_allowance'], '01310-100', '1500.00', 'Das 9h às 15h'],
  )
  assert.deepEqual([job.opens_at, job.closes_at], [inDays(1), inDays(20)])
  assert.deepEqual(job.languages, [{ language_id: 'en', level: 'intermediate', required: true }])
  assert.deepEqual(job.labels['course_ids'], [{ value: 'bacharelado-administracao', label: 'Administração' }])
  const emptied = (await change(id, { salary_from: '', salary_to: '', benefits: [], schedule: '' })).data.attributes
  assert.deepEqual(
    [emptied.salary_from, emptied.benefits, emptied.schedule, emptied.city_id],
    [null, [], null, 3550308],
  )
})

test('what a job points at must exist and fit', async () => {
  const refused = async (changes: object) =>
    Object.keys((await refusal(draftJob(app, recruiter(), changes))).body.errors ?? {})
  assert.deepEqual(await refused({ area_id: 'nenhuma' }), ['area_id'])
  assert.deepEqual(await refused({ sub_area_id: 'marketing-e-publicidade.branding' }), ['sub_area_id'])
  assert.deepEqual(await refused({ state_id: 'RJ' }), ['city_id'])
  assert.deepEqual(await refused({ course_ids: ['bacharelado-design', 'x'] }), ['course_ids[1]'])
  assert.deepEqual(await refused({ institution_ids: [1] }), ['institution_ids[0]'])
  assert.deepEqual(await refused({ salary_from: '1500.00', salary_to: '1200.00' }), ['salary_to'])
  assert.deepEqual(await refused({ salary_from: '999999999999.99', salary_to: '1000000.01' }), [
    'salary_from',
    'salary_to',
  ])
  assert.deepEqual(await refused({ least_semester: 5, most_semester: 2 }), ['most_semester'])
  assert.deepEqual(await refused({ opens_at: inDays(9), closes_at: inDays(3) }), ['closes_at'])
  assert.deepEqual(await refused({ company_id: companies.stranger }), ['company_id'])
  const english = { language_id: 'en', level: 'beginner', required: false }
  assert.deepEqual(await refused({ languages: [english, { ...english, level: 'fluent' }] }), [
    'languages[1].language_id',
  ])
  const { id } = await draftJob(app, recruiter())
  assert.deepEqual(
    Object.keys((await refusal(change(id, { state_id: 'RJ' }))).body.errors ?? {}),
    ['city_id'],
    'a city stays in its state',
  )
  assert.equal((await draftJob(app, recruiter(), { company_id: companies.branch })).attributes.company_name, 'Filial')
})

test('a write that does not say what it saw is none', async () => {
  const { id } = await draftJob(app, recruiter())
  assert.deepEqual(
    (await refusal(app.call(wire.updateJob, { id, job: { openings: 3 } as never }, recruiter()))).body.errors,
    { lock_version: ['Não pode ficar em branco'] },
  )
})

test('a write over somebody else’s is refused with what stands now', async () => {
  const { id, attributes } = await draftJob(app, recruiter())
  await change(id, { openings: 5, lock_version: attributes.lock_version })
  const { status, body } = await refusal(change(id, { openings: 9, lock_version: attributes.lock_version }))
  assert.deepEqual(
    [status, (body as { data?: { attributes: { openings: number } } }).data?.attributes.openings],
    [409, 5],
  )
})

test('a preview shows what was not saved, in words, and saves nothing', async () => {
  const {
    id,
    attributes: { slug },
  } = await newJob(app, recruiter(), { title: 'Estágio em Gravura' })
  const before = await show(id)
  const { attributes } = (
    await app.call(
      wire.previewJob,
      {
        id,
        job: {
          title: 'Estágio em Xilogravura',
          salary_to: '',
          languages: [{ language_id: 'en', level: 'beginner', required: false }],
          closes_at: inDays(9),
        },
      },
      recruiter(),
    )
  ).data
  assert.deepEqual(
    [attributes.title, attributes.slug, attributes.salary_to, attributes.closes_at, attributes.labels['language_id']],
    ['Estágio em Xilogravura', slug, null, inDays(9), [{ value: 'en', label: 'Inglês' }]],
  )
  assert.equal(
    (await app.call(wire.previewJob, { id, job: { company_id: companies.branch } }, recruiter())).data.attributes
      .company_name,
    'Filial',
  )
  assert.deepEqual(await show(id), before)
  assert.ok(
    (await refusal(app.call(wire.previewJob, { id, job: { area_id: 'nothing' } }, recruiter()))).body.errors?.[
      'area_id'
    ],
  )
})

test('a copy is a draft of its own without dates; a draft may be thrown away, what was published may not', async () => {
  const { id } = await newJob(app, recruiter(), { benefits: ['gym'] })
  const { data } = await app.call(wire.copyJob, { id }, recruiter())
  assert.deepEqual(
    [
      data.attributes.title,
      data.attributes.status,
      data.attributes.benefits,
      data.attributes.closes_at,
      data.attributes.history,
    ],
    ['Estágio em Administração (cópia)', 'draft', ['gym'], null, []],
  )
  const long = await draftJob(app, recruiter(), { title: `${'a'.repeat(151)}\u{1F600} fim` })
  const { id: copy } = (await app.call(wire.copyJob, { id: long.id }, recruiter())).data
  assert.equal((await show(copy)).title, `${'a'.repeat(151)} (cópia)`, 'half an emoji is none')
  await app.call(wire.discardJob, { id: data.id }, recruiter())
  assert.equal((await refusal(show(data.id))).status, 404)
  assert.equal((await refusal(app.call(wire.discardJob, { id }, recruiter()))).status, 409)
})

test('a company sees its own jobs and its branches’; a branch does not look up', async () => {
  const { id } = await draftJob(app, recruiter(), { title: 'Vaga da Filial 100% única', company_id: companies.branch })
  const list = async (query: object, token: string) =>
    (await app.call(wire.listOwnedJobs, query, token)).collection.data.map((job) => job.id)
  assert.deepEqual(await list({ q: 'filial 100% unica' }, recruiter()), [id])
  assert.deepEqual(await list({ q: '%' }, recruiter()), [])
  for (const query of [{ company_id: 'zzz' }, { sort: 'xx' }])
    assert.equal((await refusal(list(query, recruiter()))).status, 422)
  assert.deepEqual(await list({ company_id: companies.branch, q: 'unica' }, recruiter()), [id])
  assert.deepEqual(await list({ status: 'draft', q: 'unica' }, of('Recrutador', 'branch')), [id])
  assert.ok(!(await list({ per_page: 100 }, of('Recrutador', 'stranger'))).includes(id))
  for (const token of [of('Recrutador', 'stranger'), of('Administrador', 'stranger')])
    assert.equal((await refusal(show(id, token))).status, 404)
  assert.equal((await refusal(app.call(wire.listOwnedJobs, {}, of('Financeiro')))).status, 403)
})

test('a draft that is begun twice with one key is begun once, and by each of two people once', async () => {
  const begin = async (key: string, token = recruiter()) =>
    (await app.call(wire.createJob, { job: { title: 'Estágio em Museologia' } }, token, key)).data.id
  const [first, second] = await Promise.all([begin('one key'), begin('one key')])
  assert.equal(first, second)
  assert.equal(await begin('one key'), first)
  assert.notEqual(await begin('another key'), first)
  assert.notEqual(await begin('one key', of('Administrador')), first)
  const copy = async (key: string) => (await app.call(wire.copyJob, { id: first }, recruiter(), key)).data.id
  const [one, other] = await Promise.all([copy('to copy'), copy('to copy')])
  assert.equal(one, other)
  assert.notEqual(await copy('to copy again'), one)
})

test('the list counts each status under the other filters', async () => {
  await draftJob(app, recruiter(), { title: 'Estágio em Ourivesaria' })
  await newJob(app, recruiter(), { title: 'Estágio em Ourivesaria' })
  const asked = await app.call(wire.listOwnedJobs, { q: 'ourivesaria', status: 'published' }, recruiter())
  assert.deepEqual([asked.total_count, asked.counts], [1, { draft: 1, published: 1, paused: 0, closed: 0 }])
})

test('a list in the orders that it has, closed ones apart', async () => {
  await newJob(app, recruiter(), { title: 'Estágio em Xilogravura A', closes_at: inDays(30) })
  const second = await newJob(app, recruiter(), { title: 'Estágio em Xilogravura B', closes_at: inDays(10) })
  const titles = async (query: object) =>
    (await app.call(wire.listOwnedJobs, { q: 'xilogravura', ...query }, recruiter())).collection.data.map(
      ({ attributes }) => attributes.title.at(-1),
    )
  for (const [sort, order] of [
    ['title', ['A', 'B']],
    ['-title', ['B', 'A']],
    ['closes_at', ['B', 'A']],
    ['-new', ['B', 'A']],
  ] as const)
    assert.deepEqual(await titles({ sort }), order, sort)
  await app.call(wire.closeJob, { id: second.id, closure: { reason: 'filled', note: '' } }, recruiter())
  assert.deepEqual([await titles({ open: true }), await titles({ open: true, status: 'closed' })], [['A'], ['B']])
})
