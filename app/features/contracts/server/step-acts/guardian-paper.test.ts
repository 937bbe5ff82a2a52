// A guardian who was to sign by hand, and is not needed once the intern came of age before signing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'

const NOW = '2026-11-20T12:00:00Z'
const app = await openApp()
app.at(NOW)
const world = await contractWorld(app)
const who = askers(world)

test('of age before signing: neither the guardian’s paper nor its check is waited for', async (t) => {
  t.after(() => app.at(NOW))
  app.at(NOW)
  const guardians = [{ name: 'Marta Duarte', kinship: 'mãe', email: 'marta@x.example' }]
  const { id: internship } = await newInternship(app, world, { born: '2008-11-25', guardians })
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  const guardian = (await findEnvelope(app.ctx(), id)).steps.find(({ target }) => target === 'guardian')!
  await take(app, id, 'paper', { asker: who.drafter, step_id: guardian.id, reason: 'Pedido da mãe', declared: true })
  app.at('2026-11-26T12:00:00Z')
  for (const target of ['company', 'intern']) {
    const step = currentStep(await findEnvelope(app.ctx(), id))!
    assert.equal(step.target, target)
    await take(app, id, 'sign', { asker: { ...who.intern, party: step.party, step_id: step.id }, facts: {} })
  }
  const { state, steps, ...envelope } = await findEnvelope(app.ctx(), id)
  assert.deepEqual([state, currentStep({ ...envelope, steps })!.target], ['signature', 'institution'])
  assert.deepEqual(
    steps.filter((step) => step.state === 'skipped').map(({ kind }) => kind),
    ['upload', 'upload_review'],
  )
})
