import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { staySignedIn } from '#test/support/life.ts'
import { bankWorld } from '#test/support/selection/bank.ts'
import { PRE_SELECTION_VERSION } from '#features/candidates/wire/pre-selection.ts'
import * as wire from '../../wire/visibility.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)
const visibility = async (token: string) => (await app.call(wire.showVisibility, {}, token)).data.attributes
const say = async (token: string, visible: boolean) =>
  (await app.call(wire.chooseVisibility, { visibility: { visible } }, token)).data.attributes
const isFound = async (id: string) => (await bank.found()).ids.includes(id)

test('nobody is found before a yes, which has its version and day', async () => {
  const { token } = await newCandidate(app)
  const { visible, said_at, version } = await visibility(token)
  assert.deepEqual([visible, said_at, version], [false, null, null])
  app.at('2026-11-23T15:00:00.000Z')
  const said = await say(token, true)
  assert.deepEqual(
    [said.visible, said.version, said.said_at?.slice(0, 10), said.asked_again_on, said.ends_on, said.asks_again],
    [true, PRE_SELECTION_VERSION, '2026-11-23', '2027-11-23', '2027-12-23', false],
  )
  assert.equal((await say(token, false)).visible, false)
  app.at(undefined)
})

test('after twelve months it is asked once, and without an answer the person is out thirty days later', async () => {
  app.at('2026-11-23T15:00:00.000Z')
  const [answers, silent] = [await bank.listed(), await bank.listed()]
  await staySignedIn(app)
  const letters = async ({ email }: { email: string }) =>
    (await lettersTo(app, email)).filter(({ subject }) => subject.startsWith('Você ainda quer')).length
  app.at('2027-11-22T15:00:00.000Z')
  await app.run('ask-again')
  assert.equal(await letters(answers), 0)
  app.at('2027-11-23T16:00:00.000Z')
  await app.run('ask-again')
  await app.run('ask-again')
  assert.deepEqual([await letters(answers), await letters(silent)], [1, 1])
  assert.equal((await visibility(answers.token)).asks_again, true)
  assert.deepEqual([await isFound(answers.id), await isFound(silent.id)], [true, true], 'until the answer is due')
  assert.equal((await say(answers.token, true)).ends_on, '2028-12-23')
  app.at('2027-12-24T16:00:00.000Z')
  assert.deepEqual([await isFound(answers.id), await isFound(silent.id)], [true, false], 'before any task has run')
  await app.run('end-unanswered-consents')
  assert.deepEqual([(await visibility(answers.token)).visible, (await visibility(silent.token)).visible], [true, false])
  app.at(undefined)
})

test('a company is named by its CNPJ, and hides the person from its whole root until it is taken off', async () => {
  const { id, token } = await bank.listed()
  const { cnpj } = await app
    .ctx()
    .db.selectFrom('companies')
    .select('cnpj')
    .where('id', '=', bank.companies.company)
    .executeTakeFirstOrThrow()
  const block = (cnpj: string) => app.call(wire.blockCompany, { blocked_company: { cnpj } }, token)
  const { data } = await block(cnpj)
  assert.deepEqual([data.attributes.company_name, data.attributes.cnpj_root], ['Casa', cnpj.slice(0, 8)])
  assert.equal((await block(cnpj)).data.id, data.id, 'twice is once')
  assert.equal(await isFound(id), false)
  const other = await bank.listed()
  assert.equal((await refusal(app.call(wire.unblockCompany, { id: data.id }, other.token))).status, 404)
  await app.call(wire.unblockCompany, { id: data.id }, token)
  assert.equal(await isFound(id), true)
  for (const bad of ['', '123', '11.111.111/1111-11']) assert.equal((await refusal(block(bad))).status, 422, bad)
})
