// On PostgreSQL too: locks.
// Ten people and three codes at once: the embedded database runs one statement after another and hides the race.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { newOperator } from '#test/support/operator.ts'
import { benefitsOf } from '#test/support/perks/benefits.ts'
import { reportBenefit, takeCode } from '../wire/benefits.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const benefits = benefitsOf(app, await newOperator(app))
const onServer = Boolean(process.env['TEST_DATABASE_URL'])
const ROUNDS = onServer ? 30 : 2
const people: string[] = []
for (let n = 0; n < 10; n++) people.push((await newCandidate(app)).token)
type Taken = { status: number; code: string | null; words?: string }
const take = (id: string, token: string): Promise<Taken> =>
  app.call(takeCode, { id }, token).then(
    ({ data }) => ({ status: 201, code: data.attributes.code }),
    (error: { status: number; message: string }) => ({ status: error.status, code: null, words: error.message }),
  )

test('ten people, three codes: three distinct codes, seven times 409', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await benefits.offered()
    const answers = await Promise.all(people.map((token) => take(id, token)))
    const given = answers.flatMap(({ code }) => code ?? [])
    assert.equal(new Set(given).size, 3, `round ${round}`)
    const left = answers.filter(({ status }) => status !== 201)
    assert.deepEqual(
      left.map(({ status, words }) => [status, /acabaram/.test(words!)]),
      Array.from({ length: 7 }, () => [409, true]),
    )
  }
})

test('one person who asks five times at once has one code', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await benefits.offered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(id, people[0]!)))
    assert.deepEqual([new Set(answers.map(({ code }) => code)).size, answers[0]!.status], [1, 201])
    assert.equal((await benefits.kept(id)).codes_taken, 1)
  }
})

test('five complaints at once pause it once', async () => {
  const id = await benefits.offered({ kind: 'link' })
  await Promise.all(
    people.slice(0, 5).map((token) => app.call(reportBenefit, { id, report: { worked: false } }, token)),
  )
  const letters = await lettersTo(app, 'operacao@ponte.example')
  assert.equal(letters.filter(({ subject }) => subject.startsWith('Benefício pausado')).length, 1)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from benefit_reports where benefit_id = ${id}`.execute(app.ctx().db)
  assert.equal(rows[0]!.n, 5)
})
