// What was signed by hand is held to the law too, when it comes back and when it is approved.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, LOOKED_AT, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp()
const world = await contractWorld(app)
const who = askers(world)

test('a paper is neither received nor approved against the law; a start that has passed is no reason', async (t) => {
  t.after(() => app.at(undefined))
  const { id: internship, terms_id } = await newInternship(app, world, { starts_in: 2 })
  const id = await newDraft(app, internship, 'hybrid')
  await bringTo(app, world, id, 'upload')
  const policy = (policy: string | null) =>
    app.ctx().db.updateTable('internship_terms').set({ policy }).where('id', '=', terms_id).execute()
  const files = [{ file_id: uuid(), sha256: '00' }]
  const upload = () => take(app, id, 'upload_contract', { asker: who.drafter, files })
  const approve = () => take(app, id, 'approve_upload', { asker: who.operator, checklist: LOOKED_AT })
  await policy(null)
  assert.equal((await refusal(upload())).status, 409)
  await policy('AP-1')
  app.at(`${today(app.ctx().now, 3)}T12:00:00Z`)
  await upload()
  await policy(null)
  assert.equal((await refusal(approve())).status, 409)
  await policy('AP-1')
  await approve()
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'sealing')
})
