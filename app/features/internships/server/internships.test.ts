// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { deactivateManager } from '#features/companies/server/companies.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import { beginInternship, endInternship, endOn } from './internships.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let company_id = ''
let branch = ''
let people: Person[] = []
before(async () => {
  const all = await everybody(app)
  company_id = all.companies.company
  branch = all.companies.branch
  people = all.people
})

async function somebody() {
  const { token, email } = await newCandidate(app)
  const { id } = await app
    .ctx()
    .db.selectFrom('user_infos')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('user_infos.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const standing = async () => {
    const { intern, former_intern } = (await app.call(showSession, {}, token)).data.attributes
    return [intern, former_intern]
  }
  const begin = (first: number, last: number, more: { company_id?: string; supervisor_id?: string } = {}) =>
    beginInternship(app.ctx(), {
      user_info_id: id,
      company_id,
      starts_on: today(app.ctx().now, first),
      ends_on: today(app.ctx().now, last),
      ...more,
    })
  return { id, standing, begin }
}
const [NEITHER, NOW, FORMER] = [
  [false, false],
  [true, false],
  [false, true],
]

test('an intern is somebody with an internship from its first day to its last', async () => {
  const { standing, begin } = await somebody()
  assert.deepEqual(await standing(), NEITHER)
  assert.ok(isUuid(await begin(0, 0)))
  assert.deepEqual(await standing(), NOW)
})

test('the calendar alone makes an intern and a former one, by the days of Brasília', async (t) => {
  t.after(() => app.at(undefined))
  app.at('2026-11-21T12:00:00Z')
  const { id, standing } = await somebody()
  await beginInternship(app.ctx(), { user_info_id: id, company_id, starts_on: '2026-11-22', ends_on: '2026-11-24' })
  assert.deepEqual(await standing(), NEITHER)
  app.at('2026-11-22T02:59:00Z')
  assert.deepEqual(await standing(), NEITHER)
  app.at('2026-11-22T03:00:00Z')
  assert.deepEqual(await standing(), NOW)
  app.at('2026-11-25T02:59:00Z')
  assert.deepEqual(await standing(), NOW)
  app.at('2026-11-25T03:00:00Z')
  assert.deepEqual(await standing(), FORMER)
})

test('what ends early is past on the day after that day, and its end is written once', async (t) => {
  t.after(() => app.at(undefined))
  const { standing, begin } = await somebody()
  const id = await begin(-10, 100)
  const [day, next] = [today(app.ctx().now), today(app.ctx().now, 1)]
  await endOn(app.ctx(), id, day)
  assert.deepEqual(await standing(), NOW)
  assert.equal(await endInternship(app.ctx(), id), false, 'its last day is not over')
  app.at(`${next}T03:00:00Z`)
  assert.deepEqual(await standing(), FORMER)
  const both = await Promise.all([endInternship(app.ctx(), id), endInternship(app.ctx(), id)])
  assert.deepEqual(both.toSorted(), [false, true])
  assert.deepEqual(await standing(), FORMER)
  const { ended_at } = await app
    .ctx()
    .db.selectFrom('internships')
    .select('ended_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(today(new Date(ended_at!)), day)
})

test('who interns again after an internship is an intern only', async () => {
  const { standing, begin } = await somebody()
  await begin(-300, -100)
  assert.deepEqual(await standing(), FORMER)
  await begin(-1, 100)
  assert.deepEqual(await standing(), NOW)
})

test('one person has one internship at a time in a company, also when two begin it at once', async () => {
  const { begin } = await somebody()
  const all = await Promise.allSettled([begin(0, 100), begin(50, 200)])
  assert.deepEqual(all.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await refusal(begin(100, 150))).status, 409)
  await begin(0, 100, { company_id: branch })
})

test('it does not end before it begins', async () => {
  const { begin } = await somebody()
  assert.deepEqual(Object.keys((await refusal(begin(1, 0))).body.errors!), ['ends_on'])
})

test('a supervisor works in the company or above it, today', async () => {
  const of = (place: string) =>
    people.find((person) => person.place === place && person.role === 'Supervisor de Estágio')!.manager_id!
  await (await somebody()).begin(0, 9, { supervisor_id: of('company') })
  await (await somebody()).begin(0, 9, { supervisor_id: of('company'), company_id: branch })
  const { begin } = await somebody()
  const refused = async (supervisor_id: string) =>
    assert.deepEqual(Object.keys((await refusal(begin(0, 9, { supervisor_id }))).body.errors!), ['supervisor_id'])
  await refused(of('branch'))
  await refused(of('stranger'))
  const gone = await app
    .ctx()
    .db.selectFrom('company_managers')
    .select(['id', 'login_id', 'company_id'])
    .where('id', '=', of('company'))
    .executeTakeFirstOrThrow()
  await deactivateManager(app.ctx(), gone)
  await refused(gone.id)
})
