// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { enqueue } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { inDays, instantIn, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import * as wire from '../../wire/saved.ts'
import * as writing from '../../wire/writing.ts'
import { writeSearch } from './write-search.ts'

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

/** As after a verdict or an agreement. */
const relist = async (title: string) => {
  const jobs = await app.ctx().db.selectFrom('jobs').select('id').where('title', 'like', `%${title}%`).execute()
  for (const { id } of jobs) await writeSearch(app.ctx(), id)
}

test('a job that was off the air over the morning’s letter is told with the next one, once a person', async () => {
  const [person, late] = [await newCandidate(app), await newCandidate(app)]
  const search = (name: string, { token } = person) =>
    app.call(wire.saveSearch, { saved_search: { name, frequency: 'daily', filters: { q: 'gnomonica' } } }, token)
  const told = async ({ email } = person) =>
    (await lettersTo(app, email))
      .filter(({ subject }) => subject.includes('Sombras'))
      .map(({ text }) => [...text.matchAll(/o (primeiro|segundo) ·/g)].map(([, which]) => which!).sort())
  const move = (call: typeof writing.pauseJob | typeof writing.publishJob, ...ids: string[]) =>
    Promise.all(ids.map((id) => app.call(call, { id }, recruiter().token)))
  const letters = async (day: number) => {
    at(day, 9)
    await app.run('find-due-searches')
  }
  await search('Sombras')
  at(1, 12)
  const [{ id: first }, { id: second }] = [
    await publish({ title: 'Estágio em Gnomônica, o primeiro', closes_at: inDays(60) }),
    await publish({ title: 'Estágio em Gnomônica, o segundo', closes_at: inDays(60) }),
  ]
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
  assert.deepEqual(
    await told(),
    [['primeiro'], ['segundo']],
    'one of the two searches tells what neither told nor showed; the other job was told before',
  )
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

test('a search saved while a job is off the air hears of its return; older searches that saw it do not', async () => {
  const judged = (verification: string) =>
    app.ctx().db.updateTable('companies').set({ verification }).where('name', '=', 'Casa').execute()
  const agreed = (ended: boolean) =>
    app
      .ctx()
      .db.updateTable('institution_partners')
      .set({ agreement_ends_on: ended ? '2020-01-31' : null, agreement_starts_on: null })
      .where('institution_id', '=', partner)
      .execute()
  const { id: paused } = await publish({ title: 'Estágio em Xilogravura, o pausado', closes_at: inDays(60) })
  await publish({ title: 'Estágio em Xilogravura, o suspenso', closes_at: inDays(60) })
  await publish({ title: 'Estágio em Xilogravura, o exclusivo', closes_at: inDays(60), institution_ids: [partner] })
  const [seen, late] = [await newCandidate(app), await newCandidate(app)]
  const search = ({ token }: { token: string }) =>
    app.call(
      wire.saveSearch,
      { saved_search: { name: 'Tacos', frequency: 'daily', filters: { q: 'xilogravura' } } },
      token,
    )
  const told = async ({ email }: { email: string }) =>
    (await lettersTo(app, email)).flatMap(({ text }) =>
      [...text.matchAll(/o (pausado|suspenso|exclusivo) ·/g)].map(([, which]) => which!).sort(),
    )
  await search(seen)
  at(1, 10)
  await app.call(writing.pauseJob, { id: paused }, recruiter().token)
  await judged('suspensa')
  await agreed(true)
  await relist('Xilogravura')
  at(1, 12)
  await search(late)
  at(1, 14)
  await judged('verificada')
  await app.call(writing.publishJob, { id: paused }, recruiter().token)
  await agreed(false)
  await relist('Xilogravura')
  for (const day of [2, 3]) {
    at(day, 9)
    await app.run('find-due-searches')
  }
  assert.deepEqual([await told(late), await told(seen)], [['exclusivo', 'pausado', 'suspenso'], []])
  app.at(undefined)
})

test('a job that returns while the letter is written is told once, whichever task runs first', async () => {
  const { db } = app.ctx()
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', 'Casa')
    .executeTakeFirstOrThrow()
  const judged = async (verification: string) =>
    void (await db.updateTable('companies').set({ verification }).where('id', '=', company_id).execute())
  const agreed = async (ends: string | null) =>
    void (await db
      .updateTable('institution_partners')
      .set({ agreement_starts_on: null, agreement_ends_on: ends })
      .where('institution_id', '=', partner)
      .execute())
  const away = [
    {
      word: 'Heráldica',
      job: {},
      follow: () => enqueue(app.ctx(), { name: 'jobs-follow-verdict' }, { company_id }),
      goes: () => judged('suspensa'),
      comes: () => judged('verificada'),
    },
    {
      word: 'Vexilologia',
      job: { institution_ids: [partner] },
      follow: () => enqueue(app.ctx(), { name: 'jobs-follow-agreement' }, { institution_id: partner }),
      goes: () => agreed('2020-01-31'),
      comes: () => agreed(null),
    },
  ]
  for (const { word, job, follow, goes, comes } of away)
    for (const order of ['letter first', 'letter last', 'letter between'] as const) {
      const title = `${word} ${order.split(' ')[1]}`
      const { token, email } = await newCandidate(app)
      at(1, 10)
      await publish({ title, closes_at: inDays(60), ...job })
      await goes()
      await follow()
      await app.settle()
      at(1, 12)
      const {
        data: { id: saved_search_id },
      } = await app.call(
        wire.saveSearch,
        { saved_search: { name: word, frequency: 'daily', filters: { q: title } } },
        token,
      )
      at(2, 9)
      await comes()
      const letter = () => enqueue(app.ctx(), { name: 'send-search-letter' }, { saved_search_id })
      const [first, second] = order === 'letter last' ? [follow, letter] : [letter, follow]
      await first()
      // A long transaction that began a minute before the letter and commits after it.
      if (order === 'letter between') {
        await app.settle()
        app.at(new Date(Date.parse(instantIn(2, 9)) - 60_000).toISOString())
      }
      await second()
      await app.settle()
      for (const day of [3, 4, 5]) {
        at(day, 9)
        await app.run('find-due-searches')
      }
      assert.equal((await lettersTo(app, email)).filter(({ text }) => text.includes(title)).length, 1, title)
    }
  app.at(undefined)
})

test('a job whose first day comes nearer is on the board at once, and news to older searches only', async () => {
  const search = async (q: string) => {
    const { token, email } = await newCandidate(app)
    await app.call(wire.saveSearch, { saved_search: { name: 'Roletas', frequency: 'daily', filters: { q } } }, token)
    return async () => (await lettersTo(app, email)).filter(({ subject }) => subject.includes('Roletas')).length
  }
  const edit = async (id: string, opens_at: string | null) => {
    const { lock_version } = (await app.call(writing.showOwnedJob, { id }, recruiter().token)).data.attributes
    await app.call(writing.updateJob, { id, job: { opens_at, lock_version } }, recruiter().token)
  }
  const letters = async (...days: number[]) => {
    for (const day of days) {
      at(day, 9)
      await app.run('find-due-searches')
    }
  }
  for (const [q, nearer] of [
    ['Serigrafia', inDays(3)],
    ['Xerografia', null],
  ] as const) {
    at(1, 12)
    const { id } = await publish({ title: `Estágio em ${q}`, opens_at: inDays(8), closes_at: inDays(60) })
    const early = await search(q)
    at(2, 12)
    await edit(id, nearer)
    await letters(3, 4)
    at(4, 12)
    const seen = await search(q)
    await letters(5)
    assert.equal(await seen(), 0)
    at(5, 12)
    await app.call(writing.pauseJob, { id }, recruiter().token)
    at(5, 14)
    const away = await search(q)
    at(5, 16)
    await app.call(writing.publishJob, { id }, recruiter().token)
    await letters(6, 9, 10)
    assert.deepEqual([await early(), await seen(), await away()], [1, 0, 1], q)
  }
  app.at(undefined)
})

test('a job that is reopened before its closing was forgotten is told once more, and only once', async () => {
  const { token, email } = await newCandidate(app)
  await app.call(
    wire.saveSearch,
    { saved_search: { name: 'Brasões', frequency: 'daily', filters: { q: 'esfragistica' } } },
    token,
  )
  const letters = async (day: number) => {
    at(day, 9)
    await app.run('find-due-searches')
    return (await lettersTo(app, email)).length
  }
  at(1, 12)
  const before = (await lettersTo(app, email)).length
  const { id } = await publish({ title: 'Estágio em Esfragística', closes_at: inDays(60) })
  assert.equal(await letters(2), before + 1)
  at(2, 12)
  await app.call(writing.closeJob, { id, closure: { reason: 'filled' } }, recruiter().token)
  await app
    .ctx()
    .db.updateTable('tasks')
    .set({ run_at: instantIn(3, 12) })
    .where('name', '=', 'forget-told-job')
    .where('done_at', 'is', null)
    .execute()
  await app.call(writing.publishJob, { id }, recruiter().token)
  assert.equal(await letters(3), before + 2)
  assert.equal(await letters(4), before + 2, 'the task that was late forgets nothing that is so again')
  app.at(undefined)
})

test('a job that is reopened is new to everybody: to who was told of it, and to who had seen it', async () => {
  const [told, seen] = [await newCandidate(app), await newCandidate(app)]
  const search = ({ token }: { token: string }) =>
    app.call(
      wire.saveSearch,
      { saved_search: { name: 'Pedras', frequency: 'daily', filters: { q: 'lapidaria' } } },
      token,
    )
  const letters = async () => [(await lettersTo(app, told.email)).length, (await lettersTo(app, seen.email)).length]
  const before = await letters()
  const since = async () => (await letters()).map((n, i) => n - before[i]!)
  await search(told)
  at(1, 12)
  const { id } = await publish({ title: 'Estágio em Lapidaria', closes_at: inDays(60) })
  at(1, 13)
  await search(seen)
  at(2, 9)
  await app.run('find-due-searches')
  assert.deepEqual(await since(), [1, 0])
  await app.call(writing.closeJob, { id, closure: { reason: 'filled' } }, recruiter().token)
  await app.settle()
  at(5, 12)
  await app.call(writing.publishJob, { id }, recruiter().token)
  at(6, 9)
  await app.run('find-due-searches')
  assert.deepEqual(await since(), [2, 1])
  app.at(undefined)
})
