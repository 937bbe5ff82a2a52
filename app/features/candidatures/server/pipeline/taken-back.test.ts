// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays } from '#test/support/jobs.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { afterSecondThoughts, REJECTION, pipelines } from '#test/support/pipeline.ts'
import { listNews } from '#wire/person/news.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { recruiter } = await castOf(app)
const { publish, move } = pipelines(app, recruiter)

const inMinutes = (minutes: number) => app.at(new Date(Date.now() + minutes * 60_000).toISOString())
const historyOf = async (id: string, token: string) =>
  (await app.call(applying.showCandidature, { id }, token)).data.attributes.history.map(({ words }) => words)

const newsOf = async (token: string) =>
  (await app.call(listNews, {}, token)).data.map(({ words }) => words).filter((words) => words.startsWith('A empresa'))

test('a card moved by mistake and back at once tells nobody', async () => {
  const title = 'Estágio em Cerâmica'
  const {
    attributes: { slug },
  } = await publish({ title })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  await move(id, { to: 'rejected', feedback: REJECTION })
  assert.deepEqual(await newsOf(token), [], 'the bell waits as the letters do')
  await move(id, { to: 'applied' })
  await afterSecondThoughts(app)
  inMinutes(3)
  assert.deepEqual(await newsOf(token), [])
  app.at(undefined)
  assert.deepEqual(await subjectsTo(app, email, title), [`Sua candidatura foi enviada: ${title}`])
  assert.deepEqual(await historyOf(id, token), [
    'A empresa retomou a sua candidatura',
    'A empresa respondeu: você não segue no processo',
    'Você se candidatou',
  ])
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words }) => words),
    ['Voltou ao processo, em Inscritos', 'Foi para Não selecionado', 'Candidatou-se'],
    'colleagues see what was done',
  )
})

test('each move has two minutes of its own: a no taken back within them is never said', async () => {
  const title = 'Estágio em Luteria'
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, (await publish({ title })).attributes.slug, token)
  const letters: number[] = []
  for (const [minutes, to] of [
    [0, 'offer'],
    [1.7, 'rejected'],
    [2.5, 'offer'],
    [6, null],
  ] as const) {
    inMinutes(minutes)
    await app.settle()
    letters.push((await subjectsTo(app, email, title)).length)
    if (to) await move(id, { to, feedback: REJECTION })
  }
  assert.deepEqual(await newsOf(token), ['A empresa moveu a sua candidatura: proposta'])
  app.at(undefined)
  assert.deepEqual(
    [letters, (await subjectsTo(app, email, title))[0]],
    [[1, 1, 1, 2], `A empresa quer fazer uma proposta: ${title}`],
    'one letter, two minutes after the last move',
  )
})

test('a no that is taken back at once leaves the date as it was', async () => {
  const title = 'Estágio em Marchetaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(10), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  await move(id, { to: 'screening', answer_by: inDays(30) })
  await afterSecondThoughts(app)
  inMinutes(10)
  await move(id, { to: 'rejected', feedback: REJECTION })
  await move(id, { to: 'screening' })
  inMinutes(13)
  await app.settle()
  app.at(undefined)
  assert.equal((await subjectsTo(app, email, title)).length, 2)
  assert.match(
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.next_words,
    new RegExp(inDays(30)),
  )
})

test('a date that comes back with an undone move is none that the company named', async () => {
  const { attributes } = await publish({ title: 'Estágio em Encadernação', closes_at: inDays(10) })
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, attributes.slug, token)
  const named = async () =>
    (await app.ctx().db.selectFrom('candidatures').select('named_answer_by').where('id', '=', id).executeTakeFirst())!
      .named_answer_by
  await move(id, { to: 'screening' })
  await move(id, { to: 'applied', answer_by: inDays(30), taken_back: true })
  assert.equal(await named(), null)
  await move(id, { to: 'screening', answer_by: inDays(30) })
  const earlier = await named()
  assert.ok(earlier)
  await move(id, { to: 'interview', answer_by: inDays(40) })
  await move(id, { to: 'screening', answer_by: inDays(30), taken_back: true })
  assert.equal(await named(), earlier, 'a date that the company had named before is named again')
})

test('a move that only changes the date is told: a line and a letter, as any other', async () => {
  const title = 'Estágio em Relojoaria'
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(2), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const { stages, lock_version } = (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes
  const columns = stages.map(({ key, name, state }) => ({ key, name, state }))
  const { data } = await app.call(
    wire.changeStages,
    {
      id: job,
      lock_version,
      stages: [...columns.slice(0, 3), { name: 'Entrevista final', state: 'interview' }, ...columns.slice(3)],
    },
    recruiter(),
  )
  await move(id, { to: 'interview' })
  await afterSecondThoughts(app)
  inMinutes(5)
  await move(id, { to: data[3]!.key, answer_by: inDays(59) })
  inMinutes(8)
  await app.settle()
  assert.deepEqual((await historyOf(id, token)).slice(0, 2), [
    'A empresa mudou a data da resposta',
    'A empresa moveu a sua candidatura: entrevista',
  ])
  const [letter] = await lettersTo(app, email)
  assert.deepEqual(
    [letter!.subject, letter!.text.includes(`Você tem notícias até ${inDays(59)}.`)],
    [`Sua candidatura tem uma nova data: ${title}`, true],
  )
  inMinutes(10)
  await move(id, { to: 'interview' })
  inMinutes(13)
  await app.settle()
  assert.equal((await lettersTo(app, email))[0]!.subject, letter!.subject, 'the same date is no news')
  assert.equal((await historyOf(id, token)).length, 3)
  app.at(undefined)
})

test('a move may change the date alone: the person is told; the same date again does nothing', async () => {
  const title = 'Estágio em Ampulhetas'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(20), answer_within_days: 3 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const { lock_version } = await move(id, { to: 'applied', answer_by: inDays(40) })
  await afterSecondThoughts(app)
  assert.equal((await subjectsTo(app, email, title))[0], `Sua candidatura tem uma nova data: ${title}`)
  assert.deepEqual((await historyOf(id, token))[0], 'A empresa mudou a data da resposta')
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words }) => words),
    ['Deu outra data para a resposta', 'Candidatou-se'],
  )
  assert.equal((await move(id, { to: 'applied', answer_by: inDays(40) })).lock_version, lock_version)
  assert.equal((await move(id, { to: 'applied' })).lock_version, lock_version)
})
