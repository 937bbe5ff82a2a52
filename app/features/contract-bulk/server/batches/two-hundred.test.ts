// 200 rows with 3 breaches are 197 contracts, however often they are sent.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { csvOf, openSheets, rowOf } from '#test/support/files/contract-sheets.ts'
import { students, supervisors } from '#test/support/files/sheet-people.ts'
import * as wire from '../../wire/batches.ts'
import { COLUMNS } from '../sheet/columns.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { world, dp, defaults, calls } = await openSheets(app)
const by = await supervisors(app, world.companies.company, 20)
const rows = (await students(app, 200)).map((student, n) =>
  // The eleventh of the first supervisor, 31 hours a week, and no stipend.
  rowOf(app, student, {
    supervisor: by[n === 10 ? 0 : Math.floor(n / 10)]!,
    ...(n === 50 && { hours: 'seg-sex 13:00-19:00; sáb 09:00-10:00' }),
    ...(n === 150 && { stipend: '0' }),
  }),
)

const envelopes = async () => {
  const { db } = app.ctx()
  const counted = await db
    .selectFrom('envelopes')
    .select((e) => [e.fn.count<string>('sent_at').as('sent'), e.fn.countAll<string>().as('all')])
    .executeTakeFirstOrThrow()
  return { sent: Number(counted.sent), all: Number(counted.all) }
}

test('200 rows, 3 breaches: nothing is written by the check, 197 are drafted and sent, 3 explained', async () => {
  const id = await calls.checked(csvOf(rows), defaults, 'a-key-of-the-first-sheet')
  const { state, total, good, bad, drafted } = await calls.show(id)
  assert.deepEqual(
    { state, total, good, bad, drafted },
    { state: 'checked', total: 200, good: 197, bad: 3, drafted: 0 },
  )
  assert.deepEqual(await envelopes(), { sent: 0, all: 0 })
  const explained = (await calls.rows(id, true)).map(({ line, problems }) => [
    line,
    ...problems.map(({ column, words }) => `${column}: ${/\((.*)\)$/.exec(words)?.[1]}`),
  ])
  assert.deepEqual(explained, [
    [12, 'supervisor: Lei 11.788, art. 9º, III'],
    [52, 'horários: Lei 11.788, art. 10, II'],
    [152, 'bolsa: Lei 11.788, art. 12'],
  ])
  const drafts = await calls.draft(id)
  assert.deepEqual([drafts.state, drafts.drafted, drafts.sent], ['drafted', 197, 0])
  assert.deepEqual(await envelopes(), { sent: 0, all: 0 })
  const done = await calls.dispatch(id)
  assert.deepEqual([done.state, done.sent, done.bad], ['done', 197, 3])
  assert.deepEqual(await envelopes(), { sent: 197, all: 197 })
})

test('the same request again is the same sheet, and the same sheet again makes no second contract', async () => {
  const [first] = (await app.call(wire.listBatches, {}, dp())).collection.data
  const again = await calls.send(csvOf(rows), defaults, 'a-key-of-the-first-sheet')
  assert.equal(again.id, first!.id)
  const id = await calls.checked(csvOf(rows), defaults, 'a-key-of-the-second-sheet')
  assert.notEqual(id, first!.id)
  const found = await calls.show(id)
  assert.deepEqual([found.good, found.bad, found.sent, found.repeated], [197, 3, 197, 197])
  await calls.draft(id)
  await calls.dispatch(id)
  assert.deepEqual(await envelopes(), { sent: 197, all: 197 })
})

test('the sheet of errors has the same columns and the reason beside each row', async () => {
  const { id } = (await app.call(wire.listBatches, {}, dp())).collection.data[0]!
  for (const format of ['xlsx', 'csv'] as const) {
    const file = await app.call(wire.downloadProblems, { id, format }, dp())
    const bytes = new Uint8Array(await file.arrayBuffer())
    const [header, ...body] = await readSheet(bytes, format === 'csv' ? 'text' : 'xlsx', { rows: 9, columns: 60 })
    assert.deepEqual(header!.cells, [...COLUMNS.map(({ header }) => header), 'erro'])
    assert.deepEqual(
      body.map(({ cells }) => cells[2]),
      [10, 50, 150].map((n) => rows[n]!.email),
    )
    assert.match(body[2]!.cells.at(-1)!, /^Linha 152, bolsa “0”: O estágio não obrigatório precisa de bolsa/)
  }
})
