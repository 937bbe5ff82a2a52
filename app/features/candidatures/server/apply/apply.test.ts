// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { castOf, ownCandidatures } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { draftJob, inDays } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/applying.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { recruiter, publish } = await castOf(app)
const { check, mine } = ownCandidatures(app)

test('who applies reads by when the answer comes, and the job’s page knows of it', async () => {
  const { token, email } = await readyCandidate(app)
  const {
    attributes: { slug },
  } = await publish({ title: 'Estágio em Cartografia', closes_at: inDays(10), answer_within_days: 5 })
  const before = await check(slug, token)
  assert.deepEqual([before.candidature, before.blockers, before.missing, before.unmet], [null, [], [], []])
  const { id, attributes } = await applyTo(app, slug, token, { message: 'Gosto de mapas.', shares_pcd: true })
  assert.deepEqual(
    [attributes.state, attributes.state_words, attributes.message, attributes.shares_pcd, attributes.may_withdraw],
    ['applied', 'Inscrita', 'Gosto de mapas.', true, true],
  )
  assert.equal(attributes.next_words, `Você tem notícias até ${inDays(15)}.`)
  assert.deepEqual(
    attributes.history.map(({ words }) => words),
    ['Você se candidatou'],
  )
  const after = await check(slug, token)
  assert.deepEqual([after.candidature?.id, after.candidature?.state], [id, 'applied'])
  const [letter] = await lettersTo(app, email)
  assert.equal(letter!.subject, 'Sua candidatura foi enviada: Estágio em Cartografia')
  assert.match(letter!.text, new RegExp(`até ${inDays(15)}.*/usuarios/candidaturas/${id}`, 's'))
})

test('before its first day nobody knows of a job, whatever address they try', async () => {
  const { token } = await readyCandidate(app)
  const {
    id,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Topografia', opens_at: inDays(3) })
  for (const key of [slug, id]) {
    assert.equal((await refusal(check(key, token))).status, 404)
    assert.equal((await refusal(applyTo(app, key, token))).status, 404)
  }
})

test('however often it is sent, and at once, it is one candidature with one letter', async () => {
  const { token, email } = await readyCandidate(app)
  const {
    attributes: { slug },
  } = await publish({ title: 'Estágio em Relojoaria' })
  const sent = await Promise.all([1, 2, 3].map(() => applyTo(app, slug, token)))
  assert.equal(new Set(sent.map(({ id }) => id)).size, 1)
  assert.equal((await mine(token)).length, 1)
  assert.equal((await lettersTo(app, email)).filter(({ subject }) => subject.includes('Relojoaria')).length, 1)
})

test('an application sent again with other answers keeps the first and says so', async () => {
  const { token } = await readyCandidate(app)
  const {
    id: job_id,
    attributes: { slug },
  } = await publish()
  const first = { message: 'Gosto de mapas.', shares_pcd: true }
  const { id } = await applyTo(app, slug, token, first)
  assert.equal(
    (await applyTo(app, slug, token, { ...first, message: ' Gosto de mapas. ' })).id,
    id,
    'the answer was lost, and the same is sent again',
  )
  for (const other of [
    { ...first, message: 'Gosto de mapas antigos.' },
    { ...first, message: null },
    { ...first, shares_pcd: false },
    {},
  ]) {
    const { status, message } = await refusal(applyTo(app, slug, token, other))
    assert.deepEqual(
      [status, message],
      [409, 'Você já tinha se candidatado a esta vaga, com outro conteúdo. O que você enviou agora não foi salvo.'],
    )
  }
  const { candidature } = await check(slug, token)
  assert.deepEqual([candidature!.id, candidature!.message, candidature!.shares_pcd], [id, 'Gosto de mapas.', true])
  await app.call(jobs.closeJob, { id: job_id, closure: { reason: 'filled' } }, recruiter())
  assert.equal(
    (await applyTo(app, slug, token, first)).id,
    id,
    'what arrived has arrived, though the job has closed since',
  )
  const two = await readyCandidate(app)
  const {
    attributes: { slug: other },
  } = await publish()
  const sent = await Promise.allSettled(['uma', 'outra'].map((message) => applyTo(app, other, two.token, { message })))
  assert.deepEqual(sent.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'of two at once, one is told')
})

test('a job that closes in the middle of an application answers 409 with a sentence, and keeps nothing', async () => {
  const { token } = await readyCandidate(app)
  const {
    id,
    attributes: { slug },
  } = await publish()
  assert.deepEqual((await check(slug, token)).blockers, [])
  await app.call(jobs.pauseJob, { id }, recruiter())
  const paused = await refusal(applyTo(app, slug, token))
  assert.deepEqual(
    [paused.status, paused.message],
    [409, 'Esta vaga está em pausa e não recebe candidaturas agora. Sua candidatura não foi enviada.'],
  )
  await app.call(jobs.closeJob, { id, closure: { reason: 'filled' } }, recruiter())
  const closed = await refusal(applyTo(app, slug, token))
  assert.deepEqual(
    [closed.status, closed.message],
    [409, 'As inscrições desta vaga já foram encerradas. Sua candidatura não foi enviada.'],
  )
  assert.deepEqual(await mine(token), [])
})

test('a job past its date takes nobody, even before the task that closes it has run', async () => {
  const { token } = await readyCandidate(app)
  const {
    attributes: { slug },
  } = await publish({ closes_at: inDays(2) })
  app.at(new Date(Date.now() + 3 * 86_400_000).toISOString())
  assert.equal((await refusal(applyTo(app, slug, token))).status, 409)
  app.at(undefined)
})

test('a draft has no door', async () => {
  const { token } = await readyCandidate(app)
  const {
    id,
    attributes: { slug },
  } = await draftJob(app, recruiter())
  for (const key of [id, slug]) {
    assert.equal((await refusal(check(key, token))).status, 404)
    assert.equal((await refusal(applyTo(app, key, token))).status, 404)
  }
})

test('who steps back may come again while the job is open; nobody else reads or ends it', async () => {
  const { token, email } = await readyCandidate(app)
  const other = await readyCandidate(app)
  const {
    id: job_id,
    attributes: { slug },
  } = await publish()
  const { id } = await applyTo(app, slug, token)
  assert.equal((await refusal(app.call(wire.showCandidature, { id }, other.token))).status, 404)
  assert.equal((await refusal(app.call(wire.withdrawCandidature, { id }, other.token))).status, 404)
  for (const _ of [1, 2]) {
    const { data } = await app.call(wire.withdrawCandidature, { id }, token)
    assert.deepEqual(
      [data.attributes.state, data.attributes.next_date, data.attributes.may_apply_again],
      ['withdrawn', null, true],
    )
  }
  assert.match((await lettersTo(app, email))[0]!.subject, /^Você saiu do processo: /)
  assert.equal((await applyTo(app, slug, token)).id, id)
  const { data } = await app.call(wire.withdrawCandidature, { id }, token)
  assert.deepEqual(
    data.attributes.history.map(({ words }) => words),
    ['Você desistiu', 'Você se candidatou de novo', 'Você desistiu', 'Você se candidatou'],
  )
  await app.call(jobs.closeJob, { id: job_id, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await app.call(wire.showCandidature, { id }, token)).data.attributes.may_apply_again, false)
  assert.equal((await refusal(applyTo(app, slug, token))).status, 409)
})
