// Codes from a sheet: what is left out says why, and the same sheet again adds none.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { newOperator } from '#test/support/operator.ts'
import { benefitsOf } from '#test/support/perks/benefits.ts'
import { changeBenefit } from '../wire/operator-benefits.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let benefits: ReturnType<typeof benefitsOf>
let operator: string
before(async () => {
  operator = await newOperator(app)
  benefits = benefitsOf(app, operator)
})

test('blanks, doubles and known codes come back with the reason and their lines', async () => {
  const id = await benefits.create()
  assert.equal((await benefits.codes(id, 'A-1')).added, 1)
  const { added, refused, problems } = await benefits.codes(id, 'Loja;Código', 'x;A-1', 'x;B-2', 'x;', '', 'x; B-2 ')
  assert.deepEqual([added, refused], [1, 4])
  assert.deepEqual(
    problems.map(({ line, why }) => `${line} ${why}`),
    ['2 Já está entre os códigos deste benefício', '4 Em branco', '5 Em branco', '6 Repetido: está também na linha 3'],
  )
})

test('the same sheet twice adds none; without a title the first column is read', async () => {
  const id = await benefits.create()
  assert.equal((await benefits.codes(id, 'X1', 'X2')).added, 2)
  const again = await benefits.codes(id, 'X1', 'X2')
  assert.deepEqual([again.added, again.refused], [0, 2])
  const { codes_left, codes_taken } = await benefits.kept(id)
  assert.deepEqual([codes_left, codes_taken], [2, 0])
  const other = await benefits.create()
  assert.equal((await benefits.codes(other, 'X1')).added, 1, 'another offer may have the same code')
})

test('what is no sheet of codes is refused', async () => {
  const [codes, link] = [await benefits.create(), await benefits.create({ kind: 'link' })]
  for (const [id, lines, status, words] of [
    [codes, ['Código'], 422, /nenhum código/],
    [codes, [' '], 422, /vazio|nenhum código/],
    [codes, ['x'.repeat(81)], 422, /nenhum código/],
    [codes, Array.from({ length: 10_002 }, (_, n) => `C${n}`), 422, /10\.00\d linhas/],
    [link, ['A'], 409, /não tem códigos/],
  ] as const) {
    const { status: given, message } = await refusal(benefits.codes(id, ...lines))
    assert.deepEqual([given, words.test(message)], [status, true], message)
  }
})

test('a change over another version is told, with how it stands', async () => {
  const id = await benefits.create()
  const {
    standing: _,
    codes_taken: __,
    codes_left: ___,
    reports: ____,
    last_worked_on: _____,
    ...told
  } = await benefits.kept(id)
  const change = (title: string) => app.call(changeBenefit, { id, benefit: { ...told, title } as never }, operator)
  assert.equal((await change('30% em livros')).data.attributes.title, '30% em livros')
  const { status, body } = await refusal(change('40% em livros'))
  assert.equal(status, 409)
  assert.equal((body as { data?: { attributes: { title: string } } }).data!.attributes.title, '30% em livros')
})
