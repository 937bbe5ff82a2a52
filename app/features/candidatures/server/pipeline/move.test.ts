import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const publish = (title: string) => newJob(app, recruiter(), { title })

test('of many, what is no candidature of the job is named too, and the others go', async () => {
  const [one, other] = [await publish('Estágio em Selaria'), await publish('Estágio em Tanoaria')]
  const { token } = await readyCandidate(app)
  const [{ id }, { id: elsewhere }] = [await applyTo(app, one.attributes.slug, token), await applyTo(app, other.attributes.slug, token)]
  const nobodys = '00000000-0000-7000-8000-00000000abcd'
  const candidatures = [id.toUpperCase(), elsewhere, nobodys].map((one) => ({ id: one, lock_version: 0 }))
  const { moved, refused } = await app.call(wire.moveCandidatures, { id: one.id, moves: { to: 'screening', candidatures } }, recruiter())
  const message = 'Não encontramos essa candidatura entre as da vaga.'
  assert.deepEqual([moved, refused], [1, [elsewhere, nobodys].map((id) => ({ id, name: null, message }))])
  assert.equal((await app.call(wire.listReceived, { id: other.id }, recruiter())).collection.data[0]!.attributes.stage, 'applied')
})
