// What is asked again is answered as it stands; what only looks the same is done.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, LOOKED_AT, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { moveEnvelope } from '../../wire/envelopes.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp()
const world = await contractWorld(app)
const operator = world.operator.token!
const who = askers(world)
const envelope = (id: string) => findEnvelope(app.ctx(), id)
const patch = async (id: string, event: string, more: object = {}) =>
  (await app.call(moveEnvelope, { id, envelope: { event, status: '', ...more } } as never, operator)).data.attributes

/** Intern and institution sign by hand, each on a paper of its own. */
async function twoPapers() {
  const id = await newDraft(app, (await newInternship(app, world)).id, 'digital')
  await bringTo(app, world, id, 'signature')
  for (const target of ['intern', 'institution']) {
    const { id: step_id } = (await envelope(id)).steps.find((step) => step.target === target)!
    await take(app, id, 'paper', { asker: who.drafter, step_id, reason: 'Pediu', declared: true })
  }
  await bringTo(app, world, id, 'upload_review')
  return id
}

for (const status of ['', { checklist: LOOKED_AT }])
  test(`two papers are approved with the same words: ${status ? 'a checklist' : 'none'}`, async () => {
    const id = await twoPapers()
    assert.equal((await patch(id, 'approve_upload', { status })).current_state, 'upload')
    assert.equal((await patch(id, 'approve_upload', { status })).current_state, 'upload', 'sent again')
    await bringTo(app, world, id, 'upload_review')
    assert.equal((await patch(id, 'approve_upload', { status })).current_state, 'sealing')
  })

test('who saw it as it stands asks for something new', async () => {
  const id = await twoPapers()
  const first = (await envelope(id)).lock_version
  await patch(id, 'approve_upload', { lock_version: first })
  await bringTo(app, world, id, 'upload_review')
  const second = (await envelope(id)).lock_version
  assert.equal((await patch(id, 'approve_upload', { lock_version: second })).current_state, 'sealing')
})

test('the same again is answered also where somebody else has done it since', async () => {
  const id = await newDraft(app, (await newInternship(app, world)).id, 'digital')
  await bringTo(app, world, id, 'review')
  await patch(id, 'confirm')
  await take(app, id, 'confirm', { asker: who.approver })
  assert.equal((await patch(id, 'confirm')).current_state, 'signature')
  await bringTo(app, world, id, 'rejected')
  assert.equal((await patch(id, 'confirm')).current_state, 'rejected')
  const { status } = await refusal(patch(id, 'approve_upload'))
  assert.equal(status, 409)
})
