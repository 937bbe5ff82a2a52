// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showApplying, showCandidature, withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { orderChoices, showChoices } from '#features/programs/wire/choices.ts'
import { saveAnswers, showJobQuestionnaire } from '#features/candidatures/wire/questionnaire.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { castOf } from '#test/support/people/cast.ts'
import { afterSecondThoughts, pipelines, REJECTION } from '#test/support/pipeline.ts'
import { programs, step } from '#test/support/programs/programs.ts'
import { asked, questionnaires } from '#test/support/selection/questionnaires.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { recruiter } = await castOf(app)
const { jobAsking } = questionnaires(app, recruiter)
const { move, list } = pipelines(app, recruiter)
const { running, change, close, show } = programs(app, recruiter)

/** A program of so many jobs, of which a person may choose so many. */
async function programOf(many: number, most_choices: number) {
  const jobs = []
  for (let n = 1; n <= many; n++)
    jobs.push(await newJob(app, recruiter(), { title: `Estágio ${n}`, closes_at: inDays(15) }))
  const { id } = await running({ title: 'Programa', job_ids: jobs.map((job) => job.id), most_choices })
  return { id, slugs: jobs.map(({ attributes }) => attributes.slug) }
}
const titles = async (id: string, token: string) =>
  (await app.call(showChoices, { id }, token)).data.attributes.choices.map(({ title }) => title)

test('one choice more than the program takes is refused and lists the others; one given up makes room', async () => {
  const { id, slugs } = await programOf(3, 2)
  const { token } = await readyCandidate(app)
  const first = await applyTo(app, slugs[0]!, token)
  await applyTo(app, slugs[1]!, token)
  await applyTo(app, slugs[1]!, token)
  assert.deepEqual(await titles(id, token), ['Estágio 1', 'Estágio 2'])
  const check = await app.call(showApplying, { slug: slugs[2]! }, token)
  assert.match(check.data.attributes.blockers.join(), /“Estágio 1” e “Estágio 2”/)
  const third = await refusal(applyTo(app, slugs[2]!, token))
  assert.equal(third.status, 409)
  assert.match(third.message, /até 2 vagas .* “Estágio 1” e “Estágio 2”/)
  await app.call(withdrawCandidature, { id: first.id }, token)
  await applyTo(app, slugs[2]!, token)
  assert.equal((await refusal(applyTo(app, slugs[0]!, token))).status, 409)
})

test('a process that is over takes no choice, and stays in the list', async () => {
  const { id, slugs } = await programOf(3, 1)
  const { token } = await readyCandidate(app)
  const first = await applyTo(app, slugs[0]!, token)
  assert.equal((await refusal(applyTo(app, slugs[1]!, token))).status, 409)
  await move(first.id, { to: 'rejected', feedback: REJECTION })
  const check = await app.call(showApplying, { slug: slugs[1]! }, token)
  assert.ok(!check.data.attributes.blockers.join().includes('Estágio 1'))
  await applyTo(app, slugs[1]!, token)
  assert.deepEqual(await titles(id, token), ['Estágio 1', 'Estágio 2'])
  const third = await refusal(applyTo(app, slugs[2]!, token))
  assert.deepEqual([third.status, third.message.includes('“Estágio 1”')], [409, false], 'it names what can be given up')
})

test('the order is the person’s own, until the program is over', async () => {
  const { id, slugs } = await programOf(3, 3)
  const [one, other] = [await readyCandidate(app), await readyCandidate(app)]
  for (const slug of slugs) await applyTo(app, slug, one.token)
  const sent = await applyTo(app, slugs[0]!, other.token)
  const { choices } = (await app.call(showChoices, { id }, one.token)).data.attributes
  const ids = choices.map(({ job_id }) => job_id).toReversed()
  const order = (job_ids: string[]) => app.call(orderChoices, { id, choices: { job_ids } }, one.token)
  await order(ids)
  assert.deepEqual(await titles(id, one.token), ['Estágio 3', 'Estágio 2', 'Estágio 1'])
  assert.deepEqual(await titles(id, other.token), ['Estágio 1'])
  assert.deepEqual(
    (await show(id)).figures.map(({ title, people, first }) => [title, people, first]),
    [
      ['Estágio 1', 2, 1],
      ['Estágio 2', 1, 0],
      ['Estágio 3', 1, 1],
    ],
  )
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], []])
    assert.equal((await refusal(order(wrong))).status, 422)
  assert.equal((await app.call(showCandidature, { id: sent.id }, other.token)).data.attributes.program!.id, id)
  await close(id)
  assert.equal((await refusal(order(ids))).status, 409)
  assert.equal((await refusal(applyTo(app, slugs[1]!, other.token))).status, 409)
})

test('a company reads the place of its job; what is over gives it to the next, which the person hears', async () => {
  const { id, slugs } = await programOf(3, 2)
  const { token, email } = await readyCandidate(app)
  const [first, second] = [await applyTo(app, slugs[0]!, token), await applyTo(app, slugs[1]!, token)]
  const jobs = (await show(id)).job_ids
  const placeIn = async (at: number) => (await list(jobs[at]!))[0]!.attributes.choice
  assert.deepEqual(
    [await placeIn(0), await placeIn(1)],
    [
      { place: 1, of: 2 },
      { place: 2, of: 2 },
    ],
  )
  await app.call(orderChoices, { id, choices: { job_ids: [jobs[1]!, jobs[0]!] } }, token)
  assert.deepEqual(
    [await placeIn(0), await placeIn(1)],
    [
      { place: 2, of: 2 },
      { place: 1, of: 2 },
    ],
  )
  const answers = () => lettersTo(email, 'Resposta da empresa%')
  await move(second.id, { to: 'rejected', feedback: REJECTION })
  assert.deepEqual([await placeIn(0), await placeIn(1)], [null, null], 'the only one that goes on')
  await afterSecondThoughts(app)
  assert.match((await answers())[0]!, /Sua escolha “Estágio 1” no programa continua/)
  await move(first.id, { to: 'rejected', feedback: REJECTION })
  await afterSecondThoughts(app)
  const last = (await answers()).find((text) => text.includes('escolha outra vaga'))
  assert.ok(last!.includes(`do programa “Programa”: as inscrições vão até ${inDays(15)}`))
})

test('two tabs that send the last choice at once: exactly as many as the program takes', async () => {
  const { id, slugs } = await programOf(5, 3)
  for (let round = 0; round < 3; round++) {
    const { token } = await readyCandidate(app)
    await applyTo(app, slugs[0]!, token)
    const sent = await Promise.allSettled(slugs.slice(1).map((slug) => applyTo(app, slug, token)))
    assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 2)
    for (const one of sent) if (one.status === 'rejected') assert.equal((one.reason as { status: number }).status, 409)
    assert.equal((await titles(id, token)).length, 3)
  }
})

const lettersTo = async (email: string, subject = 'As datas mudaram%') =>
  (
    await app.house.database.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .where('subject', 'like', subject)
      .execute()
  ).map(({ text }) => text)

/** Answers that are saved and not sent. */
async function draftAnswers(slug: string) {
  const { token, email } = await readyCandidate(app)
  const { id, attributes } = (await app.call(showJobQuestionnaire, { slug }, token)).data
  const answer_set = { slug, version_id: attributes.version_id, answers: { a: 'metade' }, lock_version: 0 }
  await app.call(saveAnswers, { id, answer_set }, token)
  return email
}

test('who applied, or began to, is told of changed dates once, as they stand; who left is not', async () => {
  const { id, slugs } = await programOf(2, 2)
  const asking = await jobAsking([asked('a')], { closes_at: inDays(15) })
  await change(id, { job_ids: [...(await show(id)).job_ids, asking.id] })
  const drafting = await draftAnswers(asking.slug)
  const [stays, leaves] = [await readyCandidate(app), await readyCandidate(app)]
  for (const slug of slugs) await applyTo(app, slug, stays.token)
  const gone = await applyTo(app, slugs[0]!, leaves.token)
  await app.call(withdrawCandidature, { id: gone.id }, leaves.token)
  await change(id, { close_enrollment_at: inDays(30) })
  await change(id, { close_enrollment_at: inDays(40), steps: [step('Conversa', inDays(45))] })
  await change(id, { description: '<p>Outra apresentação.</p>' })
  await app.settle()
  assert.deepEqual(await lettersTo(stays.email), [], 'not before the change has settled')
  const later = async (minutes: number) => {
    app.at(new Date(Date.now() + minutes * 60_000).toISOString())
    await app.settle()
    app.at(undefined)
  }
  await later(3)
  const [letter, ...more] = await lettersTo(stays.email)
  assert.deepEqual(more, [])
  assert.ok(letter!.includes(inDays(40)) && letter!.includes(inDays(45)) && !letter!.includes(inDays(30)))
  assert.deepEqual([await lettersTo(leaves.email), (await lettersTo(drafting)).length], [[], 1])
  await later(6)
  assert.equal((await lettersTo(stays.email)).length, 1)
})
