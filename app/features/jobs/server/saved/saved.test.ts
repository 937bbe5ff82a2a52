import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { changeMessagePreferences } from '#features/notifications/wire.ts'
import { listJobs, showJob } from '../../wire/board.ts'
import * as wire from '../../wire/saved.ts'
import * as writing from '../../wire/writing.ts'
import { recruitersOf } from '../writing/closing-letters.ts'
import { searchTasks } from './search-letters.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter().token!, changes)
const run = async (name: string) => {
  await app.house.database.db.insertInto('tasks').values({ name, payload: '{}', run_at: new Date(0).toISOString() }).execute()
  await app.settle()
}
/** So many days from now, at that hour in Brasília. */
const at = (days: number, hour: number) => {
  const [day, month, year] = inDays(days).split('/')
  app.at(new Date(`${year}-${month}-${day}T${String(hour).padStart(2, '0')}:30:00-03:00`).toISOString())
}

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
  await app.call(writing.pauseJob, { id }, recruiter().token)
  assert.deepEqual(await kept(), [1, false, 'paused'])
  const judged = (verification: string) => app.ctx().db.updateTable('companies').set({ verification }).where('id', '=', company_id).execute()
  const { company_id } = (await app.call(writing.showOwnedJob, { id }, recruiter().token)).data.attributes
  await judged('suspensa')
  assert.deepEqual(await kept(), [1, false, 'off_air'])
  await judged('verificada')
  await app.call(writing.closeJob, { id, closure: { reason: 'filled' } }, recruiter().token)
  assert.deepEqual(await kept(), [1, false, 'closed'])
  await app.call(wire.forgetJob, { slug }, token)
  assert.equal((await app.call(wire.listSavedJobs, {}, token)).total_count, 0)
  assert.equal((await app.call(wire.listSavedJobs, {}, (await newCandidate(app)).token)).total_count, 0)
  assert.equal((await refusal(app.call(wire.saveJob, { slug: 'nenhuma' }, token))).status, 404)
})

test('a search is saved under a name of its own, and only its owner reads and ends it', async () => {
  const { token } = await newCandidate(app)
  const filters = { q: 'estágio', state_id: ['SP'], salary_from: 1000 }
  const { data } = await app.call(wire.saveSearch, { saved_search: { name: 'Estágios em SP', frequency: 'daily', filters } }, token)
  assert.deepEqual(data.attributes.filters, filters)
  const again = await refusal(app.call(wire.saveSearch, { saved_search: { name: 'Estágios em SP', frequency: 'weekly', filters } }, token))
  assert.deepEqual([again.status, Object.keys(again.body.errors!)], [422, ['name']])
  assert.equal((await refusal(app.call(wire.forgetSearch, { id: data.id }, (await newCandidate(app)).token))).status, 404)
  assert.equal((await app.call(wire.listSavedSearches, {}, token)).total_count, 1)
  await app.call(wire.forgetSearch, { id: data.id }, token)
  assert.equal((await app.call(wire.listSavedSearches, {}, token)).total_count, 0)
})

test('a saved search says by name what it filters by: a city without its state, a sub-area, a company by its address or id', async () => {
  const { token } = await newCandidate(app)
  const { db } = app.house.database
  const { id, slug } = await db.selectFrom('companies').select(['id', 'slug']).where('name', '=', 'Casa').executeTakeFirstOrThrow()
  const area = await db.selectFrom('job_areas').select(['id', 'name']).where('id', 'like', '%.%').orderBy('id').executeTakeFirstOrThrow()
  const filters = { state_id: ['MG'], city_id: [3550308], area_id: ['administracao', area.id], company_id: slug }
  const { data } = await app.call(wire.saveSearch, { saved_search: { name: 'Por nome', frequency: 'daily', filters } }, token)
  const names = { 'state_id:MG': 'Minas Gerais', 'city_id:3550308': 'São Paulo, SP', 'area_id:administracao': 'Administração', [`area_id:${area.id}`]: area.name, company_id: 'Casa' }
  assert.deepEqual(data.attributes.names, names)
  await app.call(wire.saveSearch, { saved_search: { name: 'Por id', frequency: 'daily', filters: { company_id: id } } }, token)
  const all = (await app.call(wire.listSavedSearches, {}, token)).collection.data
  assert.deepEqual(all.map(({ attributes }) => attributes.names), [{ company_id: 'Casa' }, names])
})

test('twenty searches and no more, also when thirty come at once; a name differs by more than its capitals', async () => {
  const { token } = await newCandidate(app)
  const save = (name: string) => app.call(wire.saveSearch, { saved_search: { name, frequency: 'daily', filters: {} } }, token)
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => save(`Busca ${n}`)))
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 20)
  const one = (await app.call(wire.listSavedSearches, {}, token)).collection.data[0]!
  await app.call(wire.forgetSearch, { id: one.id }, token)
  const other = (await app.call(wire.listSavedSearches, {}, token)).collection.data[0]!
  assert.deepEqual((await refusal(save(other.attributes.name.toUpperCase()))).body.errors, { name: ['Você já tem uma busca com este nome'] })
})

test('new answers come by mail once, in the morning, and never twice; weekly ones after a week', async () => {
  const [daily, weekly] = [await newCandidate(app), await newCandidate(app)]
  await publish({ title: 'Estágio em Numismática, o antigo', closes_at: inDays(60) })
  for (const [person, frequency] of [[daily, 'daily'], [weekly, 'weekly']] as const) await app.call(wire.saveSearch, { saved_search: { name: 'Moedas', frequency, filters: { q: 'numismatica' } } }, person.token)
  const subjects = async (email: string) => (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes('Moedas'))
  at(1, 10)
  await run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), [], 'nothing new, no letter')
  at(1, 12)
  const { attributes: { slug } } = await publish({ title: 'Estágio em Numismática, o novo', closes_at: inDays(60) })
  at(2, 6)
  await run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), [], 'not before eight')
  at(2, 9)
  for (const _ of [1, 2]) await run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), ['Uma vaga nova: Moedas'])
  const [letter] = await lettersTo(app, daily.email)
  assert.match(letter!.text, /o novo · Casa · Estágio · São Paulo, SP · A combinar\n/)
  for (const printed of [letter!.text, letter!.html]) assert.ok(printed.includes(`/vagas/${slug}`), 'each job leads to its page')
  assert.doesNotMatch(letter!.text, /o antigo/)
  assert.match(letter!.text, /\/vagas\?q=numismatica&sort=newest\n/)
  assert.deepEqual(await subjects(weekly.email), [])
  at(8, 9)
  await run('find-due-searches')
  assert.deepEqual(await subjects(weekly.email), ['Uma vaga nova: Moedas'])
  app.at(undefined)
})

test('a letter says of a job to whose students it is open', async () => {
  const { token, email } = await newCandidate(app)
  await app.call(wire.saveSearch, { saved_search: { name: 'Selas', frequency: 'daily', filters: { q: 'selaria' } } }, token)
  at(1, 12)
  await publish({ title: 'Estágio em Selaria', closes_at: inDays(60), institution_ids: [await makePartner(app.ctx(), horizonte)] })
  at(2, 9)
  await run('find-due-searches')
  assert.match((await lettersTo(app, email))[0]!.text, /Estágio em Selaria · Casa · Estágio · São Paulo, SP · A combinar · Exclusiva para estudantes: Universidade Horizonte\n/)
  app.at(undefined)
})

test('a job that was off the air over the morning’s letter is told with the next one, once a person', async () => {
  const [person, late] = [await newCandidate(app), await newCandidate(app)]
  const search = (name: string, { token } = person) => app.call(wire.saveSearch, { saved_search: { name, frequency: 'daily', filters: { q: 'gnomonica' } } }, token)
  const told = async ({ email } = person) => (await lettersTo(app, email)).filter(({ subject }) => subject.includes('Sombras')).map(({ text }) => [...text.matchAll(/o (primeiro|segundo) ·/g)].map(([, which]) => which!).sort())
  const move = (call: typeof writing.pauseJob | typeof writing.publishJob, ...ids: string[]) => Promise.all(ids.map((id) => app.call(call, { id }, recruiter().token)))
  const letters = async (day: number) => {
    at(day, 9)
    await run('find-due-searches')
  }
  await search('Sombras')
  at(1, 12)
  const [{ id: first }, { id: second }] = [await publish({ title: 'Estágio em Gnomônica, o primeiro', closes_at: inDays(60) }), await publish({ title: 'Estágio em Gnomônica, o segundo', closes_at: inDays(60) })]
  await move(writing.pauseJob, first)
  await letters(2)
  assert.deepEqual(await told(), [['segundo']])
  await search('Sombras também')
  await search('Sombras', late)
  at(2, 12)
  await move(writing.pauseJob, second)
  await letters(3)
  at(3, 12)
  await move(writing.publishJob, first, second)
  await letters(4)
  assert.deepEqual(await told(), [['primeiro'], ['segundo']], 'one of the two searches tells what neither told nor showed; the other job was told before')
  assert.deepEqual(await told(late), [['primeiro']], 'the other job stood on the board when the search was saved')
  at(4, 12)
  await move(writing.pauseJob, first)
  await letters(5)
  at(5, 12)
  await move(writing.publishJob, first)
  const { lock_version } = (await app.call(writing.showOwnedJob, { id: first }, recruiter().token)).data.attributes
  await app.call(writing.updateJob, { id: first, job: { openings: 3, lock_version } }, recruiter().token)
  await letters(6)
  assert.equal((await told()).length, 2, 'nor is it told again')
  app.at(undefined)
})

test('who turned job alerts off hears nothing, keeps the search, and is told later of what is new by then only', async () => {
  const person = await newCandidate(app)
  const alerts = (job_alerts: boolean) => app.call(changeMessagePreferences, { message_preferences: { job_alerts } }, person.token)
  const told = async () => (await lettersTo(app, person.email)).filter(({ subject }) => subject.includes('Selos')).map(({ text }) => /o (meio|fim)/.exec(text)?.[1])
  await app.call(wire.saveSearch, { saved_search: { name: 'Selos', frequency: 'daily', filters: { q: 'filatelia' } } }, person.token)
  await alerts(false)
  at(1, 10)
  await publish({ title: 'Estágio em Filatelia, o meio', closes_at: inDays(60) })
  at(2, 10)
  await run('find-due-searches')
  assert.deepEqual(await told(), [])
  assert.equal((await app.call(wire.listSavedSearches, {}, person.token)).total_count, 1)
  await alerts(true)
  at(2, 12)
  await publish({ title: 'Estágio em Filatelia, o fim', closes_at: inDays(60) })
  at(3, 10)
  await run('find-due-searches')
  assert.deepEqual(await told(), ['fim'])
  app.at(undefined)
})

test('as long as there are more searches whose day has come, they are looked for at once', async () => {
  const { db } = app.ctx()
  await newCandidate(app)
  await sql`insert into saved_searches select gen_random_uuid(), (select id from user_infos limit 1), 'Muitas ' || n, '{}', 'daily', '2020-01-01', now() from generate_series(1, 1001) n`.execute(db)
  const find = searchTasks.find(({ name }) => name === 'find-due-searches')!
  at(1, 10)
  await find.run(app.ctx(), {} as never)
  const [more] = await db.selectFrom('tasks').select('payload').where('name', '=', find.name).where(sql<boolean>`payload ? 'after'`).execute()
  await find.run(app.ctx(), more!.payload as never)
  app.at(undefined)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tasks t join saved_searches s on s.id::text = t.unique_key where t.name = 'send-search-letter' and s.name like 'Muitas %'`.execute(db)
  assert.equal(rows[0]!.n, 1001)
  await db.deleteFrom('saved_searches').where('name', 'like', 'Muitas %').execute()
  await sql`delete from tasks where name in ('send-search-letter', 'find-due-searches')`.execute(db)
})

test('the link of the letter ends it, with one click and no session', async () => {
  const person = await newCandidate(app)
  await app.call(wire.saveSearch, { saved_search: { name: 'Relógios', frequency: 'daily', filters: { q: 'horologia' } } }, person.token)
  at(1, 10)
  await publish({ title: 'Estágio em Horologia', closes_at: inDays(60) })
  at(2, 10)
  await run('find-due-searches')
  const [letter] = await lettersTo(app, person.email)
  const token = /encerrar\?token=(\S+)/.exec(letter!.text)![1]!
  const { headers } = await app.ctx().db.selectFrom('mails').select('headers').where('recipient', '=', person.email).where('subject', 'like', '%Relógios').executeTakeFirstOrThrow()
  assert.deepEqual(headers, { 'List-Unsubscribe': `<http://api.ponte.test/v1/ats/saved_search_cancellations/${token}>`.replace('api.', ''), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  app.at(undefined)
  assert.equal((await refusal(app.call(wire.cancelSearch, { token: `${token.split('.')[0]}.x` }))).status, 404)
  const click = await app.request(`/v1/ats/saved_search_cancellations/${token}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  assert.equal(click.status, 200)
  assert.equal((await app.call(wire.listSavedSearches, {}, person.token)).total_count, 0)
  await app.call(wire.cancelSearch, { token })
})

test('before a job closes its author is reminded once; when its date closes it, they are told by when to answer', async () => {
  const { id, attributes: { slug } } = await publish({ title: 'Estágio em Sineiro', closes_at: inDays(5), answer_within_days: 10 })
  await applyTo(app, slug, (await readyCandidate(app)).token)
  const email = 'company-2@pessoas.example'
  const subjects = async () => (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes('Sineiro'))
  await run('remind-of-closing')
  assert.deepEqual(await subjects(), [])
  at(3, 10)
  for (const _ of [1, 2]) await run('remind-of-closing')
  assert.deepEqual(await subjects(), [`A vaga Estágio em Sineiro encerra em ${inDays(5)}`])
  at(6, 1)
  await run('close-due-jobs')
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
    await run('remind-of-closing')
    app.at(undefined)
    return (await lettersTo(app, 'company-2@pessoas.example')).filter(({ subject }) => subject.startsWith('A vaga Estágio em Carrilhão encerra')).length
  }
  assert.equal(await remindedAt(3), 1)
  await change({ openings: 3, closes_at: inDays(5) })
  assert.equal(await remindedAt(3), 1)
  await change({ closes_at: inDays(9) })
  assert.equal(await remindedAt(7), 2)
})

test('letters of a job go to whoever may act on it: an author who recruits, else the company, else the one above it', async () => {
  const { db } = app.ctx()
  const { id } = await publish()
  const emails = async () => (await recruitersOf(app.ctx(), id)).map(({ email }) => email)
  const { author_id, company_id } = await db.selectFrom('jobs').select(['author_id', 'company_id']).where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual(await emails(), ['company-2@pessoas.example'])
  await db.deleteFrom('company_manager_roles').where('company_manager_id', '=', author_id).execute()
  const others = await emails()
  assert.ok(others.length > 0 && !others.includes('company-2@pessoas.example'))
  const branch = await db.selectFrom('companies').select('id').where('parent_id', '=', company_id).executeTakeFirstOrThrow()
  await db.updateTable('jobs').set({ company_id: branch.id }).where('id', '=', id).execute()
  await db.updateTable('company_managers').set({ deactivated_at: new Date().toISOString() }).where('company_id', '=', branch.id).execute()
  assert.deepEqual(await emails(), others)
})
