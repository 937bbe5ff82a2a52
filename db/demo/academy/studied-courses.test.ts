import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMatriculations } from '#features/academy/wire/study.ts'
import { showCompletion } from '#features/academy/wire/certificates.ts'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'

test('the demonstration’s student has a certificate, and a course under way', async () => {
  const app = await openApp({ demo: true })
  const { access_token } = await enter(app, { email: 'estudante@demo.test' })
  const { data } = (await app.call(listMatriculations, {}, access_token)).collection
  const finished = data.find(({ attributes }) => attributes.completed_at !== null)!
  assert.deepEqual(data.map(({ attributes }) => attributes.progress > 0).sort(), [true, true])
  const told = (await app.call(showCompletion, { id: finished.id }, access_token)).data.attributes
  assert.deepEqual([told.certificate!.state, told.certificate!.outdated], ['valid', false])
})
