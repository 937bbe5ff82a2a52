// Statements of months: what is charged, how a month closes, and what arrives afterwards.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { endOn } from '#features/internships/server/internships.ts'
import { sha256 } from '#server/sealing/cms.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { openLedger } from '#test/support/internships/ledger.ts'
import { centsOf } from '../wire/cents.ts'
import * as wire from '../wire/statements.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
app.at('2026-08-01T15:00:00Z')
const { bytes, close, companies, fee, intern, lines, noon, of, shown } = await openLedger(app)

test('a month without a fee is not closed, and one without interns costs nothing', async () => {
  noon('2026-08-31')
  await fee(companies.branch, '10/08/2026')
  assert.equal((await refusal(close('2026-08', of('branch')))).status, 422)
  noon('2026-09-01')
  const empty = await close('2026-08', of('branch'))
  assert.deepEqual([empty.total, empty.lines, empty.interns], ['0.00', [], 0])

  const ana = await intern('Ana Sem Taxa', '2026-08-05', '2026-12-31', { company: companies.stranger })
  await fee(companies.stranger, '10/08/2026')
  assert.deepEqual((await shown('2026-08', of('stranger'))).missing, ['2026-08-05'])
  const { status, message } = await refusal(close('2026-08', of('stranger')))
  assert.equal(status, 409)
  assert.match(message, /05\/08\/2026/)
  await endOn(app.ctx(), ana.id, '2026-08-05')
})

test('the first closing passes over no month with an intern and a fee', async () => {
  noon('2026-10-01')
  assert.equal((await shown('2026-09', of('stranger'))).may_close, false)
  const { status, message } = await refusal(close('2026-09', of('stranger')))
  assert.equal(status, 409)
  assert.match(message, /Feche primeiro o extrato de agosto de 2026/)
})

test('each line says how it was counted, and the lines add up', async () => {
  noon('2026-09-01')
  await fee(companies.company, '01/09/2026')
  await intern('Cheia', '2026-09-01', '2027-06-30')
  await intern('Dez Dias', '2026-09-21', '2027-06-30')
  await intern('Um Dia', '2026-09-30', '2027-06-30')
  const left = await intern('Saiu', '2026-09-01', '2027-06-30')
  noon('2026-09-21')
  await endOn(app.ctx(), left.id, '2026-09-21')
  assert.deepEqual(await lines('2026-09'), [
    'Cheia: 30 de 30 dias = 89.90',
    'Dez Dias: 10 de 30 dias · entrou em 21/09 = 29.97',
    'Saiu: 21 de 30 dias · saiu em 21/09 = 62.93',
    'Um Dia: 1 de 30 dias · entrou em 30/09 = 3.00',
  ])
  const { total, interns, full, stipend_total } = await shown('2026-09')
  assert.deepEqual([total, interns, full, stipend_total], ['185.80', 4, 1, '2480.00'])
})

test('a month closes once, whoever closes it how often, and stays as it is', async () => {
  noon('2026-09-30')
  assert.equal((await refusal(close('2026-09'))).status, 422)
  noon('2026-10-01')
  assert.equal((await refusal(close('2026-10'))).status, 422)
  const [one, other] = await Promise.all([close('2026-09'), close('2026-09', of('company', 'Administrador'))])
  assert.deepEqual(one, other)
  assert.match(one.number!, /^2026-09-\d{4}$/)
  const pdf = await bytes('2026-09')
  assert.equal(one.sha256, sha256(pdf).toString('hex'))
  assert.deepEqual(await close('2026-09'), one)

  const { db } = app.ctx()
  for (const table of ['statements', 'statement_lines', 'statement_stipends'])
    await assert.rejects(sql`delete from ${sql.table(table)}`.execute(db), /stays as it is/)
  await assert.rejects(sql`update statement_lines set cents = 1`.execute(db), /stays as it is/)
  await assert.rejects(sql`update statement_stipends set unit_cents = 1`.execute(db), /stays as it is/)
  await assert.rejects(sql`update statements set cents = 1`.execute(db), /stays as it is/)

  const early = await refusal(fee(companies.company, '15/09/2026', '10.00'))
  assert.equal(early.status, 409)
})

test('what arrives after the closing is an adjustment of the open month, and the closed file stays', async () => {
  const before = await shown('2026-09')
  const pdf = await bytes('2026-09')
  const line = before.lines.find(({ person_name }) => person_name === 'Cheia')!
  await endOn(app.ctx(), line.internship_id, '2026-09-10')
  noon('2026-10-02')
  const adjustment = (await shown('2026-10')).lines.at(-1)!
  assert.deepEqual(
    [adjustment.kind, adjustment.month, adjustment.days, adjustment.amount, adjustment.refers_to],
    ['adjustment', '2026-09', -20, '-59.93', line.id],
  )
  assert.equal(adjustment.words, 'saída em 10/09 informada depois: devolve 20 de 30 dias de setembro')
  assert.deepEqual(await shown('2026-09'), before)
  assert.deepEqual(await bytes('2026-09'), pdf)

  noon('2026-11-01')
  assert.equal((await refusal(close('2026-11'))).status, 422)
  const october = await close('2026-10')
  assert.equal(
    october.lines.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0) / 100,
    Number(october.total),
  )
  assert.ok(!(await lines('2026-11')).some((one) => one.includes('devolve')), 'told once')
})

test('a transfer on the 15th charges no day twice, and the month adds up', async () => {
  noon('2026-11-16')
  await fee(companies.branch, '01/11/2026')
  const first = await intern('Transferida', '2026-11-01', '2027-06-30')
  await endOn(app.ctx(), first.id, '2026-11-15')
  await intern('Transferida', '2026-11-15', '2027-06-30', { company: companies.branch, again: first.person })
  const mine = (await lines('2026-11')).find((one) => one.startsWith('Transferida'))
  const theirs = (await lines('2026-11', { company_id: companies.branch })).find((one) => one.startsWith('Transferida'))
  assert.equal(mine, 'Transferida: 14 de 30 dias · foi para Filial em 15/11 = 41.95')
  assert.equal(theirs, 'Transferida: 16 de 30 dias · veio de Casa em 15/11 = 47.95')
})

test('a new fee within a month splits it, on whatever basis', async () => {
  noon('2026-12-01')
  await fee(companies.company, '11/12/2026', '100.00', 'calendar')
  const split = (await lines('2026-12')).filter((one) => one.startsWith('Dez Dias'))
  assert.deepEqual(split, [
    'Dez Dias: 10 de 30 dias · taxa até 10/12 = 29.97',
    'Dez Dias: 21 de 31 dias · taxa de 11/12 em diante = 67.74',
  ])
})

test('months close in order, and a branch sees its own only', async () => {
  noon('2027-01-05')
  const { status, message } = await refusal(close('2026-12'))
  assert.deepEqual([status, message], [409, 'Feche primeiro o extrato de novembro de 2026: os meses fecham em ordem.'])
  assert.equal((await refusal(shown('2026-11', of('branch'), { company_id: companies.company }))).status, 404)
  assert.equal((await shown('2026-11', of('company'), { company_id: companies.branch })).company_name, 'Filial')
  assert.equal((await refusal(shown('2026-11', of('company', 'Recrutador')))).status, 403)
  for (const month of ['2026-13', '2026-1', '2026-07', '2027-02'])
    assert.equal((await refusal(shown(month))).status, 404)
  const listed = await app.call(wire.listStatements, {}, of('company'))
  assert.deepEqual(
    listed.collection.data.map(({ attributes: a }) => `${a.month} ${a.state}`),
    ['2027-01 open', '2026-12 open', '2026-11 open', '2026-10 closed', '2026-09 closed'],
  )
})

test('the payroll file has a row for each intern, and nothing in it is computed', async () => {
  await intern('=SOMA(A1)', '2026-11-16', '2027-06-30')
  const text = await (await app.call(wire.exportPayroll, { month: '2026-11' }, of('company'))).text()
  const [header, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
  assert.equal(header!.split(';').length, 14)
  const row = rows.find((one) => one.includes('SOMA'))!.split(';')
  assert.deepEqual(row.slice(3), [
    "'=SOMA(A1)",
    '',
    '2026-11-16',
    '2026-11-30',
    '15',
    'mes',
    '1200,00',
    '',
    '600,00',
    '75,00',
    '675,00',
  ])
  for (const name of ['+1', '-1', '@x', '"a";=1']) await intern(name, '2026-11-30', '2026-11-30')
  const again = await (await app.call(wire.exportPayroll, { month: '2026-11' }, of('company'))).text()
  for (const cell of [`;'+1;`, `;'-1;`, `;'@x;`, ';"""a"";=1";']) assert.ok(again.includes(cell), cell)
})

test('in the sheet days are days, amounts are numbers, and no text is computed', async () => {
  const file = await app.call(wire.exportStatement, { month: '2026-11' }, of('company'))
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
  const [statement, stipends] = book.sheets
  const { lines, total, stipend_total } = await shown('2026-11')
  const [header, ...rows] = statement!.rows
  assert.equal(rows.length, lines.length + 1)
  const [at, days, amount] = ['Pessoa', 'Dias', 'Valor'].map((name) => header!.indexOf(name)) as [
    number,
    number,
    number,
  ]
  for (const [position, line] of lines.entries()) {
    assert.deepEqual([rows[position]![at], rows[position]![days]], [line.person_name, line.days])
    assert.equal(rows[position]![amount], Number(line.amount))
  }
  assert.deepEqual([rows.at(-1)![0], rows.at(-1)![amount]], ['Total', Number(total)])
  const paid = stipends!.rows.slice(1)
  const hostile = paid.find(([name]) => name === '=SOMA(A1)')!
  assert.deepEqual(hostile.slice(2, 8), [new Date('2026-11-16'), new Date('2026-11-30'), 15, 1200, 600, 75])
  assert.equal(
    paid.reduce((sum, row) => sum + Math.round(Number(row[6]) * 100), 0),
    centsOf(stipend_total),
  )
  const styled = stipends!.cells!
  assert.deepEqual(
    [2, 6].map((column) => styled.get(`1,${column}`)?.style?.numFmt),
    ['dd/mm/yyyy', '#,##0.00'],
  )
  for (const { cells } of book.sheets) for (const cell of cells!.values()) assert.equal(cell.formula, undefined)
})
