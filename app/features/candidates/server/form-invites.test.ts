import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import { showAttributesForToken } from '../wire/profile.ts'
import { openFormInvite } from './form-invites.ts'

const app = await openApp()
const { save } = profiles(app)
const read = (token: string) => app.call(showAttributesForToken, { token })

test('an invite opens what a form begins with, and nothing of the vault, until its days are over', async () => {
  app.at('2026-11-23T12:00:00.000Z')
  const { token } = await newCandidate(app)
  const { slug, summary } = await save(token, wholeProfile())
  const { id: user_info_id } = await app
    .ctx()
    .db.selectFrom('user_infos')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const invite = await openFormInvite(app.ctx(), { user_info_id, purpose: 'admission', days: 7 })
  const { id, attributes } = (await read(invite)).data
  assert.deepEqual(
    [id, attributes.summary, attributes.cpf, attributes.ethnicity_id, attributes.disabilities_attributes],
    [user_info_id, summary, null, null, []],
  )
  app.at('2026-11-30T12:00:00.000Z')
  const over = await refusal(read(invite))
  assert.deepEqual(
    [over.status, over.body.messages],
    [404, ['Este convite não vale mais. Peça outro a quem o enviou.']],
  )
  assert.equal((await refusal(read('none'))).status, 404)
  assert.equal(app.logged.join().includes(invite), false)
})
