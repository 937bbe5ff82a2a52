import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listDataAnswers } from '#features/internship-forms/wire/data/data-forms.ts'
import { listInvites } from '#features/internship-forms/wire/form-invites.ts'
import { openApp } from '#test/support/app.ts'

const app = await openApp({ demo: true })

test('an update waits for the intern, and answered data wait to be checked', async () => {
  const form = { grant_type: 'password', username: 'dp@demo.test', password: 'Ponte@2026', user_type: 'CompanyManager' }
  const { access_token } = await app.call(issueToken, form)
  const invites = await app.call(listInvites, { kind: 'update', state: 'open' }, access_token)
  assert.equal(invites.total_count, 1)
  const { collection } = await app.call(listDataAnswers, {}, access_token)
  const [answer] = collection.data
  assert.deepEqual(
    answer!.attributes.changes.map(({ field }) => field),
    ['message_phone', 'linkedin'],
  )
})
