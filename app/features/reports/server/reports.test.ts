// The figures of the demonstration, and of lives that a fixed seed makes.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { addDays } from '#features/internships/wire/law/calendar.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import fc from '#test/support/fast-check.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { keysOf } from '#wire/keys-of.ts'
import * as wire from '../wire/reports.ts'
import { REPORTS } from '../wire/words.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off' } })
const day = today(app.ctx().now)
const enter = async (username: string) =>
  (
    await app.call(issueToken, {
      grant_type: 'password',
      username,
      password: 'Ponte@2026',
      user_type: 'CompanyManager',
    })
  ).access_token
const token = await enter('dp@demo.test')
const report = async (name: string, query: object = {}) =>
  (await app.call(wire.showReport, { name, ...query }, token)).data.attributes
const counted = async (name: string, query: { cell: string; key?: string | undefined }) =>
  (await app.call(wire.listReportRows, { name, per_page: 10, ...query }, token)).total_count

type Family = { company: string; branch: string }
let family: Family
const COURSES = ['Direito', 'Artes', '=HYPERLINK("x")']

async function live(life: { from: number; days: number; early: number | null; branch: boolean; course: number }) {
  const { db, now } = app.ctx()
  const { id: user_info_id } = await db.selectFrom('user_infos').select('id').orderBy('id').executeTakeFirstOrThrow()
  const [id, terms_id, created_at] = [uuid(), uuid(), now.toISOString()]
  const starts_on = addDays(day, life.from)
  const span = { starts_on, ends_on: addDays(starts_on, life.days) }
  const ended = life.early === null ? null : `${addDays(starts_on, life.early)}T15:00:00Z`
  await db
    .insertInto('internships')
    .values({ id, user_info_id, company_id: life.branch ? family.branch : family.company, ...span, created_at })
    .execute()
  await db
    .insertInto('internship_terms')
    .values({
      id: terms_id,
      internship_id: id,
      effective_on: starts_on,
      ...span,
      course_name: COURSES[life.course]!,
      created_at,
    })
    .execute()
  await db
    .updateTable('internships')
    .set({ terms_id, agreed_at: created_at, ended_at: ended })
    .where('id', '=', id)
    .execute()
}

const life = fc.record({
  from: fc.integer({ min: -500, max: 20 }),
  days: fc.integer({ min: 0, max: 300 }),
  early: fc.option(fc.integer({ min: -5, max: 200 })),
  branch: fc.boolean(),
  course: fc.integer({ min: 0, max: COURSES.length - 1 }),
})

before(async () => {
  await app.settle()
  const { db } = app.ctx()
  const { company_id: company } = await db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('m.company_id')
    .where('l.email', '=', 'dp@demo.test')
    .executeTakeFirstOrThrow()
  const { id: branch } = await db
    .selectFrom('companies')
    .select('id')
    .where('parent_id', '=', company)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  family = { company, branch }
  for (const one of fc.sample(life, { numRuns: 40, seed: 7 })) await live(one)
})

test('each number that opens a list is the total of that list, in every report', async () => {
  for (const name of keysOf(REPORTS)) {
    const { figures, columns, rows } = await report(name)
    for (const { key: cell, value, opens } of figures)
      if (opens) assert.equal(await counted(name, { cell }), value, `${name}: ${cell}`)
    for (const { key, label, cells } of rows.slice(0, 8))
      for (const [at, { key: cell, opens }] of columns.entries())
        if (opens) assert.equal(await counted(name, { cell, key }), cells[at]!.value, `${name}: ${cell} of ${label}`)
  }
  const { rows } = await report('signing')
  assert.ok(rows.length > 0, 'the demonstration has signed contracts')
})

test('month by month: active(end) = active(start) + in − out, of every filter', async () => {
  const filters: object[] = [
    {},
    { company_id: family.branch },
    { course: 'Direito' },
    { months: '24', course: 'Artes' },
  ]
  for (const filter of filters) {
    const { rows, figures } = await report('movements', filter)
    const months = rows.map(({ cells }) => cells.map(({ value }) => value!))
    for (const [at, [came, gone, active]] of months.entries())
      if (at > 0)
        assert.equal(active, months[at - 1]![2]! + came! - gone!, `${JSON.stringify(filter)} ${rows[at]!.label}`)
    assert.equal(figures[0]!.value, months.at(-1)![2])
  }
})

test('what belongs to something adds up to all, and a filter counts what its row counts', async () => {
  const all = (await report('movements')).figures[0]!.value
  for (const name of ['companies', 'courses', 'institutions', 'states', 'supervisors']) {
    const { rows } = await report(name)
    assert.equal(
      rows.reduce((sum, { cells }) => sum + cells[2]!.value!, 0),
      all,
      name,
    )
  }
  const { rows } = await report('courses')
  const law = rows.find(({ key }) => key === 'Direito')!
  assert.equal((await report('movements', { course: 'Direito' })).figures[0]!.value, law.cells[2]!.value)
})

test('the stages of all jobs add up to what their rows say, and a branch counts itself alone', async () => {
  const { figures, columns, rows } = await report('funnel')
  for (const [at, { key }] of columns.entries())
    assert.equal(
      figures.find((one) => one.key === key)!.value,
      rows.reduce((sum, { cells }) => sum + cells[at]!.value!, 0),
      key,
    )
  const branch = await enter('filial@demo.test')
  for (const name of keysOf(REPORTS)) {
    const asked = app.call(wire.showReport, { name, company_id: family.company }, branch)
    assert.equal((await refusal(asked)).status, 404, name)
  }
  const own = (await app.call(wire.showReport, { name: 'companies' }, branch)).data.attributes.rows
  assert.ok(own.every(({ key }) => key === family.branch))
})

test('places of a unit follow its employees; only pupils of schools take one', async () => {
  const { db } = app.ctx()
  const unit = async () => {
    const { rows } = await report('capacity', { company_id: family.branch })
    return rows.find(({ key }) => key === family.branch)!.cells.map(({ value }) => value)
  }
  const employ = (employees_number: number | null) =>
    db.updateTable('companies').set({ employees_number }).where('id', '=', family.branch).execute()
  await employ(12)
  const { rows } = await sql<{ terms_id: string }>`select terms_id from internships where company_id = ${family.branch}
    and ${day} between starts_on and ends_on and ended_at is null and agreed_at is not null and terms_id is not null
    order by id limit 1`.execute(db)
  const { terms_id } = rows[0]!
  const studiesAt = (education_type: string) =>
    db.updateTable('internship_terms').set({ education_type }).where('id', '=', terms_id).execute()
  await studiesAt('college')
  const [taken] = await unit()
  assert.deepEqual(await unit(), [taken, 5, Math.max(5 - taken!, 0), 12])
  await studiesAt('high_school')
  assert.deepEqual(await unit(), [taken! + 1, 5, Math.max(4 - taken!, 0), 12])
  assert.equal(await counted('capacity', { cell: 'taken', key: family.branch }), taken! + 1)
  await employ(null)
  assert.deepEqual(await unit(), [taken! + 1, null, null, null])
})

test('without anybody active turnover is a dash, and never zero', async () => {
  const { figures } = await report('movements', { course: 'Não existe' })
  const turnover = figures.find(({ key }) => key === 'turnover')!
  assert.deepEqual([turnover.value, turnover.before], [null, null])
})

test('too few answers are hidden, and say so', async () => {
  const { rows } = await report('evaluations', { company_id: family.branch })
  for (const { cells } of rows) assert.deepEqual(cells[0], { value: null, suppressed: true })
})

test('a company outside of the own tree, and a number that no report has, are not found', async () => {
  const { id: stranger } = await app
    .ctx()
    .db.selectFrom('companies')
    .select('id')
    .where('id', 'not in', [family.company, family.branch])
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const name of keysOf(REPORTS))
    assert.equal((await refusal(report(name, { company_id: stranger }))).status, 404, name)
  for (const [name, cell, key] of [
    ['movements', 'turnover'],
    ['movements', 'active', '2001-01'],
    ['evaluations', 'answers'],
    ['none', 'active'],
  ])
    assert.equal((await refusal(counted(name!, { cell: cell!, key }))).status, 404)
})

test('the rows of a figure are a file: as many, days as days, no cell computes', async () => {
  const query = { name: 'courses', cell: 'active' }
  const file = async (format: 'xlsx' | 'csv') =>
    Buffer.from(await (await app.call(wire.exportReportRows, { ...query, format }, token)).arrayBuffer())
  const sheet = await readSheet(await file('xlsx'), 'xlsx', { rows: 1000, columns: 10 })
  const { collection, total_count } = await app.call(wire.listReportRows, { ...query, per_page: 100 }, token)
  assert.equal(sheet.length, total_count + 1)
  const [first] = collection.data
  assert.deepEqual(sheet[1]!.cells.slice(4, 5), [first!.attributes.from])
  const csv = (await file('csv')).toString()
  assert.ok(csv.includes(`"'=HYPERLINK(""x"")"`), csv)
  assert.equal(csv.trim().split('\r\n').length, total_count + 1)
})

const anExport = () =>
  app.ctx().db.selectFrom('report_exports').select(['created_by', 'company_id']).executeTakeFirstOrThrow()

test('rows by a task: a file of as many, which its asker alone finds, until a week later', async () => {
  const asked = { name: 'courses', cell: 'came', months: '24' } as const
  const { total_count } = await app.call(wire.listReportRows, { ...asked, per_page: 10 }, token)
  const exports = async (of = token) => (await app.call(wire.listReportExports, {}, of)).data
  for (const format of ['csv', 'xlsx'] as const) {
    const { data } = await app.call(wire.createReportExport, { ...asked, format }, token)
    assert.deepEqual([data.attributes.state, data.attributes.rows, data.attributes.url], ['making', null, null])
    await app.settle()
    const made = (await exports()).find(({ id }) => id === data.id)!.attributes
    assert.deepEqual([made.state, made.rows], ['ready', total_count])
    const file = Buffer.from(await (await app.request(made.url!)).arrayBuffer())
    const rows = await readSheet(file, format === 'csv' ? 'text' : 'xlsx', { rows: 1000, columns: 10 })
    assert.equal(rows.length, total_count + 1)
  }
  assert.match((await lettersTo(app, 'dp@demo.test'))[0]!.text, /linhas[^]*\/folders\/kpis/)
  assert.deepEqual(await exports(await enter('gestora@demo.test')), [])
  const foreign = app.call(wire.createReportExport, { name: 'movements', cell: 'turnover', format: 'csv' }, token)
  assert.equal((await refusal(foreign)).status, 404)

  const { db } = app.ctx()
  const { created_by, company_id } = await anExport()
  const moveTo = (to: string) =>
    db.updateTable('company_managers').set({ company_id: to }).where('id', '=', created_by).execute()
  await moveTo(family.branch)
  assert.deepEqual(await exports(), [], 'whoever is moved to a branch finds no file of the group')
  await moveTo(company_id)
  assert.equal((await exports()).length, 2)
  await db.updateTable('report_exports').set({ created_at: '2026-01-01' }).execute()
  await app.run('forget-report-exports')
  const kept = db
    .selectFrom('files')
    .select('id')
    .where('purpose', '=', 'report export')
    .where('removed_at', 'is', null)
  assert.deepEqual([await exports(), await kept.execute()], [[], []])
})

test('who has no reports any more gets no file that they asked for before', async () => {
  const asked = { name: 'courses', cell: 'came', format: 'csv' } as const
  await app.call(wire.createReportExport, asked, token)
  const { db } = app.ctx()
  const { created_by } = await anExport()
  const roles = (to: number) =>
    db.updateTable('company_manager_roles').set({ role_id: to }).where('company_manager_id', '=', created_by).execute()
  await roles(4)
  await app.settle()
  await roles(3)
  const [made] = (await app.call(wire.listReportExports, {}, token)).data
  assert.deepEqual([made!.attributes.state, made!.attributes.url], ['failed', null])
})

test('files: months are days, numbers are numbers, and no cell computes', async () => {
  const file = async (name: string, format: 'xlsx' | 'csv') =>
    Buffer.from(await (await app.call(wire.exportReport, { name, format }, token)).arrayBuffer())
  const sheet = await readSheet(await file('movements', 'xlsx'), 'xlsx', { rows: 100, columns: 10 })
  assert.deepEqual(sheet[0]!.cells.slice(0, 4), ['Mês', 'Entraram', 'Saíram', 'Ativos'])
  const { rows } = await report('movements')
  assert.deepEqual(
    sheet.slice(1).map(({ cells }) => Number(cells[3])),
    rows.map(({ cells }) => cells[2]!.value),
  )
  const csv = (await file('courses', 'csv')).toString()
  assert.ok(csv.includes(`"'=HYPERLINK(""x"")"`), csv)
  for (const name of keysOf(REPORTS)) {
    const png = Buffer.from(await (await app.call(wire.drawReport, { name }, token)).arrayBuffer())
    assert.equal(png.subarray(1, 4).toString(), 'PNG', name)
  }
})
