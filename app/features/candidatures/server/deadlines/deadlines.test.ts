// The promise: no candidature passes its date without an update.
// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/wire/writing.ts'
import { endOfDay, today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { castOf, ownCandidatures } from '#test/support/people/cast.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { dayIn, noon, noonIn } from '#test/support/noon.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const RECRUITER = 'company-2@pessoas.example'
const SCHEDULED = ['close-due-jobs', 'keep-candidature-dates', 'remind-of-answers']
const at = (days: number) => app.at(noonIn(days))
at(0)
const { recruiter, publish } = await castOf(app)
const { shownLater: show } = ownCandidatures(app)

test('in sixty days of silence nobody who waits is past the date, and each date that came was spoken of', async () => {
  const everyone: { email: string; id: string; title: string }[] = []
  for (const [n, closing] of [
    [1, 3],
    [2, 9],
    [3, 30],
  ] as const) {
    const title = `Estágio no Silêncio ${n}`
    const {
      attributes: { slug },
    } = await publish({ title, closes_at: dayIn(closing), answer_within_days: n * 4 })
    const { token, email } = await readyCandidate(app)
    everyone.push({ email, title, id: (await applyTo(app, slug, token)).id })
  }
  for (let day = 0; day <= 60; day++) {
    at(day)
    await app.run(...SCHEDULED)
    const late = await app
      .ctx()
      .db.selectFrom('candidatures')
      .select('id')
      .where('answer_by', '<=', noonIn(day))
      .execute()
    assert.deepEqual(late, [], `day ${day}`)
  }
  for (const { email, id, title } of everyone) {
    const { state, state_words, next_date } = await show(id, email)
    assert.deepEqual([state, state_words, next_date], ['ended', 'Encerrada: A empresa não respondeu no prazo.', null])
    const told = await subjectsTo(app, email, title)
    assert.deepEqual(
      [told[0], told.at(-1)],
      [`A empresa não respondeu: ${title}`, `Sua candidatura foi enviada: ${title}`],
    )
    assert.ok(told.includes(`As inscrições terminaram: ${title}`))
  }
  at(0)
})

test('on air, a date that passes is replaced by another; the company gets one letter for all', async () => {
  const title = 'Estágio em Faroleiro'
  const {
    id: job_id,
    attributes: { slug },
  } = await publish({ title, closes_at: dayIn(5), answer_within_days: 2 })
  const waiting = [await readyCandidate(app), await readyCandidate(app)]
  const ids: string[] = []
  for (const { token } of waiting) ids.push((await applyTo(app, slug, token)).id)
  const { lock_version } = (await app.call(jobs.showOwnedJob, { id: job_id }, recruiter())).data.attributes
  await app.call(jobs.updateJob, { id: job_id, job: { closes_at: dayIn(50), lock_version } }, recruiter())
  at(5)
  await app.run(...SCHEDULED)
  assert.equal((await subjectsTo(app, RECRUITER, title))[0], `2 pessoas esperando resposta: ${title}`)
  at(8)
  await app.run(...SCHEDULED)
  const { state, next_words, history } = await show(ids[0]!, waiting[0]!.email)
  assert.deepEqual(
    [state, next_words, history[0]!.words],
    ['applied', `Você tem notícias até ${dayIn(15)}.`, 'A data passou sem resposta: cobramos a empresa'],
  )
  for (const { email } of waiting)
    assert.equal((await subjectsTo(app, email, title))[0], `Ainda sem resposta: ${title}`)
  const late = (await lettersTo(app, waiting[0]!.email)).find(({ subject }) => subject.includes(title))
  assert.match(late!.text, new RegExp(`devia ter respondido até ${dayIn(7)} sobre[^]*A próxima data é ${dayIn(15)}\\.`))
  const [told, ...others] = (await lettersTo(app, RECRUITER)).filter(
    ({ subject }) => subject === `O prazo de resposta passou: ${title}`,
  )
  assert.match(told!.text, /2 pessoas esperavam [^]*Avisamos cada uma e/)
  assert.match(told!.text, new RegExp(`demos uma nova data, até ${dayIn(15)}\\.`))
  assert.deepEqual(others, [], 'once for all')
  await app.run(...SCHEDULED)
  assert.equal((await subjectsTo(app, waiting[0]!.email, 'Ainda sem resposta')).length, 1, 'said once for each date')
  at(0)
})

test('a reminder counts all who wait until its day, also who was counted before', async () => {
  const title = 'Estágio em Relojoaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: dayIn(50) })
  const { db } = app.ctx()
  const waits = async (days: number) => {
    const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
    await db
      .updateTable('candidatures')
      .set({ answer_by: endOfDay(today(noon, days)) })
      .where('id', '=', id)
      .execute()
    await app.run('remind-of-answers')
    return (await lettersTo(app, RECRUITER)).find(({ subject }) => subject.endsWith(`esperando resposta: ${title}`))!
      .text
  }
  assert.match(await waits(2), new RegExp(`Até ${dayIn(2)}, 1 pessoa deve ter`))
  assert.match(await waits(2), new RegExp(`Até ${dayIn(2)}, 2 pessoas devem ter notícias desta vaga\\.`))
  assert.match(await waits(1), new RegExp(`Até ${dayIn(1)}, 1 pessoa deve ter`))
})

test('who was told of yesterday is not counted again today', async () => {
  const title = 'Estágio em Tanoaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: dayIn(50), answer_within_days: 2 })
  const ids: string[] = []
  for (const { token } of [await readyCandidate(app), await readyCandidate(app)])
    ids.push((await applyTo(app, slug, token)).id)
  const { db } = app.ctx()
  for (const [i, hours] of [24, 44].entries())
    await db
      .updateTable('candidatures')
      .set({ answer_by: noonIn(hours / 24) })
      .where('id', '=', ids[i]!)
      .execute()
  for (const days of [1.01, 1.9]) {
    at(days)
    await app.run(...SCHEDULED)
    const told = (await lettersTo(app, RECRUITER)).filter(
      ({ subject }) => subject === `O prazo de resposta passou: ${title}`,
    )
    assert.deepEqual(
      told.map(({ text }) => /\d+ pessoas?/.exec(text)?.[0]),
      days < 1.5 ? ['1 pessoa'] : ['1 pessoa', '1 pessoa'],
    )
    assert.match(told[0]!.text, /Avisamos essa pessoa e/)
  }
  at(0)
})

test('the database holds nobody open without a date, and no history is rewritten', async () => {
  const { token } = await readyCandidate(app)
  const {
    attributes: { slug },
  } = await publish()
  const { id } = await applyTo(app, slug, token)
  const { db } = app.ctx()
  await assert.rejects(db.updateTable('candidatures').set({ answer_by: null }).where('id', '=', id).execute(), /check/)
  await assert.rejects(
    db.updateTable('candidature_events').set({ kind: 'hire' }).where('candidature_id', '=', id).execute(),
    /only added to/,
  )
})
