// What is learnt late, and what happens while a month closes.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showFees } from '#features/finance/wire/fees.ts'
import { endOn } from '#features/internships/server/internships.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { openLedger } from '#test/support/internships/ledger.ts'
import { centsOf } from '../wire/cents.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
app.at('2027-12-01T15:00:00Z')
const { bytes, close, companies, fee, intern, lines, noon, of, operator, shown } = await openLedger(app)
const stranger = of('stranger')
/** Of one person in these months, adjustments included. */
async function paid(internship_id: string, months: string[], token = of('company')) {
  let cents = 0
  for (const month of months)
    for (const line of (await shown(month, token)).lines)
      if (line.internship_id === internship_id) cents += centsOf(line.amount)
  return cents
}

test('who is entered late is charged for months before the first closed one too', async () => {
  noon('2028-03-01')
  await fee(companies.company, '01/12/2027')
  await intern('Conhecida', '2028-02-01', '2028-12-31')
  await close('2028-02')
  const late = await intern('Tardia', '2027-12-22', '2028-02-10')
  assert.deepEqual((await lines('2028-03')).slice(-3), [
    'Tardia: entrada informada depois: cobra 9 de 30 dias de dezembro de 2027 = 26.97',
    'Tardia: entrada informada depois: cobra 30 de 30 dias de janeiro = 89.90',
    'Tardia: entrada informada depois: cobra 10 de 30 dias de fevereiro = 29.97',
  ])
  noon('2028-04-01')
  const [pdf, closed] = [await bytes('2028-02'), await close('2028-03')]
  assert.equal(closed.lines.filter(({ kind }) => kind === 'adjustment').length, 3)
  await endOn(app.ctx(), late.id, '2027-12-31')
  assert.deepEqual((await lines('2028-04')).slice(-2), [
    'Tardia: saída informada depois: devolve 30 de 30 dias de janeiro = -89.90',
    'Tardia: saída informada depois: devolve 10 de 30 dias de fevereiro = -29.97',
  ])
  assert.deepEqual(await bytes('2028-02'), pdf)
})

test('of two internships of one person only the one that changed is told again', async () => {
  noon('2028-04-01')
  const first = await intern('Duas Vezes', '2028-04-01', '2028-04-20')
  const second = await intern('Duas Vezes', '2028-04-21', '2028-12-31', { again: first.person })
  noon('2028-05-01')
  await close('2028-04')
  await endOn(app.ctx(), second.id, '2028-04-25')
  assert.deepEqual(
    (await lines('2028-05')).filter((line) => line.startsWith('Duas Vezes')),
    ['Duas Vezes: saída em 25/04 informada depois: devolve 5 de 30 dias de abril = -14.98'],
  )
})

test('an end that comes while a month closes is charged to its day, before or after', async () => {
  noon('2028-06-01')
  const all = []
  for (const number of [1, 2, 3, 4]) all.push(await intern(`Sai ${number}`, '2028-05-01', '2028-12-31'))
  await Promise.all([close('2028-05'), ...all.map(({ id }) => endOn(app.ctx(), id, '2028-05-10'))])
  for (const { id } of all) assert.equal(await paid(id, ['2028-05', '2028-06']), 2997)
})

test('a fee that comes while a month closes holds in all of it or is refused', async () => {
  noon('2028-07-01')
  const [closed, told] = await Promise.allSettled([close('2028-06'), fee(companies.company, '16/06/2028', '10.00')])
  assert.equal(closed.status, 'fulfilled')
  const { fees } = (await app.call(showFees, { id: companies.company }, operator)).data.attributes
  const statement = await shown('2028-06')
  assert.equal(fees.length, told.status === 'fulfilled' ? 2 : 1)
  assert.equal(statement.fees.length, fees.length)
  const parts = statement.lines.filter(({ person_name, kind }) => person_name === 'Conhecida' && kind === 'month')
  assert.deepEqual(
    parts.map(({ days, amount }) => [days, amount]),
    told.status === 'fulfilled'
      ? [
          [15, '44.95'],
          [15, '5.00'],
        ]
      : [[30, '89.90']],
  )
  assert.equal((await refusal(fee(companies.company, '30/06/2028', '1.00'))).status, 409)
})

test('two months that are closed at once close in order, or the later one is refused', async () => {
  noon('2028-09-01')
  const both = await Promise.allSettled([close('2028-07'), close('2028-08', of('company', 'Administrador'))])
  assert.equal(both[0].status, 'fulfilled')
  if (both[1].status === 'rejected') assert.equal((both[1].reason as { status: number }).status, 409)
  const [july, august] = [await close('2028-07'), await close('2028-08')]
  assert.ok(july.number!.slice(8) < august.number!.slice(8))
})

test('an amended stipend splits the month, one of zero pays nothing, and the largest fits', async () => {
  noon('2028-09-01')
  await fee(companies.stranger, '01/08/2028')
  const company = companies.stranger
  const amended = await intern('Aditada', '2028-08-01', '2028-12-31', { company })
  await app
    .ctx()
    .db.insertInto('internship_terms')
    .expression((of) =>
      of
        .selectFrom('internship_terms')
        .select((e) => [
          e.val(crypto.randomUUID()).as('id'),
          'internship_id',
          e.cast<string>(e.val('2028-08-11'), 'date').as('effective_on'),
          'agreed_at',
          'created_at',
          e.cast<string>(e.val('1500.01'), 'numeric').as('stipend'),
        ])
        .where('internship_id', '=', amended.id),
    )
    .columns(['id', 'internship_id', 'effective_on', 'agreed_at', 'created_at', 'stipend'])
    .execute()
  await intern('Sem Bolsa', '2028-08-01', '2028-12-31', { company, terms: { stipend: '0.00' } })
  await intern('Imensa', '2028-08-01', '2028-12-31', { company, terms: { stipend: '99999999.99' } })
  const { stipend_total, total } = await close('2028-08', stranger)
  // 10 days of 1200,00 and 20 of 1500,01; none; all of the largest.
  assert.equal(stipend_total, '100001400.00')
  assert.equal(total, '269.70')
})

test('what a company of the group was charged alone counts: the parts of a month add up to the cent', async () => {
  noon('2028-09-01')
  await fee(companies.branch, '01/09/2028')
  const { branch: company } = companies
  const known = await intern('Vai e Vem', '2028-09-11', '2028-09-20', { company })
  const late = await intern('Vai e Vem Depois', '2028-09-11', '2028-09-20', { company })
  noon('2028-10-01')
  const alone = (await close('2028-09', of('branch'))).lines.map(({ amount }) => amount)
  assert.deepEqual(alone, ['29.97', '29.97'])
  const first = await intern('Vai e Vem', '2028-09-01', '2028-09-10', { again: known.person })
  await close('2028-09')
  const again = await intern('Vai e Vem Depois', '2028-09-01', '2028-09-10', { again: late.person })
  // Of 59,93 for twenty days the branch was charged 29,97; told in the month, or as an adjustment of the next.
  assert.equal(await paid(first.id, ['2028-09', '2028-10']), 2996)
  assert.equal(await paid(again.id, ['2028-10']), 2996)
})

test('nobody names another company’s months, by whatever verb or id', async () => {
  const theirs = companies.stranger
  for (const company_id of [theirs, 'x', `${theirs}'--`, '00000000-0000-4000-8000-000000000000'])
    for (const token of [of('company'), of('branch')]) {
      assert.equal((await refusal(shown('2028-08', token, { company_id }))).status, 404)
      assert.equal((await refusal(close('2028-08', token, { company_id }))).status, 404)
    }
  for (const role of ['Recrutador', 'Departamento Pessoal', 'Supervisor de Estágio'])
    assert.equal((await refusal(close('2028-08', of('stranger', role)))).status, 403)
})
