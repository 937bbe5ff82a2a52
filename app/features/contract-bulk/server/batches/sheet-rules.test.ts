// What a sheet refuses as a whole, and what each bad cell is told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findEnvelope } from '#features/contracts/server/contracts.ts'
import { voidEnvelope } from '#features/contracts/wire/envelopes.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { csvOf, openSheets, type Row, rowOf } from '#test/support/files/contract-sheets.ts'
import { students } from '#test/support/files/sheet-people.ts'
import * as wire from '../../wire/batches.ts'
import { COLUMNS } from '../sheet/columns.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { dp, defaults, calls } = await openSheets(app)
const people = await students(app, 3)
const HEADERS = COLUMNS.map(({ header }) => header)
const row = (changes: Row = {}) => rowOf(app, people[0]!, changes)
const many = (count: number) => csvOf(Array.from({ length: count }, () => row()))

const refused: Record<string, [file: () => File | Promise<File>, status: number, words: RegExp]> = {
  '501 rows': [() => many(501), 422, /passa de 500 linhas/],
  'columns that are missing, all of them': [
    () => csvOf([row()], ['cpf', 'nome', 'início', 'fim', 'bolsa', 'matrícula']),
    422,
    /: email, nascimento, curso, supervisor, transporte, apólice, horários\./,
  ],
  'no row': [() => csvOf([]), 422, /não tem nenhum contrato/],
  'only the example': [() => csvOf([row({ email: COLUMNS[2].example })]), 422, /não tem nenhum contrato/],
  'another kind of file': [() => new File(['%PDF-1.7\n%%EOF'], 'contratos.xlsx'), 415, /XLSX/],
  'more than 5 MB': [() => new File(['a'.repeat(5_000_001)], 'contratos.csv'), 413, /5 MB/],
}
for (const [what, [file, status, words]] of Object.entries(refused))
  test(`refused at once: ${what}`, async () => {
    const answer = await refusal(app.call(wire.createBatch, { file: await file(), defaults }, dp()))
    assert.equal(answer.status, status)
    assert.match((answer.body as { messages: string[] }).messages.join(' '), words)
  })

test('what is chosen for the whole sheet is refused at its field', async () => {
  const wrong = { ...defaults, supervisor_id: crypto.randomUUID(), insured_amount: 'muito' }
  const money = await refusal(calls.send(csvOf([row()]), wrong))
  assert.deepEqual([money.status, Object.keys(money.body.errors!)], [422, ['defaults.insured_amount']])
  const nobody = await refusal(calls.send(csvOf([row()]), { ...wrong, insured_amount: '20000.00' }))
  assert.deepEqual([nobody.status, Object.keys(nobody.body.errors!)], [422, ['supervisor_id']])
})

const bad: Record<string, [changes: Row, column: string, words: RegExp, fix: RegExp | null]> = {
  'a day that is none': [{ ends: '31/02/2027' }, 'fim', /não é um dia/, /31\/01\/2027 ou 2027-01-31/],
  'a CPF of one digit': [{ cpf: '111.111.111-11' }, 'cpf', /CPF inválido/, /onze números/],
  'an hour that is none': [{ hours: 'seg 25:00-26:00' }, 'horários', /“seg 25:00-26:00”/, /seg 08:00-12:00/],
  'a day without an end': [{ hours: 'seg 25:00' }, 'horários', /“seg 25:00”/, /seg 08:00-12:00/],
  'hours backwards': [{ hours: 'seg 12:00-08:00' }, 'horários', /depois do início/, /seg 08:00-12:00/],
  'hours twice': [{ hours: 'seg 08:00-12:00; seg 11:00-13:00' }, 'horários', /sobrepõe/, /seg 08:00-12:00/],
  'an e-mail that is none': [{ email: 'ana' }, 'email', /e-mail/i, /entra na Ponte/],
  'a name with digits': [{ name: 'Ana 2' }, 'nome', /letras/, /nome inteiro/],
  'no birth date': [{ birth: '' }, 'nascimento', /em branco/, /31\/01\/2027/],
  'a stipend in words': [{ stipend: 'mil reais' }, 'bolsa', /não é um valor/, /1\.200,00/],
  'a transport that is none': [{ transport: 'sim' }, 'transporte', /não é um valor/, /cartão/],
  'a supervisor whom nobody knows': [{ supervisor: 'Ninguém Aqui' }, 'supervisor', /trabalhe hoje/, /e-mail/],
  'a school that is not listed': [{ institution: 'Escola do Ar' }, 'instituição', /não é uma instituição/, /MEC/],
  'a level that is none': [{ level: 'doutorado' }, 'nível', /não é um nível/, /Ensino superior/],
  'a formula': [{ stipend: '=1000+200' }, 'bolsa', /não é um valor/, /1\.200,00/],
  'somebody else’s CPF': [{ cpf: '529.982.247-25' }, 'email', /e-mail e este CPF juntos/, /admissão/],
  'another name': [{ name: 'Outra Pessoa' }, 'nome', /na conta desta pessoa/, /Confira/],
  'another birth date': [{ birth: '2004-05-11' }, 'nascimento', /na conta desta pessoa/, /Confira/],
  'a start that is over': [
    { starts: today(app.ctx().now, -2) },
    'início',
    /antes de o termo ser assinado.*art\. 3º, II/,
    /Começar hoje/,
  ],
  'more than two years': [{ ends: '2099-01-01' }, 'fim', /no máximo 2 anos.*art\. 11/, /Terminar em/],
  '31 hours a week': [
    { hours: 'seg-sex 13:00-19:00; sáb 09:00-10:00' },
    'horários',
    /art\. 10, II/,
    /Reduzir para 30 h/,
  ],
  'a policy that nobody told': [{ policy: '' }, 'apólice', /art\. 9º, IV/, null],
  'no number of enrolment': [{ matriculation: '' }, 'matrícula', /art\. 3º, I/, null],
  'what the document wants besides': [{ semester: '' }, 'período', /Falta preencher: Período do curso/, null],
}
test('each bad cell is told with its line, column, value and what mends it', async (t) => {
  for (const [what, [changes, column, words, fix]] of Object.entries(bad))
    await t.test(what, async () => {
      const id = await calls.checked(csvOf([row(changes)]), defaults)
      const [found] = await calls.rows(id)
      assert.deepEqual([found!.state, found!.line, found!.problems.length], ['bad', 2, 1])
      const [problem] = found!.problems
      const [key] = Object.keys(changes) as (keyof Row)[]
      assert.equal(problem!.column, column)
      if (column === HEADERS[COLUMNS.findIndex((one) => one.key === key)])
        assert.equal(problem!.value, changes[key!] || null)
      assert.match(problem!.words, words)
      if (fix) assert.match(problem!.fix!, fix)
      else assert.equal(problem!.fix, null)
    })
})

test('the same CPF twice marks both rows; the rows beside them are right, however they are written', async () => {
  const [one, two, three] = people.map((person) => rowOf(app, person))
  const written = { hours: 'Segunda a sexta 13:00 às 19:00', transport: 'Cartão', institution_email: '' }
  const id = await calls.checked(csvOf([one!, { ...two, ...written }, one!, three!]), defaults)
  const found = (await calls.rows(id)).map(({ line, state, problems }) => [line, state, problems[0]?.words ?? null])
  assert.deepEqual(found, [
    [2, 'bad', 'o mesmo CPF está também na linha 4'],
    [3, 'good', null],
    [4, 'bad', 'o mesmo CPF está também na linha 2'],
    [5, 'good', null],
  ])
})

test('a sheet of XLSX is read with its days and its formulas as text', async () => {
  const cells = row({ starts: '', name: people[0]!.name })
  const bytes = await writeSheet({
    name: 'Contratos',
    columns: HEADERS.map((header) => ({ header, width: 10, ...(header === 'início' && { format: 'dd/mm/yyyy' }) })),
    rows: [COLUMNS.map(({ key }) => (key === 'starts' ? new Date(Date.now() + 20 * 86_400_000) : (cells[key] ?? '')))],
  })
  const id = await calls.checked(new File([bytes], 'contratos.xlsx'), defaults)
  assert.deepEqual(
    (await calls.rows(id)).map(({ state }) => state),
    ['good'],
  )
})

test('early steps are refused; the model is a sheet that is read', async () => {
  const { id } = await calls.send(csvOf([row()]), defaults)
  assert.equal((await refusal(app.call(wire.draftBatch, { id }, dp()))).status, 409)
  await app.settle()
  assert.equal((await refusal(app.call(wire.sendBatch, { id }, dp()))).status, 409)
  assert.equal((await refusal(app.call(wire.downloadProblems, { id }, dp()))).status, 409)
  for (const [endpoint, name] of [
    [wire.downloadModel, 'contratos.xlsx'],
    [wire.downloadCsvModel, 'contratos.csv'],
  ] as const) {
    const model = await app.call(endpoint, {})
    const answer = await refusal(calls.send(new File([model], name), defaults))
    assert.match((answer.body as { messages: string[] }).messages[0]!, /não tem nenhum contrato/)
  }
})

test('after a month the numbers in the cells are forgotten', async () => {
  const id = await calls.checked(csvOf([row({ cpf: '1' })]), defaults)
  await calls.draft(id).catch(() => {})
  const { db } = app.ctx()
  await db
    .updateTable('contract_batches')
    .set({ state: 'done', created_at: '2026-01-01' })
    .where('id', '=', id)
    .execute()
  await app.run('forget-contract-batches')
  const [left] = await db.selectFrom('contract_batch_rows').select('sealed').where('batch_id', '=', id).execute()
  assert.equal(left!.sealed, null)
  assert.equal((await calls.rows(id))[0]!.problems[0]!.value, null)
})

test('a sheet that nobody drafted from is forgotten too, and says so', async () => {
  const id = await calls.checked(csvOf([row({ cpf: '1' }), rowOf(app, people[1]!)]), defaults)
  const { db } = app.ctx()
  await db.updateTable('contract_batches').set({ created_at: '2026-01-01' }).where('id', '=', id).execute()
  await app.run('forget-contract-batches')
  const left = await db.selectFrom('contract_batch_rows').select('sealed').where('batch_id', '=', id).execute()
  assert.deepEqual(left, [{ sealed: null }, { sealed: null }])
  const { state, problem } = await calls.show(id)
  assert.equal(state, 'failed')
  assert.match(problem!, /30 dias/)
  assert.equal((await refusal(app.call(wire.draftBatch, { id }, dp()))).status, 409)
})

test('after a month no state keeps what the cells said', async () => {
  const { db } = app.ctx()
  for (const state of ['checking', 'checked', 'drafting', 'drafted', 'sending', 'done', 'failed']) {
    const id = await calls.checked(csvOf([row({ cpf: '1' })]), defaults)
    const changed = { state, problem: state === 'failed' ? 'x' : null, created_at: '2026-01-01' }
    await db.updateTable('contract_batches').set(changed).where('id', '=', id).execute()
    await app.run('forget-contract-batches')
    const left = await db.selectFrom('contract_batch_rows').select('sealed').where('batch_id', '=', id).execute()
    assert.deepEqual(left, [{ sealed: null }], state)
  }
})

test('the row of a contract that was voided is sent anew', async () => {
  const sheet = () => csvOf([rowOf(app, people[2]!)])
  const sent = async () => {
    const id = await calls.checked(sheet(), defaults)
    await calls.draft(id).catch(() => {})
    await calls.dispatch(id)
    const [only] = await calls.rows(id)
    return only!
  }
  const first = await sent()
  assert.deepEqual([first.state, (await sent()).envelope_id], ['sent', first.envelope_id])
  await app.call(voidEnvelope, { id: first.envelope_id! }, dp())
  const again = await sent()
  assert.deepEqual([again.state, again.folder_id], ['sent', first.folder_id])
  assert.notEqual(again.envelope_id, first.envelope_id)
  assert.equal((await findEnvelope(app.ctx(), again.envelope_id!)).state, 'review')
  assert.equal((await sent()).envelope_id, again.envelope_id)
})
