import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, instantIn, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { listJobs, showJob } from '../../wire/board.ts'
import * as wire from '../../wire/saved.ts'
import * as writing from '../../wire/writing.ts'
import { recruitersOf } from '../writing/closing-letters.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter().token!, changes)
const at = (days: number, hour: number) => app.at(instantIn(days, hour))

test('a job is kept once however often, told on its card, and stays when it closes', async () => {
  const { token } = await newCandidate(app)
  const { id, attributes } = await publish({ title: 'Estágio em Filatelia' })
  const { slug } = attributes
  const saved = async () => (await app.call(listJobs, { q: 'filatelia' }, token)).collection.data[0]!.attributes.saved
  assert.equal(await saved(), false)
  for (const _ of [1, 2]) await app.call(wire.saveJob, { slug }, token)
  assert.deepEqual([await saved(), (await app.call(showJob, { slug }, token)).data.attributes.saved], [true, true])
  const kept = async () => {
    const { total_count, collection } = await app.call(wire.listSavedJobs, {}, token)
    const { available, unavailable } = collection.data[0]!.attributes
    return [total_count, available, unavailable]
  }
  assert.deepEqual(await kept(), [1, true, null])
  const ahead = (await publish({ opens_at: inDays(2) })).attributes.slug
  assert.equal((await refusal(app.call(wire.saveJob, { slug: ahead }, token))).status, 404, 'nobody knows of it yet')
  await app.call(writing.pauseJob, { id }, recruiter().token)
  assert.deepEqual(await kept(), [1, false, 'paused'])
  const judged = (verification: string) =>
    app.ctx().db.updateTable('companies').set({ verification }).where('id', '=', company_id).execute()
  const { company_id } = (await app.call(writing.showOwnedJob, { id }, recruiter().token)).data.attributes
  await judged('suspensa')
  assert.deepEqual(await kept(), [1, false, 'off_air'])
  await judged('verificada')
  await app.call(writing.closeJob, { id, closure: { reason: 'filled' } }, recruiter().token)
  assert.deepEqual(await kept(), [1, false, 'closed'])
  await app
    .ctx()
    .db.updateTable('jobs')
    .set({ opens_at: instantIn(2, 12) })
    .where('id', '=', id)
    .execute()
  for (const it of [slug, 'nenhuma']) await app.call(wire.forgetJob, { slug: it }, token)
  assert.equal((await app.call(wire.listSavedJobs, {}, token)).total_count, 0, 'whatever its first day says')
  assert.equal((await app.call(wire.listSavedJobs, {}, (await newCandidate(app)).token)).total_count, 0)
  assert.equal((await refusal(app.call(wire.saveJob, { slug: 'nenhuma' }, token))).status, 404)
})

test('a search is saved under a name of its own, and only its owner reads and ends it', async () => {
  const { token } = await newCandidate(app)
  const filters = { q: 'estágio', state_id: ['SP'], salary_from: 1000 }
  const saved_search = { name: 'Estágios em SP', frequency: 'daily', filters } as const
  const { data } = await app.call(wire.saveSearch, { saved_search }, token, 'once')
  assert.deepEqual(data.attributes.filters, filters)
  const twice = await app.call(wire.saveSearch, { saved_search }, token, 'once')
  assert.equal(twice.data.id, data.id, 'sent twice, as after a lost answer')
  const again = await refusal(
    app.call(wire.saveSearch, { saved_search: { name: 'Estágios em SP', frequency: 'weekly', filters } }, token),
  )
  assert.deepEqual([again.status, Object.keys(again.body.errors!)], [422, ['name']])
  assert.equal(
    (await refusal(app.call(wire.forgetSearch, { id: data.id }, (await newCandidate(app)).token))).status,
    404,
  )
  assert.equal((await app.call(wire.listSavedSearches, {}, token)).total_count, 1)
  await app.call(wire.forgetSearch, { id: data.id }, token)
  assert.equal((await app.call(wire.listSavedSearches, {}, token)).total_count, 0)
})

test('a saved search names its filters: a city, a sub-area, a company by address or id', async () => {
  const { token } = await newCandidate(app)
  const { db } = app.house.database
  const { id, slug } = await db
    .selectFrom('companies')
    .select(['id', 'slug'])
    .where('name', '=', 'Casa')
    .executeTakeFirstOrThrow()
  const area = await db
    .selectFrom('job_areas')
    .select(['id', 'name'])
    .where('id', 'like', '%.%')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const filters = { state_id: ['MG'], city_id: [3550308], area_id: ['administracao', area.id], company_id: slug }
  const { data } = await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Por nome', frequency: 'daily', filters } },
    token,
  )
  const names = {
    'state_id:MG': 'Minas Gerais',
    'city_id:3550308': 'São Paulo, SP',
    'area_id:administracao': 'Administração',
    [`area_id:${area.id}`]: area.name,
    company_id: 'Casa',
  }
  assert.deepEqual(data.attributes.names, names)
  await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Por id', frequency: 'daily', filters: { company_id: id } } },
    token,
  )
  const all = (await app.call(wire.listSavedSearches, {}, token)).collection.data
  assert.deepEqual(
    all.map(({ attributes }) => attributes.names),
    [{ company_id: 'Casa' }, names],
  )
})

test('at most twenty searches, also when thirty arrive at once; names ignore capitals', async () => {
  const { token } = await newCandidate(app)
  const save = (name: string) =>
    app.call(wire.saveSearch, { saved_search: { name, frequency: 'daily', filters: {} } }, token)
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => save(`Busca ${n}`)))
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 20)
  const one = (await app.call(wire.listSavedSearches, {}, token)).collection.data[0]!
  await app.call(wire.forgetSearch, { id: one.id }, token)
  const other = (await app.call(wire.listSavedSearches, {}, token)).collection.data[0]!
  assert.deepEqual((await refusal(save(other.attributes.name.toUpperCase()))).body.errors, {
    name: ['Você já tem uma busca com este nome'],
  })
})

test('the author is reminded once before a job closes, and told on closing by when to answer', async () => {
  const {
    id,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Sineiro', closes_at: inDays(5), answer_within_days: 10 })
  await applyTo(app, slug, (await readyCandidate(app)).token)
  const email = 'company-2@pessoas.example'
  const subjects = async () =>
    (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes('Sineiro'))
  await app.run('remind-of-closing')
  assert.deepEqual(await subjects(), [])
  at(3, 10)
  for (const _ of [1, 2]) await app.run('remind-of-closing')
  assert.deepEqual(await subjects(), [`A vaga Estágio em Sineiro encerra em ${inDays(5)}`])
  at(6, 1)
  await app.run('close-due-jobs')
  assert.equal((await subjects())[0], 'A vaga Estágio em Sineiro foi encerrada')
  assert.ok((await lettersTo(app, email))[0]!.text.includes(`até ${inDays(15)}`))
  app.at(undefined)
  const { lock_version } = (await app.call(writing.showOwnedJob, { id }, recruiter().token)).data.attributes
  await app.call(writing.updateJob, { id, job: { closes_at: inDays(20), lock_version } }, recruiter().token)
  await app.call(writing.publishJob, { id }, recruiter().token)
  await app.call(writing.closeJob, { id, closure: { reason: 'filled' } }, recruiter().token)
  assert.equal((await subjects()).length, 2, 'who closes a job knows it')
})

test('whoever gives a job another date is reminded of that one too', async () => {
  const { id } = await publish({ title: 'Estágio em Carrilhão', closes_at: inDays(5) })
  const change = async (job: object) => {
    const { lock_version } = (await app.call(writing.showOwnedJob, { id }, recruiter().token)).data.attributes
    await app.call(writing.updateJob, { id, job: { ...job, lock_version } }, recruiter().token)
  }
  const remindedAt = async (day: number) => {
    at(day, 10)
    await app.run('remind-of-closing')
    app.at(undefined)
    return (await lettersTo(app, 'company-2@pessoas.example')).filter(({ subject }) =>
      subject.startsWith('A vaga Estágio em Carrilhão encerra'),
    ).length
  }
  assert.equal(await remindedAt(3), 1)
  await change({ openings: 3, closes_at: inDays(5) })
  assert.equal(await remindedAt(3), 1)
  await change({ closes_at: inDays(9) })
  assert.equal(await remindedAt(7), 2)
})

test('nobody is reminded of the end of a job that is off the air already, until it is back', async () => {
  const { db } = app.ctx()
  const partner = await makePartner(app.ctx(), horizonte)
  const judged = (verification: string) =>
    db.updateTable('companies').set({ verification }).where('name', '=', 'Casa').execute()
  const agreed = (agreement_ends_on: string | null) =>
    db
      .updateTable('institution_partners')
      .set({ agreement_starts_on: null, agreement_ends_on })
      .where('institution_id', '=', partner)
      .execute()
  await publish({ title: 'Estágio em Foxtrote', closes_at: inDays(10) })
  await publish({ title: 'Estágio em Foxtrote de dois', closes_at: inDays(10), institution_ids: [partner] })
  const reminded = async () => {
    await app.run('remind-of-closing')
    return (await lettersTo(app, 'company-2@pessoas.example'))
      .filter(({ subject }) => subject.startsWith('A vaga Estágio em Foxtrote'))
      .map(({ subject }) => subject)
  }
  at(8, 10)
  await judged('suspensa')
  await agreed('2020-01-31')
  assert.deepEqual(await reminded(), [])
  await judged('verificada')
  const one = [`A vaga Estágio em Foxtrote encerra em ${inDays(10)}`]
  assert.deepEqual(await reminded(), one)
  await agreed(null)
  assert.deepEqual(await reminded(), [`A vaga Estágio em Foxtrote de dois encerra em ${inDays(10)}`, ...one])
  app.at(undefined)
})

test('letters of a job go to its author if they recruit, else to the company, else to its parent', async () => {
  const { db } = app.ctx()
  const { id } = await publish()
  const emails = async () => (await recruitersOf(app.ctx(), id)).map(({ email }) => email)
  const { author_id, company_id } = await db
    .selectFrom('jobs')
    .select(['author_id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(await emails(), ['company-2@pessoas.example'])
  await db.deleteFrom('company_manager_roles').where('company_manager_id', '=', author_id).execute()
  const others = await emails()
  assert.ok(others.length > 0 && !others.includes('company-2@pessoas.example'))
  const branch = await db
    .selectFrom('companies')
    .select('id')
    .where('parent_id', '=', company_id)
    .executeTakeFirstOrThrow()
  await db.updateTable('jobs').set({ company_id: branch.id }).where('id', '=', id).execute()
  await db
    .updateTable('company_managers')
    .set({ deactivated_at: new Date().toISOString() })
    .where('company_id', '=', branch.id)
    .execute()
  assert.deepEqual(await emails(), others)
})
