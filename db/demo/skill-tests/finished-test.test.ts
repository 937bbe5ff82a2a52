import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listTests } from '#features/skill-tests/wire/tests.ts'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'

test('the demonstration’s student has finished a test, which companies may see', async () => {
  const app = await openApp({ demo: true })
  const { access_token } = await enter(app, { email: 'estudante@demo.test' })
  const { collection } = await app.call(listTests, {}, access_token)
  const told = collection.data.find(({ id }) => id === 'informatica')!.attributes
  assert.deepEqual([told.state, told.best, told.shared], ['finished', 70, true])
})
