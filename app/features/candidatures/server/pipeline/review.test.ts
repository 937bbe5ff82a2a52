import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { recruitersOf } from '#features/jobs/server/jobs.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays } from '#test/support/jobs.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { REJECTION, pipelines } from '#test/support/pipeline.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const { publish, list } = pipelines(app, recruiter)
const reject = (id: string, feedback: string) =>
  app.call(wire.moveCandidature, { id, move: { to: 'rejected', feedback, lock_version: 0 } }, recruiter())

test('a review that was asked for waits in a filter until somebody says it was done', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Ourivesaria', least_semester: 3 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { human_review: true })
  assert.deepEqual(
    (await list(job, { review: true })).map(({ attributes }) => [
      attributes.review_requested,
      attributes.unmet[0]!.asked,
    ]),
    [[true, 'a partir do 3º']],
  )
  await app.call(wire.answerReview, { id }, recruiter())
  assert.deepEqual(await list(job, { review: true }), [])
  assert.equal((await subjectsTo(app, email, 'Ourivesaria'))[0], 'Sua candidatura foi revisada: Estágio em Ourivesaria')
  assert.equal((await refusal(app.call(wire.answerReview, { id }, recruiter()))).status, 409)
})

test('whoever answers one person has looked; among many nobody is refused who waits for that', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Gravura', least_semester: 3 })
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { human_review: true })
  const review = async () => (await app.call(applying.showCandidature, { id }, token)).data.attributes.review?.answered
  for (const lock_version of [0, 9]) {
    const { moved, refused } = await app.call(
      wire.moveCandidatures,
      { id: job, moves: { to: 'rejected', feedback: REJECTION, candidatures: [{ id, lock_version }] } },
      recruiter(),
    )
    assert.deepEqual(
      [moved, refused[0]!.message, await review()],
      [0, 'Esta pessoa pediu revisão humana: abra a candidatura dela antes de responder.', false],
      `seen as ${lock_version}`,
    )
  }
  await reject(id, REJECTION)
  assert.deepEqual([await list(job, { review: true }), await review()], [[], true])
})

test('a bulk move reviews nobody: a requested review stays open and prevents the rejection', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Talha', least_semester: 3 })
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { human_review: true })
  const answered = async () =>
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.review?.answered
  let lock_version = 0
  const many = async (to: string) =>
    (
      await app.call(
        wire.moveCandidatures,
        { id: job, moves: { to, feedback: REJECTION, candidatures: [{ id, lock_version }] } },
        recruiter(),
      )
    ).moved
  const one = (minutes: number, to: string) => {
    app.at(new Date(Date.now() + minutes * 60_000).toISOString())
    return app
      .call(wire.moveCandidature, { id, move: { to, lock_version: lock_version++ } }, recruiter())
      .finally(() => app.at(undefined))
  }
  assert.deepEqual([await many('screening'), await answered()], [1, false])
  lock_version++
  assert.deepEqual([await many('rejected'), await answered()], [0, false])
  await one(10, 'interview')
  assert.equal(await answered(), true)
  await one(11, 'screening')
  assert.deepEqual([await answered(), await many('rejected')], [true, 1], 'who was moved alone was looked at')
})

test('whoever only gives another date has not looked', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Calcografia', least_semester: 3 })
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token, { human_review: true })
  await app.call(
    wire.moveCandidature,
    { id, move: { to: 'applied', answer_by: inDays(30), lock_version: 0 } },
    recruiter(),
  )
  assert.equal((await list(job, { review: true })).length, 1)
})

test('recruiters hear of a withdrawal during the process, not of one right after applying', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Cantaria' })
  const told = async () => subjectsTo(app, (await recruitersOf(app.ctx(), job))[0]!.email, 'Cantaria')
  const [talking, waiting] = [await readyCandidate(app), await readyCandidate(app)]
  const [{ id: first }, { id: second }] = [
    await applyTo(app, slug, talking.token),
    await applyTo(app, slug, waiting.token),
  ]
  await app.call(wire.moveCandidature, { id: first, move: { to: 'interview', lock_version: 0 } }, recruiter())
  await app.call(applying.withdrawCandidature, { id: second }, waiting.token)
  assert.deepEqual(
    (await told()).filter((subject) => subject.includes('desistiu')),
    [],
  )
  await app.call(applying.withdrawCandidature, { id: first }, talking.token)
  assert.match((await told())[0]!, / desistiu da vaga: Estágio em Cantaria$/)
})

test('names stand in an answer as they are, whatever signs they hold', async () => {
  const title = 'Vaga R$$ & {nome} $& {empresa}'
  const {
    attributes: { slug },
  } = await publish({ title })
  const { token } = await readyCandidate(app, { full_name: 'Lia Costa' })
  const { id } = await applyTo(app, slug, token)
  await reject(id, 'Olá, {nome}. Na vaga {vaga} seguimos com outra pessoa, {nome}.')
  assert.equal(
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.feedback,
    `Olá, Lia. Na vaga ${title} seguimos com outra pessoa, Lia.`,
  )
})

test('an answer is not longer with the names in their places than without', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
  const { status, body } = await refusal(reject(id, '{vaga} '.repeat(280)))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['feedback']])
})
