// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as board from '#features/jobs/wire/board.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import { endOfDay, today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { castOf, ownCandidatures } from '#test/support/people/cast.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { dayIn, noon, noonIn } from '#test/support/noon.ts'
import * as pipeline from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const RECRUITER = 'company-2@pessoas.example'
const SCHEDULED = ['close-due-jobs', 'keep-candidature-dates', 'remind-of-answers']
const at = (days: number) => app.at(noonIn(days))
at(0)
const { recruiter, publish } = await castOf(app)
const { shownLater: show } = ownCandidatures(app)

test('a job that closes by itself promises the day that was promised, to who waits and to the company', async () => {
  const title = 'Estágio em Realejo'
  const {
    id: job_id,
    attributes: { slug },
  } = await publish({ title, closes_at: dayIn(3), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const promised = async () => (await app.call(board.showJob, { slug })).data.attributes.answer_by
  const before = await promised()
  app.at(new Date(Date.parse(endOfDay(today(noon, 3))) + 20_000).toISOString())
  await app.run('close-due-jobs')
  assert.equal(await promised(), before)
  assert.equal(before, endOfDay(today(noon, 8)))
  assert.equal((await show(id, email)).next_date, before)
  const closed = (await lettersTo(app, RECRUITER)).find(({ subject }) => subject === `A vaga ${title} foi encerrada`)
  assert.match(closed!.text, new RegExp(`espera uma resposta até ${dayIn(8)}\\.`))
  const ended = (await lettersTo(app, email)).find(({ subject }) => subject === `As inscrições terminaram: ${title}`)
  assert.match(
    ended!.text,
    new RegExp(`A vaga “${title}”, em [^,]+, não recebe mais candidaturas\\.[^]*até ${dayIn(8)}\\.`),
  )
  const { lock_version } = (await app.call(jobs.showOwnedJob, { id: job_id }, recruiter())).data.attributes
  await app.call(jobs.updateJob, { id: job_id, job: { closes_at: dayIn(50), lock_version } }, recruiter())
  assert.equal(await promised(), before, 'another date counts once it is published again')
  at(0)
})

test('a job that the calendar closes promises nothing on behalf of nobody', async () => {
  const title = 'Estágio em Deserto'
  await publish({ title, closes_at: dayIn(1) })
  at(2)
  await app.run(...SCHEDULED)
  const closed = (await lettersTo(app, RECRUITER)).find(({ subject }) => subject === `A vaga ${title} foi encerrada`)
  assert.match(closed!.text, /saiu do ar/)
  assert.doesNotMatch(closed!.text, /resposta/)
  at(0)
})

test('a job that closes answers everybody: by when, or that it was cancelled', async () => {
  const {
    id: closing,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Sapateado', closes_at: dayIn(40), answer_within_days: 6 })
  const one = await readyCandidate(app)
  const { id } = await applyTo(app, slug, one.token)
  await app.call(jobs.closeJob, { id: closing, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await subjectsTo(app, one.email, 'Sapateado'))[0], 'As inscrições terminaram: Estágio em Sapateado')
  assert.equal((await show(id, one.email)).next_words, `Você tem notícias até ${dayIn(6)}.`, 'the nearer date counts')

  const { id: cancelled, attributes: other } = await publish({ title: 'Estágio em Ferreiro' })
  const two = await readyCandidate(app)
  const { id: theirs } = await applyTo(app, other.slug, two.token)
  await app.call(jobs.closeJob, { id: cancelled, closure: { reason: 'cancelled' } }, recruiter())
  assert.equal((await subjectsTo(app, two.email, 'Ferreiro'))[0], 'A vaga foi cancelada: Estágio em Ferreiro')
  assert.equal((await show(theirs, two.email)).state_words, 'Encerrada: A empresa cancelou a vaga.')
})

test('a company is called by its trading name, and one that ends in a full stop ends the sentence too', async () => {
  const title = 'Estágio em Pontuação'
  const {
    id,
    attributes: { slug },
  } = await publish({ title })
  const { db } = app.ctx()
  const { company_id } = await db.selectFrom('jobs').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()
  await db
    .updateTable('companies')
    .set({ name: 'Casa de Software S.A.', trading_name: 'Casa Ltda.' })
    .where('id', '=', company_id)
    .execute()
  const { token, email } = await readyCandidate(app)
  await applyTo(app, slug, token)
  const letter = (await lettersTo(app, email)).find(({ subject }) => subject.includes(title))!
  assert.match(letter.text, /em Casa Ltda\.\s/)
  assert.doesNotMatch(letter.text, /\.\./)
})

test('a date the company named survives the closing of the job, by the calendar or by hand', async () => {
  const title = 'Estágio em Campanário'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: dayIn(2), answer_within_days: 1 })
  const [named, reckoned] = [await readyCandidate(app), await readyCandidate(app)]
  const { id } = await applyTo(app, slug, named.token)
  const { id: other } = await applyTo(app, slug, reckoned.token)
  const move = (candidature_id: string, answer_by: string | undefined) =>
    app.call(
      pipeline.moveCandidature,
      { id: candidature_id, move: { to: 'interview', lock_version: 0, ...(answer_by && { answer_by }) } },
      recruiter(),
    )
  await move(id, dayIn(18))
  await move(other, undefined)
  at(3.1)
  await app.run(...SCHEDULED)
  const told = (await lettersTo(app, named.email)).find(
    ({ subject }) => subject === `As inscrições terminaram: ${title}`,
  )
  assert.match(told!.text, new RegExp(`Você tem notícias até ${dayIn(18)}\\.`))
  assert.equal((await show(other, reckoned.email)).next_date, endOfDay(today(noon, 3)))
  const company = (await lettersTo(app, RECRUITER)).find(({ subject }) => subject === `A vaga ${title} foi encerrada`)
  assert.match(company!.text, new RegExp(`2 pessoas esperam uma resposta: 1 até ${dayIn(3)} e 1 até ${dayIn(18)}\\.`))
  at(4.1)
  await app.run(...SCHEDULED)
  assert.deepEqual(
    [(await show(id, named.email)).next_date, (await show(other, reckoned.email)).state],
    [endOfDay(today(noon, 18)), 'ended'],
  )
  at(19.1)
  await app.run(...SCHEDULED)
  assert.equal((await show(id, named.email)).state_words, 'Encerrada: A empresa não respondeu no prazo.')
  at(0)

  const {
    id: closing,
    attributes: { slug: by_hand },
  } = await publish({ title: 'Estágio em Carrilhão', closes_at: dayIn(40), answer_within_days: 6 })
  const one = await readyCandidate(app)
  const { id: theirs } = await applyTo(app, by_hand, one.token)
  await move(theirs, dayIn(30))
  await app.call(jobs.closeJob, { id: closing, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await show(theirs, one.email)).next_date, endOfDay(today(noon, 30)))
  const { answer_by } = (await app.call(board.showJob, { slug: by_hand })).data.attributes
  assert.equal(answer_by, endOfDay(today(noon, 30)), 'the page says the last date by which anybody hears')
})

test('the closing letter keeps a nearer named date, and gives first and last where there are many', async () => {
  const letter = async (title: string, days: number[]) => {
    const {
      attributes: { slug },
    } = await publish({ title, closes_at: dayIn(2), answer_within_days: 10 })
    for (const day of days) {
      const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
      if (day !== 12)
        await app.call(
          pipeline.moveCandidature,
          { id, move: { to: 'interview', lock_version: 0, answer_by: dayIn(day) } },
          recruiter(),
        )
    }
    return async () =>
      (await lettersTo(app, RECRUITER)).find(({ subject }) => subject === `A vaga ${title} foi encerrada`)!.text
  }
  const near = await letter('Estágio em Carpintaria Naval', [5])
  const two = await letter('Estágio em Calafetagem', [5, 12, 12])
  const many = await letter('Estágio em Velame', [5, 12, 20, 30])
  at(3)
  await app.run('close-due-jobs')
  assert.match(await near(), new RegExp(`1 pessoa espera uma resposta até ${dayIn(5)}\\.`))
  assert.match(await two(), new RegExp(`3 pessoas esperam uma resposta: 1 até ${dayIn(5)} e 2 até ${dayIn(12)}\\.`))
  assert.match(
    await many(),
    new RegExp(`4 pessoas esperam uma resposta: a primeira até ${dayIn(5)}, a última até ${dayIn(30)}\\.`),
  )
  at(0)
})
