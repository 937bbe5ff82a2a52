// What a person reads about how long the company sees their data: in the letter that ends the process, and on the
// candidature's page.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import * as jobs from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { enter } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody } from '#test/support/people.ts'
import { dayIn, noonIn } from '#test/support/noon.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
before(async () => void (await everybody(app)))

const REJECTION = 'Obrigado pelo interesse. Desta vez seguimos com outra pessoa.'
const after = (days: number) => app.at(noonIn(days))
const recruiter = async () =>
  (await enter(app, { email: 'company-2@pessoas.example', user_type: 'CompanyManager' })).access_token

async function applicant(title: string, closing = 10) {
  after(0)
  const job = await newJob(app, await recruiter(), { title, closes_at: dayIn(closing), answer_within_days: 5 })
  const person = await readyCandidate(app)
  const { id } = await applyTo(app, job.attributes.slug, person.token)
  return { id, job: job.id, email: person.email, title }
}
type Applicant = Awaited<ReturnType<typeof applicant>>

const page = async ({ id, email }: Applicant) =>
  (await app.call(applying.showCandidature, { id }, (await enter(app, { email })).access_token)).data.attributes
    .reading_words
const letter = async ({ email, title }: Applicant, subject: string) =>
  (await lettersTo(app, email)).find((one) => one.subject === `${subject}: ${title}`)!.text.replace(/\s+/g, ' ')
const REST = 'ficam com ela o seu nome, as datas, as anotações dela e o histórico.'
const until = (days: number) =>
  `A empresa vê seu contato e currículo até ${dayIn(days)} por esta candidatura. Depois, ${REST}`

test('letter and page say until when the company sees a rejected person, and since when not', async () => {
  const person = await applicant('Estágio em Cestaria')
  assert.equal(await page(person), null, 'nothing while the process is open')
  await app.call(
    wire.moveCandidature,
    { id: person.id, move: { to: 'rejected', feedback: REJECTION, lock_version: 0 } },
    await recruiter(),
  )
  assert.equal(await page(person), until(30))
  after(0.01)
  assert.ok((await letter(person, 'Resposta da empresa')).includes(until(30)))
  after(30)
  assert.equal(
    await page(person),
    `Em ${dayIn(30)}, a empresa deixou de ver seu contato, currículo e perfil por esta candidatura. F${REST.slice(1)}`,
  )
})

test('whoever is in a job that is cancelled, or gets no answer, is told the same', async () => {
  const cancelled = await applicant('Estágio em Esteiras')
  await app.call(jobs.closeJob, { id: cancelled.job, closure: { reason: 'cancelled' } }, await recruiter())
  assert.ok((await letter(cancelled, 'A vaga foi cancelada')).includes(until(30)))
  assert.equal(await page(cancelled), until(30))
  const silent = await applicant('Estágio em Balaios', 3)
  after(4)
  await app.run('close-due-jobs')
  after(9)
  await app.run('keep-candidature-dates')
  assert.ok((await letter(silent, 'A empresa não respondeu')).includes(until(39)))
  assert.equal(await page(silent), until(39))
})

test('whoever withdraws is told that the company sees them no more from that moment', async () => {
  const person = await applicant('Estágio em Peneiras')
  const { access_token } = await enter(app, { email: person.email })
  const { data } = await app.call(applying.withdrawCandidature, { id: person.id }, access_token)
  const words =
    `Em ${dayIn(0)}, quando você desistiu, a empresa deixou de ver seu contato, ` +
    `currículo e perfil por esta candidatura. F${REST.slice(1)}`
  assert.equal(data.attributes.reading_words, words)
  assert.ok((await letter(person, 'Você saiu do processo')).includes(words))
})

test('a no that comes after the end promises no new day', async () => {
  const person = await applicant('Estágio em Chapelaria')
  after(0.01)
  await app.call(jobs.closeJob, { id: person.job, closure: { reason: 'cancelled' } }, await recruiter())
  await app.settle()
  after(12)
  const { lock_version } = (await app.call(wire.showAssessment, { id: person.id }, await recruiter())).data.attributes
  await app.call(
    wire.moveCandidature,
    { id: person.id, move: { to: 'rejected', feedback: REJECTION, lock_version } },
    await recruiter(),
  )
  after(12.01)
  assert.ok((await letter(person, 'Resposta da empresa')).includes(until(30)))
})
