import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const of = (role: string) => people.find((one) => one.role === role && one.place === 'company')!.token!
const recruiter = () => of('Recrutador')
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

test('what is sent again by who did it is done once; by another, or with other words, it is refused', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish('Estágio em Cutelaria')
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const move = async (move: { to: string; feedback?: string; lock_version: number }) =>
    (await app.call(wire.moveCandidature, { id, move }, recruiter())).data.attributes
  const NO = 'Obrigado pelo interesse, {nome}. Na vaga {vaga} seguimos com outra pessoa.'
  const no = { to: 'rejected', feedback: NO, lock_version: 0 }
  for (const _ of [1, 2]) assert.equal((await move(no)).stage, 'rejected')
  const many = (token: string) =>
    app.call(
      wire.moveCandidatures,
      { id: job, moves: { to: 'rejected', feedback: NO, candidatures: [{ id, lock_version: 0 }] } },
      token,
    )
  assert.deepEqual(await many(recruiter()), { moved: 1, refused: [] })
  assert.equal((await many(of('Administrador'))).moved, 0)
  for (const other of [
    { ...no, feedback: `${NO} Até.` },
    { to: 'interview', lock_version: 0 },
  ])
    assert.equal((await refusal(move(other))).status, 409)
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.equal(history.length, 2, 'it came, and was answered once')
})
