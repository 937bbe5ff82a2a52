import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { recruitersOf } from '#features/jobs/server/jobs.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { REJECTION } from '#test/support/pipeline.ts'
import { judge } from '#test/support/companies.ts'
import * as applying from '../../wire/applying.ts'
import { SUSPENDED } from '../../wire/candidature-words.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const of = (place: Place) => people.find((one) => one.role === 'Recrutador' && one.place === place)!.token!

/** One job with two waiting people and one rejected. */
async function received(title: string, token: string) {
  const {
    id: job,
    attributes: { slug },
  } = await newJob(app, token, { title })
  const all = []
  for (const _ of [1, 2, 3]) {
    const person = await readyCandidate(app)
    all.push({ ...person, id: (await applyTo(app, slug, person.token)).id })
  }
  const [first, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]]
  await app.call(
    wire.moveCandidature,
    { id: third.id, move: { to: 'rejected', feedback: REJECTION, lock_version: 0 } },
    token,
  )
  return { job, first, second, third }
}

for (const [place, above] of [
  ['stranger', 'stranger'],
  ['branch', 'company'],
] as const)
  test(`suspended${place === above ? '' : ' with its parent'}, a company reads and rejects, nothing else`, async () => {
    const token = of(place)
    const { job, first, second, third } = await received(`Estágio em Olaria ${place}`, token)
    const refused = async (what: Promise<unknown>) => {
      const { status, message } = await refusal(what)
      assert.deepEqual([status, message], [403, SUSPENDED])
    }
    const seen = async () => (await app.call(wire.showAssessment, { id: first.id }, token)).data.attributes
    const move = (id: string, to: string, lock_version: number) =>
      app.call(wire.moveCandidature, { id, move: { to, feedback: REJECTION, lock_version } }, token)
    const moveMany = (to: string) =>
      app.call(
        wire.moveCandidatures,
        { id: job, moves: { to, feedback: REJECTION, candidatures: [{ id: second.id, lock_version: 0 }] } },
        token,
      )
    const board = async () => (await app.call(wire.showPipeline, { id: job }, token)).data.attributes
    assert.equal((await seen()).profile['email'], first.email)
    const { version } = await board()

    await judge(app, companies[above], 'suspensa')
    for (const to of ['screening', 'hired']) {
      await refused(move(first.id, to, 0))
      await refused(moveMany(to))
    }
    await refused(move(third.id, 'applied', 1))
    await refused(app.call(wire.printCandidateResume, { id: first.id }, token))
    await refused(app.call(wire.exportCandidatures, { id: job }, token))
    const { profile, history } = await seen()
    assert.deepEqual(
      ['email', 'cellphone', 'phone', 'message_phone', 'whatsapp_url', 'linkedin', 'curriculum_vitae'].map(
        (key) => profile[key],
      ),
      Array.from({ length: 7 }, () => null),
    )
    assert.deepEqual([history.length, (await app.call(wire.listReceived, { id: job }, token)).total_count], [1, 3])
    const { suspended, stages, version: renewed } = await board()
    assert.deepEqual(
      [suspended, stages.filter(({ takes }) => takes).map(({ key }) => key), renewed > version],
      [true, ['rejected'], true],
    )
    await app.call(wire.addNote, { id: first.id, note: { text: 'Boa conversa.' } }, token)
    await app.call(wire.rateCandidature, { id: first.id, rating: { stars: 4 } }, token)
    await app.call(wire.tagCandidature, { id: first.id, tags: ['depois'], lock_version: 0 }, token)
    assert.equal((await moveMany('rejected')).moved, 1)
    assert.equal(
      (await app.call(applying.showCandidature, { id: second.id }, second.token)).data.attributes.feedback?.startsWith(
        'Obrigado',
      ),
      true,
    )

    await judge(app, companies[above], 'verificada')
    assert.equal((await seen()).profile['email'], first.email)
    await app.call(wire.printCandidateResume, { id: first.id }, token)
    await app.call(wire.exportCandidatures, { id: job }, token)
    await move(third.id, 'screening', 1)
    assert.deepEqual([(await board()).suspended, (await board()).stages.every(({ takes }) => takes)], [false, true])
  })

test('whoever waits at a suspended company reads so, keeps the date, and may leave', async () => {
  const { first } = await received('Estágio em Tapeçaria', of('stranger'))
  const own = async () => (await app.call(applying.showCandidature, { id: first.id }, first.token)).data.attributes
  const before = await own()
  await judge(app, companies.stranger, 'suspensa')
  const now = await own()
  assert.deepEqual(
    [before.company_suspended, now.company_suspended, now.next_date, now.may_withdraw],
    [false, true, before.next_date, true],
  )
  await app.call(applying.withdrawCandidature, { id: first.id }, first.token)
  assert.equal((await own()).may_apply_again, false)
  await judge(app, companies.stranger, 'verificada')
  assert.equal((await own()).may_apply_again, true)
})

test('what a suspended company may not do next is promised to nobody meanwhile', async () => {
  const token = of('stranger')
  const { first, second } = await received('Estágio em Cestaria', token)
  await app.call(wire.moveCandidature, { id: first.id, move: { to: 'interview', lock_version: 0 } }, token)
  await app.call(wire.moveCandidature, { id: second.id, move: { to: 'hired', lock_version: 0 } }, token)
  const words = async ({ id, token }: typeof first) => {
    const { next_words } = (await app.call(applying.showCandidature, { id }, token)).data.attributes
    const [listed] = (await app.call(applying.listCandidatures, {}, token)).collection.data
    assert.equal(listed!.attributes.next_words, next_words)
    return next_words
  }
  assert.match(await words(first), /^A empresa vai combinar a entrevista com você\. Você tem notícias até /)
  await judge(app, companies.stranger, 'suspensa')
  assert.match(await words(first), /^Você tem notícias até [\d/]+\.$/)
  assert.match(await words(second), /próximos passos quando a suspensão dela terminar\.$/)
  await judge(app, companies.stranger, 'verificada')
  assert.match(await words(first), /vai combinar a entrevista/)
  assert.match(await words(second), /próximos passos\.$/)
})

test('a suspended company puts nothing on the air, by no way, and may close and cancel', async () => {
  const token = of('branch')
  const [paused, closed, live] = [await newJob(app, token), await newJob(app, token), await newJob(app, token)]
  await app.call(jobs.pauseJob, { id: paused.id }, token)
  await app.call(jobs.closeJob, { id: closed.id, closure: { reason: 'filled' } }, token)
  const { data: copy } = await app.call(jobs.copyJob, { id: live.id }, token)
  await judge(app, companies.company, 'suspensa')
  for (const { id } of [paused, closed, copy]) {
    const { status, message } = await refusal(app.call(jobs.publishJob, { id }, token))
    assert.deepEqual([status, /suspensa/.test(message)], [403, true])
  }
  await app.call(jobs.closeJob, { id: live.id, closure: { reason: 'cancelled' } }, token)
  assert.match(JSON.stringify(await lettersTo(app, 'company-1@pessoas.example')), /pode responder não/)
  await judge(app, companies.company, 'verificada')
  await app.call(jobs.publishJob, { id: paused.id }, token)
})

test('during a suspension no letter to company or candidate invites to what is refused', async () => {
  const title = 'Estágio em Cutelaria Fina'
  const {
    id: job,
    attributes: { slug },
  } = await newJob(app, of('stranger'), { title, closes_at: inDays(2), answer_within_days: 1 })
  const person = await readyCandidate(app)
  const { id } = await applyTo(app, slug, person.token)
  const letter = async (email: string, subject: string) =>
    (await lettersTo(app, email)).find((one) => one.subject === `${subject}${title}` || one.subject === subject)!.text
  const { email } = (await recruitersOf(app.ctx(), job))[0]!
  await app.call(wire.moveCandidature, { id, move: { to: 'interview', lock_version: 0 } }, of('stranger'))
  await judge(app, companies.stranger, 'suspensa')
  const later = async (days: number, ...names: string[]) => {
    app.at(new Date(Date.now() + days * 86_400_000).toISOString())
    await app.run(...names)
  }
  const HELD = /A empresa está suspensa, e a vaga está fora do ar/
  await later(0.01)
  const moved = await letter(person.email, 'Você passou para a entrevista: ')
  assert.match(moved, HELD)
  assert.doesNotMatch(moved, /Boa notícia|combinar o horário/)
  await later(3.1, 'close-due-jobs')
  assert.match(await letter(person.email, 'As inscrições terminaram: '), HELD)
  assert.match(
    await letter(email, `A vaga ${title} foi encerrada`),
    /A empresa está suspensa\. Quando a suspensão terminar/,
  )
  await later(9, 'keep-candidature-dates')
  const passed = await letter(email, 'O prazo de resposta passou: ')
  assert.match(passed, /ninguém pode ser retomado/)
  assert.doesNotMatch(passed, /retomar quem quiser/)
  assert.doesNotMatch(await letter(person.email, 'A empresa não respondeu: '), HELD)
  app.at(undefined)
  await judge(app, companies.stranger, 'verificada')
})
