// Who is passed over in a termination was asked ten days ago, where that person could be reached.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentStep, findEnvelope } from '#features/contracts/server/contracts.ts'
import { sendEnvelope } from '#features/contracts/wire/envelopes.ts'
import { openApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, runningInternship, take } from '#test/support/contracts.ts'
import { staySignedIn } from '#test/support/life.ts'
import { terminate } from '../../wire/ledger.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
await staySignedIn(app)
app.at('2027-01-11T12:00:00Z')
const dp = () => world.of('Departamento Pessoal').token!
const noon = (day: string) => app.at(`${day}T15:00:00Z`)
const termination = { last_day: '2027-04-30', reason: 'wish', initiative: 'company_sign' } as const

test('ten days are counted from the first letter to the address of today; an account is asked there too', async () => {
  const id = await runningInternship(app, world, { days: 242 })
  noon('2027-03-01')
  const { envelope_id } = (await app.call(terminate, { id, termination }, dp())).data.attributes
  await app.call(sendEnvelope, { id: envelope_id }, dp())
  const who = askers(world)
  await bringTo(app, world, envelope_id, 'signature')
  await take(app, envelope_id, 'sign', { asker: who.signer, facts: {} })
  await app.settle()
  const current = async () => {
    await app.run('pass-over-terminations')
    return currentStep(await findEnvelope(app.ctx(), envelope_id))
  }
  const bounce = (step_id: string) =>
    app
      .ctx()
      .db.updateTable('envelope_steps')
      .set({ bounced_at: app.ctx().now.toISOString() })
      .where('id', '=', step_id)
      .execute()
  const mend = async (email: string) => {
    const step = (await findEnvelope(app.ctx(), envelope_id)).steps.find(({ target }) => target === 'institution')!
    const mended = { step_id: step.id, before: step.person_email!, person_name: step.person_name!, email }
    await take(app, envelope_id, 'mend', { asker: who.drafter, ...mended })
    await app.settle()
  }
  await bounce((await current())!.id)
  noon('2027-03-09')
  await mend('errado@colegio.example')
  noon('2027-03-11')
  const institution = (await current())!
  assert.equal(institution.target, 'institution', 'the intern has an account, and nothing of the intern was mended')
  await app.settle()
  await bounce(institution.id)
  noon('2027-03-19')
  await mend('certo@colegio.example')
  await bounce(institution.id)
  noon('2027-03-20')
  await mend('certo@colegio.example')
  noon('2027-03-29')
  assert.equal((await current())?.id, institution.id, 'asked nine days ago')
  noon('2027-03-30')
  assert.equal(await current(), undefined)
})
