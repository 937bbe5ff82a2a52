import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { REJECTION } from '#test/support/pipeline.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find((one) => one.role === 'Recrutador' && one.place === 'company')!.token!
const publish = (title: string) => newJob(app, recruiter(), { title })

test('of many, what is no candidature of the job is named too, and the others go', async () => {
  const [one, other] = [await publish('Estágio em Selaria'), await publish('Estágio em Tanoaria')]
  const { token } = await readyCandidate(app)
  const [{ id }, { id: elsewhere }] = [
    await applyTo(app, one.attributes.slug, token),
    await applyTo(app, other.attributes.slug, token),
  ]
  const nobodys = '00000000-0000-7000-8000-00000000abcd'
  const candidatures = [id.toUpperCase(), elsewhere, nobodys].map((one) => ({ id: one, lock_version: 0 }))
  const { moved, refused } = await app.call(
    wire.moveCandidatures,
    { id: one.id, moves: { to: 'screening', candidatures } },
    recruiter(),
  )
  const message = 'Não encontramos essa candidatura entre as da vaga.'
  assert.deepEqual([moved, refused], [1, [elsewhere, nobodys].map((id) => ({ id, name: null, message }))])
  assert.equal(
    (await app.call(wire.listReceived, { id: other.id }, recruiter())).collection.data[0]!.attributes.stage,
    'applied',
  )
})

test('what is sent again under its key is done once; with another key it is a colleague’s', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish('Estágio em Cutelaria')
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const move = { to: 'rejected', feedback: REJECTION, lock_version: 0 }
  const alone = (key: string) => app.call(wire.moveCandidature, { id, move }, recruiter(), key)
  const moves = { to: 'screening', candidatures: [{ id, lock_version: 1 }] }
  const among = (key: string) => app.call(wire.moveCandidatures, { id: job, moves }, recruiter(), key)
  for (const _ of [1, 2]) assert.equal((await alone('a')).data.attributes.stage, 'rejected')
  assert.equal((await refusal(alone('b'))).status, 409)
  for (const _ of [1, 2]) assert.deepEqual(await among('c'), { moved: 1, refused: [] })
  const message = 'Outra pessoa mudou isto enquanto você editava. Confira como está agora e tente de novo.'
  assert.deepEqual((await among('d')).refused, [{ id, name: 'Lia Barbosa Nogueira', message }])
  await app.call(wire.moveCandidature, { id, move: { to: 'interview', lock_version: 2 } }, recruiter())
  assert.deepEqual(await among('c'), { moved: 0, refused: [{ id, name: null, message }] }, 'who has gone on')
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.equal(history.length, 4, 'it came, and moved three times')
})
