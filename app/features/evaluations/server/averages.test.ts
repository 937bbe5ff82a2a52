// What a company learns: never from fewer than five, never by a difference, never with a name or a date.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import fc from '#test/support/fast-check.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { openedWindow, running } from '#test/support/internships/evaluations.ts'
import * as wire from '../wire/evaluations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const keeper = world.of('Departamento Pessoal')
const NOTHING = { answers: null, score_1: null, score_2: null, score_3: null, overall: null }

/** An answer, a minute after the one before. */
let minute = 0
async function said(score: number, { period = 'month_6', place = 'company', comment = null as string | null } = {}) {
  const company = world.companies[place as keyof typeof world.companies]
  const { intern } = await openedWindow(app, await running(app, world, { company }), period)
  const { db, now } = app.ctx()
  const answered_at = new Date(now.getTime() + ++minute * 60_000).toISOString()
  await db
    .updateTable('evaluations')
    .set({ score_1: score, score_2: score, score_3: score, comment, answered_at })
    .where('id', '=', intern)
    .execute()
}
const nobodySaid = () => sql`truncate evaluations cascade`.execute(app.ctx().db)
const received = async (query: object = {}, person = keeper) =>
  (await app.call(wire.showReceivedEvaluations, query, person.token)).data.attributes

test('four are nothing, in JSON and in the spreadsheet; five are an average', async (t) => {
  t.after(nobodySaid)
  for (let i = 0; i < 4; i++) await said(5)
  assert.deepEqual((await received()).averages, NOTHING)
  await said(4)
  assert.deepEqual((await received()).averages, { answers: 5, score_1: 4.8, score_2: 4.8, score_3: 4.8, overall: 4.8 })
})

test('the sixth changes nothing before the tenth has come: no answer is told by a difference', async (t) => {
  t.after(nobodySaid)
  for (let i = 0; i < 5; i++) await said(5)
  const before = await received()
  for (let i = 0; i < 4; i++) {
    await said(1)
    assert.deepEqual(await received(), before)
  }
  await said(1)
  assert.deepEqual((await received()).averages, { answers: 10, score_1: 3, score_2: 3, score_3: 3, overall: 3 })
})

test('any two filters differ by five answers or by none', async (t) => {
  t.after(nobodySaid)
  for (let i = 0; i < 7; i++) await said(5)
  for (let i = 0; i < 6; i++) await said(3, { period: 'month_12' })
  for (let i = 0; i < 4; i++) await said(1, { period: 'end' })
  for (let i = 0; i < 9; i++) await said(2, { place: 'branch' })
  const queries = [
    {},
    ...(['month_6', 'month_12', 'month_18', 'end'] as const).map((period) => ({ period })),
    { company_id: world.companies.company },
    { company_id: world.companies.branch },
    { company_id: world.companies.company, period: 'month_6' },
  ]
  const counts: number[] = []
  for (const query of queries) counts.push((await received(query)).averages.answers ?? 0)
  assert.deepEqual(counts, [15, 10, 5, 0, 0, 10, 5, 5])
  assert.deepEqual((await received({ period: 'end' })).averages, NOTHING)
})

test('of random answers no two filters, at whatever times, differ by one to four', async (t) => {
  t.after(nobodySaid)
  const units = ['company', 'branch'] as const
  const windows = ['month_6', 'month_12', 'month_18', 'end'] as const
  const answer = fc.record({
    unit: fc.constantFrom(...units),
    period: fc.constantFrom(...windows),
    score: fc.integer({ min: 1, max: 5 }),
  })
  const { intern } = await openedWindow(app, await running(app, world, {}), 'month_6')
  const { db, now } = app.ctx()
  const like = await db.selectFrom('evaluations').selectAll().where('id', '=', intern).executeTakeFirstOrThrow()
  const { user_info_id } = await db
    .selectFrom('internships')
    .select('user_info_id')
    .where('id', '=', like.internship_id)
    .executeTakeFirstOrThrow()
  const queries = [undefined, ...units.map((unit) => world.companies[unit])].flatMap((company_id) =>
    [undefined, ...windows].map((period) => ({ ...(company_id && { company_id }), ...(period && { period }) })),
  )
  const counts = new Set<number>()
  for (const [at, { unit, period, score }] of fc.sample(answer, { numRuns: 60, seed: 29 }).entries()) {
    const [id, created_at] = [crypto.randomUUID(), now.toISOString()]
    const answered_at = new Date(now.getTime() + at * 60_000).toISOString()
    const span = { starts_on: '2026-01-01', ends_on: '2027-12-31' }
    const company_id = world.companies[unit]
    await db
      .insertInto('internships')
      .values({ id, user_info_id, company_id, ...span, created_at })
      .execute()
    const scores = { score_1: score, score_2: score, score_3: score }
    const row = { ...like, id: crypto.randomUUID(), internship_id: id, period, ...scores, answered_at }
    await db.insertInto('evaluations').values(row).execute()
    if (at % 12 === 11)
      for (const query of queries) {
        const { averages } = await received(query)
        counts.add(averages.answers ?? 0)
        if (averages.answers === null) assert.deepEqual(averages, NOTHING)
      }
  }
  for (const one of counts)
    for (const other of counts) assert.ok(one === other || Math.abs(one - other) >= 5, `${one} and ${other}`)
  assert.ok(counts.size > 4, [...counts].join(' '))
})

test('no name, no date, and no order that tells who wrote', async (t) => {
  t.after(nobodySaid)
  const words = ['Zelo', 'Bom', 'Ótimo', 'Calmo', 'Difícil']
  for (const comment of words) await said(3, { comment })
  await said(1, { comment: 'ainda não' })
  const attributes = await received()
  assert.deepEqual(attributes.comments.toSorted(), words.toSorted())
  assert.notDeepEqual(attributes.comments, words)
  const told = JSON.stringify({ ...attributes, companies: [] })
  assert.ok(!/Pessoa|\d{4}-\d{2}|@|ainda/.test(told), told)
})

test('the spreadsheet says what the page says', async (t) => {
  t.after(nobodySaid)
  for (let i = 0; i < 5; i++) await said(5)
  for (let i = 0; i < 4; i++) await said(2, { period: 'end' })
  const { readSheet } = await import('#server/spreadsheets/sheet.ts')
  const sheet = await app.call(wire.exportReceivedEvaluations, {}, keeper.token)
  const rows = await readSheet(new Uint8Array(await sheet.arrayBuffer()), 'xlsx', { rows: 10, columns: 10 })
  const of = (label: string) => rows.find(({ cells }) => cells[0] === label)!.cells.slice(1)
  assert.deepEqual(of('Fim do estágio'), ['—', '—', '—', '—', '—'])
  assert.deepEqual(of('6 meses'), of('Todos'))
  assert.equal(of('Todos')[0], '5')
})

test('another company has nothing of it, and a unit that is not theirs is 404', async (t) => {
  t.after(nobodySaid)
  for (let i = 0; i < 5; i++) await said(5)
  const stranger = world.of('Departamento Pessoal', 'stranger')
  assert.deepEqual((await received({}, stranger)).averages, NOTHING)
  const foreign = { company_id: world.companies.company }
  assert.equal((await refusal(app.call(wire.showReceivedEvaluations, foreign, stranger.token))).status, 404)
})
