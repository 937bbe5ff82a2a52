import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { send } from '#wire/send.ts'
import { askForDesk } from '../wire/desk.ts'

const app = await openApp()

test('who only knows an address uses up an allowance of their own', async () => {
  const ask = (from: string) =>
    send((url, init) => app.request(url, init, from), askForDesk, { email: 'estagios@colegio.example' })
  for (let n = 0; n < 3; n++) await ask('203.0.113.9')
  assert.equal((await refusal(ask('203.0.113.9'))).status, 429)
  await ask('198.51.100.7')
})
