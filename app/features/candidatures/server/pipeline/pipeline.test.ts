// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deactivateCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { STALE } from '#server/refusal.ts'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { afterSecondThoughts, REJECTION, pipelines } from '#test/support/pipeline.ts'
import * as applying from '../../wire/applying.ts'
import { drawFunnel, showFunnel } from '../../wire/funnel.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { people, of, recruiter } = await castOf(app)
const { publish, list, move } = pipelines(app, recruiter)
const counts = async (id: string, query: object = {}) =>
  Object.fromEntries(
    (await app.call(wire.showPipeline, { id, ...query }, recruiter())).data.attributes.stages.map(({ key, count }) => [
      key,
      count,
    ]),
  )

const inMinutes = (minutes: number) => app.at(new Date(Date.now() + minutes * 60_000).toISOString())

test('a candidature moves up to an offer: the person hears of each step, not the column’s name', async () => {
  const title = 'Estágio em Vitrais'
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(10), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  assert.deepEqual(await counts(job), { applied: 1, screening: 0, interview: 0, offer: 0, hired: 0, rejected: 0 })
  for (const [n, [to, subject]] of (
    [
      ['screening', `Sua candidatura está em triagem: ${title}`],
      ['interview', `Você passou para a entrevista: ${title}`],
      ['hired', `Você foi escolhido ou escolhida: ${title}`],
    ] as const
  ).entries()) {
    inMinutes(n * 5)
    await move(id, { to })
    inMinutes(n * 5 + 3)
    await app.settle()
    assert.equal((await subjectsTo(app, email, title))[0], subject)
  }
  app.at(undefined)
  const { data } = await app.call(applying.showCandidature, { id }, token)
  assert.deepEqual(
    [data.attributes.state, data.attributes.next_date, data.attributes.history.length],
    ['hired', null, 4],
  )
  assert.doesNotMatch(JSON.stringify(data), /Recrutador de company/, 'nobody of the company is named')
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words, by }) => [words, by]),
    [
      ['Foi para Contratado', 'Recrutador de company'],
      ['Foi para Entrevista', 'Recrutador de company'],
      ['Foi para Triagem', 'Recrutador de company'],
      ['Candidatou-se', null],
    ],
  )
})

test('a no needs words, which the person reads with their own name', async () => {
  const title = 'Estágio em Tecelagem'
  const {
    attributes: { slug },
  } = await publish({ title })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  for (const feedback of [' ', 'x', 'Não foi desta vez.', '\u200b'.repeat(100)])
    assert.deepEqual((await refusal(move(id, { to: 'rejected', feedback }))).body.errors, {
      feedback: ['Escreva ao menos 20 caracteres: é a resposta que a pessoa vai ler'],
    })
  await move(id, { to: 'rejected', feedback: REJECTION })
  await afterSecondThoughts(app)
  const said = `Obrigado pelo interesse, Lia. Na vaga ${title} seguimos com outra pessoa.`
  assert.ok((await lettersTo(app, email))[0]!.text.includes(said))
  const { feedback, may_apply_again } = (await app.call(applying.showCandidature, { id }, token)).data.attributes
  assert.deepEqual([feedback, may_apply_again], [said, false])
  assert.equal((await refusal(applyTo(app, slug, token))).status, 409)
})

test('two recruiters at once: the second reads what the first did, and overwrites nothing', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const both = await Promise.allSettled([
    move(id, { to: 'interview', lock_version: 0 }),
    move(id, { to: 'screening', lock_version: 0 }, of('Administrador')),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const won = both[0]!.status === 'fulfilled' ? 'interview' : 'screening'
  const { status, message, body } = await refusal(move(id, { to: 'offer', lock_version: 0 }))
  assert.deepEqual(
    [status, message, (body as { data?: wire.ReceivedCandidature }).data?.attributes.stage],
    [409, STALE, won],
  )
})

test('many move at once; whoever stepped back or was moved meanwhile stays, and says why', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Encadernação' })
  const all = []
  for (const name of ['Ana Um', 'Bia Dois', 'Caio Três', 'Davi Quatro']) {
    const { token, email } = await readyCandidate(app, { full_name: name })
    all.push({ id: (await applyTo(app, slug, token)).id, token, email, name })
  }
  const seen = (await list(job)).map(({ id, attributes: { lock_version } }) => ({ id, lock_version }))
  await app.call(applying.withdrawCandidature, { id: all[0]!.id }, all[0]!.token)
  await move(all[1]!.id, { to: 'interview' })
  const { moved, refused } = await app.call(
    wire.moveCandidatures,
    { id: job, moves: { to: 'rejected', feedback: REJECTION, candidatures: seen } },
    recruiter(),
  )
  assert.deepEqual([moved, refused.map(({ name }) => name).sort()], [2, ['Ana Um', 'Bia Dois']])
  await afterSecondThoughts(app)
  for (const { email } of all.slice(2))
    assert.equal((await subjectsTo(app, email, 'Encadernação'))[0], 'Resposta da empresa: Estágio em Encadernação')
  assert.deepEqual(await counts(job), { applied: 0, screening: 0, interview: 1, offer: 0, hired: 0, rejected: 2 })
  assert.deepEqual(
    (await list(job, { stage: ['withdrawn'] })).map(({ attributes }) => [attributes.name, attributes.state_words]),
    [['Ana Um', 'Desistiu']],
  )
})

test('the company gives a date of its own, from tomorrow to sixty days', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  for (const answer_by of [inDays(0), inDays(61)])
    assert.ok((await refusal(move(id, { to: 'screening', answer_by }))).body.errors?.['answer_by'])
  await move(id, { to: 'screening', answer_by: inDays(3) })
  assert.match(
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.next_words,
    new RegExp(inDays(3)),
  )
})

test('whoever looks at the board hears of a change by another, and of nothing at another company', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const stream = await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=20`, {
    headers: { authorization: `Bearer ${recruiter()}` },
  })
  const lines = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = JSON.parse((await lines.read()).value!) as { version: number }
  await move(id, { to: 'screening' }, of('Administrador'))
  const next = JSON.parse((await lines.read()).value!) as { version: number }
  assert.ok(next.version > first.version)
  await lines.cancel()
  assert.equal(
    (
      await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=0`, {
        headers: { authorization: `Bearer ${of('Recrutador', 'stranger')}` },
      })
    ).status,
    404,
  )
})

test('whoever was deactivated while looking is told of no further change', async () => {
  const { manager_id, token: reader } = people.find(({ role, place }) => role === 'Recrutador' && place === 'branch')!
  const {
    id: job,
    attributes: { slug },
  } = await newJob(app, of('Administrador', 'branch'))
  const stream = await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=20`, {
    headers: { authorization: `Bearer ${reader}` },
  })
  const lines = stream.body!.getReader()
  await lines.read()
  await app.call(deactivateCollaborator, { uuid: manager_id! }, of('Administrador', 'branch'))
  await applyTo(app, slug, (await readyCandidate(app)).token)
  assert.equal((await lines.read()).done, true)
})

test('the funnel of a job: how far each came, whoever left too, and no hiring that was taken back', async () => {
  const { id: job, attributes } = await publish({ title: 'Estágio em Funis', closes_at: inDays(10) })
  const funnel = async () =>
    (await app.call(showFunnel, { id: job }, recruiter())).data.attributes.stages.map(({ count }) => count)
  assert.deepEqual(await funnel(), [0, 0, 0, 0, 0])
  const people = []
  for (const to of ['interview', 'hired', undefined]) {
    const { token } = await readyCandidate(app)
    const { id } = await applyTo(app, attributes.slug, token)
    if (to) await move(id, { to })
    people.push({ id, token })
  }
  const [left, hired] = people
  await app.call(applying.withdrawCandidature, { id: left!.id }, left!.token)
  assert.deepEqual(await funnel(), [3, 2, 2, 1, 1])
  await move(hired!.id, { to: 'screening', taken_back: true })
  assert.deepEqual(await funnel(), [3, 2, 1, 0, 0])
  const png = new Uint8Array(await (await app.call(drawFunnel, { id: job }, recruiter())).arrayBuffer())
  assert.equal(Buffer.from(png).toString('latin1', 1, 4), 'PNG')
})
