import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spendOrWait } from '#features/accounts/server/accounts.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bankWorld } from '#test/support/selection/bank.ts'

const app = await openApp()
const bank = await bankWorld(app)

test('a manager opens 300 profiles a day; a colleague’s are their own', async () => {
  const { id } = await bank.listed()
  app.at(new Date().toISOString())
  const { manager_id } = bank.of('Recrutador')
  for (let i = 0; i < 299; i++)
    await spendOrWait(app.ctx(), { key: `profiles read ${manager_id}`, times: 300, seconds: 86_400 })
  await bank.open(id)
  const { status, ...told } = await refusal(bank.open(id))
  assert.deepEqual([status, Number(told['retry_after' as keyof typeof told]) > 0], [429, true])
  assert.equal((await bank.open(id, undefined, bank.of('Administrador').token)).name, 'Lia Nogueira')
  app.at(undefined)
})
