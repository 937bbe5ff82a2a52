// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { changeMessagePreferences, listAllNews } from '#features/notifications/wire.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { inDays, instantIn, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import * as wire from '../../wire/saved.ts'
import { searchTasks } from './search-letters.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
let partner: number
before(async () => {
  people = (await everybody(app)).people
  partner = await makePartner(app.ctx(), horizonte)
})

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter().token!, changes)
const at = (days: number, hour: number) => app.at(instantIn(days, hour))

test('new answers come by mail once, in the morning, and never twice; weekly ones after a week', async () => {
  const [daily, weekly] = [await newCandidate(app), await newCandidate(app)]
  await publish({ title: 'Estágio em Numismática, o antigo', closes_at: inDays(60) })
  for (const [person, frequency] of [
    [daily, 'daily'],
    [weekly, 'weekly'],
  ] as const)
    await app.call(
      wire.saveSearch,
      { saved_search: { name: 'Moedas', frequency, filters: { q: 'numismatica' } } },
      person.token,
    )
  const subjects = async (email: string) =>
    (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes('Moedas'))
  at(1, 10)
  await app.run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), [], 'nothing new, no letter')
  at(1, 12)
  const {
    attributes: { slug },
  } = await publish({ title: 'Estágio em Numismática, o novo', closes_at: inDays(60) })
  at(2, 6)
  await app.run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), [], 'not before eight')
  at(2, 9)
  for (const _ of [1, 2]) await app.run('find-due-searches')
  assert.deepEqual(await subjects(daily.email), ['Uma vaga nova: Moedas'])
  const [letter] = await lettersTo(app, daily.email)
  assert.match(letter!.text, /o novo · Casa · Estágio · São Paulo, SP · A combinar\n/)
  for (const printed of [letter!.text, letter!.html])
    assert.ok(printed.includes(`/vagas/${slug}`), 'each job leads to its page')
  assert.doesNotMatch(letter!.text, /o antigo/)
  const told = (await app.call(listAllNews, {}, daily.token)).collection.data.map(({ attributes: of }) => of)
  const line = {
    words: 'Vaga nova: Estágio em Numismática, o novo',
    about: 'Sua busca “Moedas”',
    path: `/vagas/${slug}`,
  }
  assert.deepEqual(told, [{ ...line, at: told[0]!.at, unread: true }], 'the bell tells the same, once')
  assert.match(letter!.text, /\/vagas\?q=numismatica&sort=newest\n/)
  assert.deepEqual(await subjects(weekly.email), [])
  at(8, 9)
  await app.run('find-due-searches')
  assert.deepEqual(await subjects(weekly.email), ['Uma vaga nova: Moedas'])
  app.at(undefined)
})

test('a letter says of a job to whose students it is open', async () => {
  const { token, email } = await newCandidate(app)
  await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Selas', frequency: 'daily', filters: { q: 'selaria' } } },
    token,
  )
  at(1, 12)
  await publish({ title: 'Estágio em Selaria', closes_at: inDays(60), institution_ids: [partner] })
  at(2, 9)
  await app.run('find-due-searches')
  assert.match(
    (await lettersTo(app, email))[0]!.text,
    /Estágio em Selaria · Casa · Estágio · São Paulo, SP · A combinar · Exclusiva para estudantes: Universidade Horizonte\n/,
  )
  app.at(undefined)
})

test('with job alerts off a search is kept but silent, and later tells of newer jobs only', async () => {
  const person = await newCandidate(app)
  const alerts = (job_alerts: boolean) =>
    app.call(changeMessagePreferences, { message_preferences: { job_alerts } }, person.token)
  const told = async () =>
    (await lettersTo(app, person.email))
      .filter(({ subject }) => subject.includes('Selos'))
      .flatMap(({ text }) => [...text.matchAll(/o (meio|fim) ·/g)].map(([, which]) => which!))
  await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Selos', frequency: 'daily', filters: { q: 'filatelia' } } },
    person.token,
  )
  await alerts(false)
  at(1, 12)
  await publish({ title: 'Estágio em Filatelia, o meio', closes_at: inDays(60) })
  at(2, 10)
  await app.run('find-due-searches')
  assert.deepEqual(await told(), [])
  assert.equal((await app.call(wire.listSavedSearches, {}, person.token)).total_count, 1)
  await alerts(true)
  at(2, 12)
  await publish({ title: 'Estágio em Filatelia, o fim', closes_at: inDays(60) })
  at(3, 10)
  await app.run('find-due-searches')
  assert.deepEqual(await told(), ['fim'])
  app.at(undefined)
})

test('as long as there are more searches whose day has come, they are looked for at once', async () => {
  const { db } = app.ctx()
  await newCandidate(app)
  await sql`insert into saved_searches select gen_random_uuid(), (select id from user_infos limit 1), 'Muitas ' || n,
    '{}', 'daily', '2020-01-01', now() from generate_series(1, 1001) n`.execute(db)
  const find = searchTasks.find(({ name }) => name === 'find-due-searches')!
  at(1, 10)
  await find.run(app.ctx(), {} as never)
  const [more] = await db
    .selectFrom('tasks')
    .select('payload')
    .where('name', '=', find.name)
    .where(sql<boolean>`payload ? 'after'`)
    .execute()
  await find.run(app.ctx(), more!.payload as never)
  app.at(undefined)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from tasks t join saved_searches s on s.id::text = t.unique_key where t.name =
    'send-search-letter' and s.name like 'Muitas %'`.execute(db)
  assert.equal(rows[0]!.n, 1001)
  await db.deleteFrom('saved_searches').where('name', 'like', 'Muitas %').execute()
  await sql`delete from tasks where name in ('send-search-letter', 'find-due-searches')`.execute(db)
})

test('the link of the letter ends it, with one click and no session', async () => {
  const person = await newCandidate(app)
  await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Relógios', frequency: 'daily', filters: { q: 'horologia' } } },
    person.token,
  )
  at(1, 10)
  await publish({ title: 'Estágio em Horologia', closes_at: inDays(60) })
  at(2, 10)
  await app.run('find-due-searches')
  const [letter] = await lettersTo(app, person.email)
  const token = /encerrar\?token=(\S+)/.exec(letter!.text)![1]!
  const { headers } = await app
    .ctx()
    .db.selectFrom('mails')
    .select('headers')
    .where('recipient', '=', person.email)
    .where('subject', 'like', '%Relógios')
    .executeTakeFirstOrThrow()
  assert.deepEqual(headers, {
    'List-Unsubscribe': `<http://api.ponte.test/v1/ats/saved_search_cancellations/${token}>`.replace('api.', ''),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  app.at(undefined)
  assert.equal((await refusal(app.call(wire.cancelSearch, { token: `${token.split('.')[0]}.x` }))).status, 404)
  const click = await app.request(`/v1/ats/saved_search_cancellations/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  assert.equal(click.status, 200)
  assert.equal((await app.call(wire.listSavedSearches, {}, person.token)).total_count, 0)
  await app.call(wire.cancelSearch, { token })
})
