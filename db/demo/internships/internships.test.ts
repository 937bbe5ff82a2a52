import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off' } })

const [NEITHER, NOW, FORMER] = [
  [false, false],
  [true, false],
  [false, true],
]

test('the demonstration has one of each, and a manager is told nothing of it', async () => {
  const told = async (email: string, user_type = 'User') => {
    const { intern, former_intern } = (await enter(app, { email, user_type })).attributes
    return [intern, former_intern]
  }
  assert.deepEqual(
    [await told('estudante@demo.test'), await told('estagiaria@demo.test'), await told('ex-estagiario@demo.test')],
    [NEITHER, NOW, FORMER],
  )
  assert.deepEqual(await told('gestora@demo.test', 'CompanyManager'), [undefined, undefined])
})
