// The promise: no candidature passes its date without an update.
// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import * as board from '#features/jobs/wire/board.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import { endOfDay, today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { enter } from '#test/support/candidate.ts'
import * as wire from '../../wire/applying.ts'
import * as pipeline from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const DAY = 86_400_000
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const RECRUITER = 'company-2@pessoas.example'
const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter(), changes)
const SCHEDULED = ['close-due-jobs', 'keep-candidature-dates', 'remind-of-answers']
/** All of it happens from noon on: what is said of days holds at any hour that the tests run at. */
const noon = new Date(`${today(new Date())}T12:00:00-03:00`)
const inDays = (days: number) => formatDate(today(noon, days))
const after = (days: number) => new Date(noon.getTime() + days * DAY).toISOString()
const at = (days: number) => app.at(after(days))
at(0)
/** Sessions end after days: somebody who comes back logs in. */
const show = async (id: string, email: string) =>
  (await app.call(wire.showCandidature, { id }, (await enter(app, { email })).access_token)).data.attributes
const subjects = async (email: string, about: string) =>
  (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes(about))

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
    } = await publish({ title, closes_at: inDays(closing), answer_within_days: n * 4 })
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
      .where('answer_by', '<=', after(day))
      .execute()
    assert.deepEqual(late, [], `day ${day}`)
  }
  for (const { email, id, title } of everyone) {
    const { state, state_words, next_date } = await show(id, email)
    assert.deepEqual([state, state_words, next_date], ['ended', 'Encerrada: A empresa não respondeu no prazo.', null])
    const told = await subjects(email, title)
    assert.deepEqual(
      [told[0], told.at(-1)],
      [`A empresa não respondeu: ${title}`, `Sua candidatura foi enviada: ${title}`],
    )
    assert.ok(told.includes(`As inscrições terminaram: ${title}`))
  }
  at(0)
})

test('while the job is on air a date that passes gives another one, and the company is told once for all who wait', async () => {
  const title = 'Estágio em Faroleiro'
  const {
    id: job_id,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(5), answer_within_days: 2 })
  const waiting = [await readyCandidate(app), await readyCandidate(app)]
  const ids: string[] = []
  for (const { token } of waiting) ids.push((await applyTo(app, slug, token)).id)
  const { lock_version } = (await app.call(jobs.showOwnedJob, { id: job_id }, recruiter())).data.attributes
  await app.call(jobs.updateJob, { id: job_id, job: { closes_at: inDays(50), lock_version } }, recruiter())
  at(5)
  await app.run(...SCHEDULED)
  assert.equal((await subjects(RECRUITER, title))[0], `2 pessoas esperando resposta: ${title}`)
  at(8)
  await app.run(...SCHEDULED)
  const { state, next_words, history } = await show(ids[0]!, waiting[0]!.email)
  assert.deepEqual(
    [state, next_words, history[0]!.words],
    ['applied', `Você tem notícias até ${inDays(15)}.`, 'A data passou sem resposta: cobramos a empresa'],
  )
  for (const { email } of waiting) assert.equal((await subjects(email, title))[0], `Ainda sem resposta: ${title}`)
  const late = (await lettersTo(app, waiting[0]!.email)).find(({ subject }) => subject.includes(title))
  assert.match(
    late!.text,
    new RegExp(`devia ter respondido até ${inDays(7)} sobre[^]*A próxima data é ${inDays(15)}\\.`),
  )
  const [told, ...others] = (await lettersTo(app, RECRUITER)).filter(
    ({ subject }) => subject === `O prazo de resposta passou: ${title}`,
  )
  assert.match(told!.text, /2 pessoas esperavam [^]*Avisamos cada uma e/)
  assert.match(told!.text, new RegExp(`demos uma nova data, até ${inDays(15)}\\.`))
  assert.deepEqual(others, [], 'once for all')
  await app.run(...SCHEDULED)
  assert.equal((await subjects(waiting[0]!.email, 'Ainda sem resposta')).length, 1, 'said once for each date')
  at(0)
})

test('a reminder counts all who wait until its day, also who was counted before', async () => {
  const title = 'Estágio em Relojoaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(50) })
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
  assert.match(await waits(2), new RegExp(`Até ${inDays(2)}, 1 pessoa deve ter`))
  assert.match(await waits(2), new RegExp(`Até ${inDays(2)}, 2 pessoas devem ter notícias desta vaga\\.`))
  assert.match(await waits(1), new RegExp(`Até ${inDays(1)}, 1 pessoa deve ter`))
})

test('who was told of yesterday is not counted again today', async () => {
  const title = 'Estágio em Tanoaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(50), answer_within_days: 2 })
  const ids: string[] = []
  for (const { token } of [await readyCandidate(app), await readyCandidate(app)])
    ids.push((await applyTo(app, slug, token)).id)
  const { db } = app.ctx()
  for (const [i, hours] of [24, 44].entries())
    await db
      .updateTable('candidatures')
      .set({ answer_by: after(hours / 24) })
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

test('a job that closes by itself promises the day that was promised, to who waits and to the company', async () => {
  const title = 'Estágio em Realejo'
  const {
    id: job_id,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(3), answer_within_days: 5 })
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
  assert.match(closed!.text, new RegExp(`espera uma resposta até ${inDays(8)}\\.`))
  const ended = (await lettersTo(app, email)).find(({ subject }) => subject === `As inscrições terminaram: ${title}`)
  assert.match(
    ended!.text,
    new RegExp(`A vaga “${title}”, em [^,]+, não recebe mais candidaturas\\.[^]*até ${inDays(8)}\\.`),
  )
  const { lock_version } = (await app.call(jobs.showOwnedJob, { id: job_id }, recruiter())).data.attributes
  await app.call(jobs.updateJob, { id: job_id, job: { closes_at: inDays(50), lock_version } }, recruiter())
  assert.equal(await promised(), before, 'another date counts once it is published again')
  at(0)
})

test('a job that the calendar closes promises nothing on behalf of nobody', async () => {
  const title = 'Estágio em Deserto'
  await publish({ title, closes_at: inDays(1) })
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
  } = await publish({ title: 'Estágio em Sapateado', closes_at: inDays(40), answer_within_days: 6 })
  const one = await readyCandidate(app)
  const { id } = await applyTo(app, slug, one.token)
  await app.call(jobs.closeJob, { id: closing, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await subjects(one.email, 'Sapateado'))[0], 'As inscrições terminaram: Estágio em Sapateado')
  assert.equal((await show(id, one.email)).next_words, `Você tem notícias até ${inDays(6)}.`, 'the nearer date counts')

  const { id: cancelled, attributes: other } = await publish({ title: 'Estágio em Ferreiro' })
  const two = await readyCandidate(app)
  const { id: theirs } = await applyTo(app, other.slug, two.token)
  await app.call(jobs.closeJob, { id: cancelled, closure: { reason: 'cancelled' } }, recruiter())
  assert.equal((await subjects(two.email, 'Ferreiro'))[0], 'A vaga foi cancelada: Estágio em Ferreiro')
  assert.equal((await show(theirs, two.email)).state_words, 'Encerrada: A empresa cancelou a vaga.')
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

test('a date that the company named survives the closing of the job, by the calendar and by hand: nobody is told another one, and nobody is sent away before it', async () => {
  const title = 'Estágio em Campanário'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(2), answer_within_days: 1 })
  const [named, reckoned] = [await readyCandidate(app), await readyCandidate(app)]
  const { id } = await applyTo(app, slug, named.token)
  const { id: other } = await applyTo(app, slug, reckoned.token)
  const move = (candidature_id: string, answer_by: string | undefined) =>
    app.call(
      pipeline.moveCandidature,
      { id: candidature_id, move: { to: 'interview', lock_version: 0, ...(answer_by && { answer_by }) } },
      recruiter(),
    )
  await move(id, inDays(18))
  await move(other, undefined)
  at(3.1)
  await app.run(...SCHEDULED)
  const told = (await lettersTo(app, named.email)).find(
    ({ subject }) => subject === `As inscrições terminaram: ${title}`,
  )
  assert.match(told!.text, new RegExp(`Você tem notícias até ${inDays(18)}\\.`))
  assert.equal((await show(other, reckoned.email)).next_date, endOfDay(today(noon, 3)))
  const company = (await lettersTo(app, RECRUITER)).find(({ subject }) => subject === `A vaga ${title} foi encerrada`)
  assert.match(company!.text, new RegExp(`2 pessoas esperam uma resposta: 1 até ${inDays(3)} e 1 até ${inDays(18)}\\.`))
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
  } = await publish({ title: 'Estágio em Carrilhão', closes_at: inDays(40), answer_within_days: 6 })
  const one = await readyCandidate(app)
  const { id: theirs } = await applyTo(app, by_hand, one.token)
  await move(theirs, inDays(30))
  await app.call(jobs.closeJob, { id: closing, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await show(theirs, one.email)).next_date, endOfDay(today(noon, 30)))
  const { answer_by } = (await app.call(board.showJob, { slug: by_hand })).data.attributes
  assert.equal(answer_by, endOfDay(today(noon, 30)), 'the page says the last date by which anybody hears')
})

test('the letter of a job that the calendar closed tells a nearer date that the company named as it stands, and counts by the first and the last where they are many', async () => {
  const letter = async (title: string, days: number[]) => {
    const {
      attributes: { slug },
    } = await publish({ title, closes_at: inDays(2), answer_within_days: 10 })
    for (const day of days) {
      const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
      if (day !== 12)
        await app.call(
          pipeline.moveCandidature,
          { id, move: { to: 'interview', lock_version: 0, answer_by: inDays(day) } },
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
  assert.match(await near(), new RegExp(`1 pessoa espera uma resposta até ${inDays(5)}\\.`))
  assert.match(await two(), new RegExp(`3 pessoas esperam uma resposta: 1 até ${inDays(5)} e 2 até ${inDays(12)}\\.`))
  assert.match(
    await many(),
    new RegExp(`4 pessoas esperam uma resposta: a primeira até ${inDays(5)}, a última até ${inDays(30)}\\.`),
  )
  at(0)
})

test('a date named before the history told so is still a named one when a later move is taken back', async () => {
  const { db } = app.ctx()
  const {
    attributes: { slug },
  } = await publish({ title: 'Estágio em Cutelaria' })
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
  let lock_version = 0
  const move = (to: string, answer_by?: string) =>
    app.call(pipeline.moveCandidature, { id, move: { to, lock_version: lock_version++, answer_by } }, recruiter())
  await move('interview', inDays(50))
  await sql`alter table candidature_events disable trigger candidature_events_stay`.execute(db)
  await db.updateTable('candidature_events').set({ named_answer_by: null }).where('candidature_id', '=', id).execute()
  await sql`alter table candidature_events enable trigger candidature_events_stay`.execute(db)
  at(0.01)
  await move('applied')
  await move('interview')
  const row = await db
    .selectFrom('candidatures')
    .select(['answer_by', 'named_answer_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, { answer_by: endOfDay(today(noon, 50)), named_answer_by: endOfDay(today(noon, 50)) })
  at(0)
})

test('a date named by a move that is taken back at once is gone with it, one named before stands; after two minutes it stays', async () => {
  const {
    attributes: { slug },
  } = await publish({ title: 'Estágio em Amolador', closes_at: inDays(20), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  let [lock_version, seconds] = [0, 0]
  const move = (to: string, day?: number) => {
    at(++seconds / 86_400)
    return app.call(
      pipeline.moveCandidature,
      { id, move: { to, lock_version: lock_version++, ...(day && { answer_by: inDays(day) }) } },
      recruiter(),
    )
  }
  const dates = async () => {
    const row = await app
      .ctx()
      .db.selectFrom('candidatures')
      .select(['answer_by', 'named_answer_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [row.answer_by, row.named_answer_by].map((date) => date && inDaysOf(date))
  }
  const inDaysOf = (date: string) =>
    [15, 25, 40, 50].find((days) => Date.parse(endOfDay(today(noon, days))) === Date.parse(date)) ?? date
  await move('interview', 50)
  assert.deepEqual(await dates(), [50, 50])
  await move('applied')
  assert.deepEqual(await dates(), [25, null])
  assert.equal((await show(id, email)).next_date, endOfDay(today(noon, 25)))
  await move('applied', 40)
  await move('interview', 50)
  await move('applied')
  assert.deepEqual(await dates(), [40, 40], 'the date that was named by itself')
  seconds += 900
  await move('interview', 50)
  seconds += 900
  await move('applied')
  assert.deepEqual(await dates(), [50, 50])
  at(0)
})
