// A company publishes, a student applies and waits; the recruiter moves and answers within the promised dates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCandidatures, showApplying, showCandidature } from '#features/candidatures/wire/applying.ts'
import { listReceived, moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import { listJobs } from '#features/jobs/wire/board.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })

test('from the advert to the answer', async () => {
  const { people } = await everybody(app)
  const recruiter = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
  const { id: job } = await newJob(app, recruiter, { title: 'Estágio em Observatório' })
  const { token, email } = await readyCandidate(app)

  const [found] = (await app.call(listJobs, { q: 'observatorio' }, token)).collection.data
  const { slug } = found!.attributes
  assert.equal((await app.call(showApplying, { slug }, token)).data.attributes.candidature, null)
  const { id } = await applyTo(app, slug, token, { message: 'Olho para o céu desde pequena.' })

  const [received] = (await app.call(listReceived, { id: job }, recruiter)).collection.data
  assert.deepEqual([received!.id, received!.attributes.stage], [id, 'applied'])
  let { lock_version } = received!.attributes
  for (const to of ['screening', 'interview', 'rejected']) {
    const feedback = to === 'rejected' ? 'Olá, {nome}. Gostamos da conversa e seguimos com outra pessoa.' : null
    lock_version = (await app.call(moveCandidature, { id, move: { to, lock_version, feedback } }, recruiter)).data
      .attributes.lock_version
  }
  app.at(new Date(Date.now() + 3 * 60_000).toISOString())
  assert.deepEqual(
    (await lettersTo(app, email))
      .filter(({ subject }) => subject.includes('Observatório'))
      .map(({ subject }) => subject),
    ['Resposta da empresa: Estágio em Observatório', 'Sua candidatura foi enviada: Estágio em Observatório'],
    'three moves within two minutes are one letter',
  )

  const { attributes } = (await app.call(showCandidature, { id }, token)).data
  assert.deepEqual(
    [attributes.state, attributes.feedback, attributes.next_date],
    ['rejected', 'Olá, Lia. Gostamos da conversa e seguimos com outra pessoa.', null],
  )
  assert.equal((await app.call(listCandidatures, { open: true }, token)).total_count, 0)
})
