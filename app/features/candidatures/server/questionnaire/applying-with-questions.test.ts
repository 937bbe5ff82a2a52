// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { castOf, ownCandidatures } from '#test/support/people/cast.ts'
import { asked, choice, must, option, questionnaires, when } from '#test/support/selection/questionnaires.ts'
import { pauseJob, publishJob } from '#features/jobs/wire/writing.ts'
import { withdrawCandidature } from '../../wire/applying.ts'
import { showAssessment } from '../../wire/pipeline.ts'
import * as wire from '../../wire/questionnaire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { of, recruiter } = await castOf(app)
const { mine, check } = ownCandidatures(app)
const { change, jobAsking } = questionnaires(app, recruiter)

const open = async (slug: string, token: string) => (await app.call(wire.showJobQuestionnaire, { slug }, token)).data
const read = async (id: string, token = recruiter()) =>
  (await app.call(showAssessment, { id }, token)).data.attributes.answers
const sets = (job_id: string) =>
  app.ctx().db.selectFrom('answer_sets').selectAll().where('job_id', '=', job_id).execute()
const send = async (token: string, slug: string, file: File) =>
  (await app.call(wire.addAnswerFile, { slug, file }, token)).data

test('what is missing or wrong on the path is refused, question by question', async () => {
  const { slug } = await jobAsking([
    asked('short', { required: true }),
    choice('single'),
    choice('multiple', { type: 'multiple' }),
    asked('scale', { type: 'scale', min: 1, max: 5 }),
    asked('number', { type: 'number', min: 0, max: 40 }),
    asked('date', { type: 'date' }),
    asked('video', { type: 'video' }),
    asked('file', { type: 'file' }),
  ])
  const { token } = await readyCandidate(app)
  const rows: [string, unknown][] = [
    ['short', undefined],
    ['short', '   '],
    ['short', 'a'.repeat(201)],
    ['single', 'maybe'],
    ['single', ['yes', 'no']],
    ['multiple', ['yes', 'maybe']],
    ['multiple', 'yes'],
    ['scale', 6],
    ['scale', '3'],
    ['number', '1e3'],
    ['number', '41'],
    ['number', 12],
    ['date', '31/02/2027'],
    ['date', '2027-01-01'],
    ['video', 'javascript:alert(1)'],
    ['video', 'http://169.254.169.254/latest'],
    ['video', 'https://169.254.169.254/latest'],
    ['video', 'http://youtu.be/abc'],
    ['file', 'curriculo.pdf'],
  ]
  for (const [id, value] of rows) {
    const { status, body } = await refusal(applyTo(app, slug, token, { answers: { short: 'sim', [id]: value } }))
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [`answers.${id}`]], `${id}: ${String(value)}`)
  }
  assert.deepEqual(Object.keys((await refusal(applyTo(app, slug, token))).body.errors ?? {}), ['answers.short'])
})

test('what is off the path is dropped and not judged, and each answer is kept by its kind', async () => {
  const { id: job, slug } = await jobAsking([
    choice('drives'),
    choice('car', {
      show_if: when('drives', { options: ['yes'] }),
      knockout: must({ options: ['yes'] }),
      required: true,
    }),
    asked('why', { show_if: when('car', { options: ['yes'] }), required: true }),
    asked('hours', { type: 'number' }),
    asked('from', { type: 'date' }),
    choice('knows', { type: 'multiple' }),
    asked('video', { type: 'video' }),
  ])
  const { token } = await readyCandidate(app)
  const answers = {
    drives: 'no',
    car: 'no',
    hours: '12.5',
    from: '01/03/2027',
    knows: ['no', 'yes'],
    video: 'https://youtu.be/abc',
    other: 1,
  }
  const { id } = await applyTo(app, slug, token, { answers })
  const told = (await read(id))!
  assert.deepEqual(
    told.lines.map(({ question_id, words }) => [question_id, words]),
    [
      ['drives', 'Opção no'],
      ['hours', '12,5'],
      ['from', '01/03/2027'],
      ['knows', 'Opção yes e Opção no'],
      ['video', 'https://youtu.be/abc'],
    ],
  )
  assert.deepEqual([told.score, told.most_score], [14, 22])
  assert.equal((await sets(job)).length, 1)
})

test('a criterion that is not met is refused with what is asked and told; a person may review it', async () => {
  const { slug } = await jobAsking([choice('drives', { label: 'Dirige?', knockout: must({ options: ['yes'] }) })])
  const [one, other] = [await readyCandidate(app), await readyCandidate(app)]
  assert.deepEqual((await open(slug, one.token)).attributes.questions[0]!.asked, 'Opção yes', 'it is said beforehand')
  const { status, body } = await refusal(applyTo(app, slug, one.token, { answers: { drives: 'no' } }))
  assert.equal(status, 422)
  assert.deepEqual((body as { unmet?: unknown }).unmet, [
    { criterion: 'question', label: 'Dirige?', asked: 'Opção yes', told: 'Opção no' },
  ])
  const reviewed = await applyTo(app, slug, one.token, { answers: { drives: 'no' }, human_review: true })
  assert.equal(reviewed.attributes.unmet[0]!.criterion, 'question')
  // Changed after that refusal it is accepted, and the recruiter sees both.
  await refusal(applyTo(app, slug, other.token, { answers: { drives: 'no' } }))
  assert.equal((await check(slug, other.token)).unmet.length, 1)
  const { id, attributes } = await applyTo(app, slug, other.token, { answers: { drives: 'yes' } })
  assert.deepEqual(attributes.unmet, [])
  const [line] = (await read(id))!.lines
  assert.deepEqual([line!.words, line!.met, line!.before.map(({ words }) => words)], ['Opção yes', true, ['Opção no']])
})

test('who began on a version sends on it after the next; one that the job never asked is refused', async () => {
  const { id, slug, form_id } = await jobAsking([asked('a', { required: true })])
  const foreign = await jobAsking([asked('z')])
  const [began, late] = [await readyCandidate(app), await readyCandidate(app)]
  const first = (await open(slug, began.token)).attributes.version_id
  await change(form_id, { questions: [asked('b', { required: true })] })
  await app.call(pauseJob, { id }, recruiter())
  await app.call(publishJob, { id }, recruiter())
  await applyTo(app, slug, began.token, { version_id: first, answers: { a: 'primeira' } })
  const { id: set, attributes } = await open(slug, late.token)
  const save = (version_id: string, lock_version: number) =>
    app.call(wire.saveAnswers, { id: set, answer_set: { slug, version_id, answers: {}, lock_version } }, late.token)
  await save(attributes.version_id, 0)
  assert.equal((await refusal(save(first, 1))).status, 422, 'what was saved keeps its version')
  assert.deepEqual(
    (await open(slug, late.token)).attributes.questions.map(({ id }) => id),
    ['b'],
  )
  const { version_id } = (await open(foreign.slug, late.token)).attributes
  const { status, body } = await refusal(applyTo(app, slug, late.token, { version_id, answers: {} }))
  assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['version_id']])
})

test('a later version leaves a score unchanged', async () => {
  const { slug, form_id } = await jobAsking([choice('a')])
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { answers: { a: 'yes' } })
  await change(form_id, { questions: [choice('a', { options: [option('yes', 1), option('no', 99)] })] })
  const { score, lines } = (await read(id))!
  assert.deepEqual([score, lines[0]!.points], [10, 10])
})

test('sent three times at once it is one candidature with one set; other answers afterwards are refused', async () => {
  const { id: job, slug } = await jobAsking([choice('a')])
  const { token } = await readyCandidate(app)
  const sent = await Promise.all([1, 2, 3].map(() => applyTo(app, slug, token, { answers: { a: 'yes' } })))
  assert.equal(new Set(sent.map(({ id }) => id)).size, 1)
  assert.deepEqual([(await mine(token)).length, (await sets(job)).length], [1, 1])
  assert.equal((await refusal(applyTo(app, slug, token, { answers: { a: 'no' } }))).status, 409)
})

test('a number is the same however it is written; an autosave that races with sending changes nothing', async () => {
  const { id: job, slug } = await jobAsking([asked('hours', { type: 'number' })])
  const { token } = await readyCandidate(app)
  const { id, attributes } = await open(slug, token)
  const save = (hours: string, lock_version: number) =>
    app.call(
      wire.saveAnswers,
      { id, answer_set: { slug, version_id: attributes.version_id, answers: { hours }, lock_version } },
      token,
    )
  await save('1', 0)
  const [sent] = await Promise.all([
    applyTo(app, slug, token, { answers: { hours: '12,50' } }),
    refusal(save('99', 1)).catch(() => undefined),
  ])
  for (const hours of ['12,50', '12,5', '12.5', '012,5'])
    assert.equal((await applyTo(app, slug, token, { answers: { hours } })).id, sent.id, hours)
  assert.equal((await refusal(applyTo(app, slug, token, { answers: { hours: '12,51' } }))).status, 409)
  const [set, ...others] = await sets(job)
  assert.deepEqual([set!.draft, others.length, set!.lock_version > 1], [{}, 0, true])
  const write = app.ctx().db.updateTable('answer_sets').set({ draft: '{"hours":"7"}' }).where('id', '=', id)
  await assert.rejects(write.execute(), /was sent and stays as it is/)
})

test('applying again starts a new set and keeps the old', async () => {
  const { id: job, slug } = await jobAsking([choice('a')])
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { answers: { a: 'yes' } })
  await app.call(withdrawCandidature, { id }, token)
  await applyTo(app, slug, token, { answers: { a: 'no' } })
  assert.deepEqual([(await sets(job)).length, (await read(id))!.lines[0]!.words], [2, 'Opção no'])
})

test('answers are kept while they are typed, by one page at a time, and read by nobody else', async () => {
  const { slug } = await jobAsking([asked('a', { required: true }), asked('b', { required: true })])
  const [person, other] = [await readyCandidate(app), await readyCandidate(app)]
  const { id, attributes } = await open(slug, person.token)
  const save = (told: object, lock_version: number, token = person.token, at = id) =>
    app.call(
      wire.saveAnswers,
      { id: at, answer_set: { slug, version_id: attributes.version_id, answers: { ...told }, lock_version } },
      token,
    )
  const kept = (await save({ a: 'metade', nobody: 'x' }, 0)).data
  assert.deepEqual([kept.attributes.answers, kept.attributes.lock_version], [{ a: 'metade' }, 1])
  assert.deepEqual((await check(slug, person.token)).questionnaire, {
    title: 'Perguntas de sempre',
    questions: 2,
    complete: false,
  })
  assert.equal((await open(slug, person.token)).id, id, 'it goes on where it was left')
  const stale = await refusal(save({ a: 'velha' }, 0))
  assert.deepEqual(
    [stale.status, (stale.body as unknown as { data: typeof kept }).data.attributes.answers],
    [409, { a: 'metade' }],
  )
  assert.equal((await refusal(save({}, 1, other.token))).status, 404)
  for (const token of [other.token, recruiter()])
    assert.equal((await refusal(app.call(wire.showAnswers, { id }, token))).status, 404)
  await save({ a: 'metade', b: 'inteira' }, 1)
  assert.equal((await check(slug, person.token)).questionnaire?.complete, true)
  await applyTo(app, slug, person.token, { answers: { a: 'metade', b: 'inteira' } })
  assert.equal((await refusal(save({ a: 'depois' }, 2))).status, 409)
})

test('a file is known by its content, is one’s own, and is read by the company', async () => {
  const { slug } = await jobAsking([asked('work', { type: 'file', required: true })])
  const [person, other] = [await readyCandidate(app), await readyCandidate(app)]
  assert.equal((await refusal(send(person.token, slug, fileOf(Buffer.from('GIF89a'), 'trabalho.pdf')))).status, 415)
  const heavy = Buffer.concat([pdf('trabalho'), Buffer.alloc(10_000_000)])
  assert.equal((await refusal(send(person.token, slug, fileOf(heavy, 'trabalho.pdf')))).status, 413)
  const { id: work } = await send(person.token, slug, fileOf(pdf('trabalho'), 'trabalho.pdf'))
  assert.equal((await refusal(applyTo(app, slug, other.token, { answers: { work } }))).status, 404)
  const { id } = await applyTo(app, slug, person.token, { answers: { work } })
  const [line] = (await read(id))!.lines
  assert.deepEqual([line!.words, (await app.request(line!.file!.url)).status], ['trabalho.pdf', 200])
})

test('a file stays with what was sent, though another draft drops it; refused by a criterion it is kept', async () => {
  const questions = [asked('work', { type: 'file' }), choice('drives', { knockout: must({ options: ['yes'] }) })]
  const [first, second] = [await jobAsking(questions), await jobAsking(questions)]
  const { token } = await readyCandidate(app)
  const { id: work } = await send(token, first.slug, fileOf(pdf('trabalho'), 'trabalho.pdf'))
  await refusal(applyTo(app, first.slug, token, { answers: { work, drives: 'no' } }))
  const file = () => app.ctx().db.selectFrom('files').selectAll().where('id', '=', work).executeTakeFirstOrThrow()
  assert.notEqual((await file()).attached_at, null)
  await applyTo(app, first.slug, token, { answers: { work, drives: 'yes' } })
  const { id, attributes } = await open(second.slug, token)
  for (const [answers, lock_version] of [
    [{ work }, 0],
    [{}, 1],
  ] as const)
    await app.call(
      wire.saveAnswers,
      { id, answer_set: { slug: second.slug, version_id: attributes.version_id, answers, lock_version } },
      token,
    )
  assert.equal((await file()).removed_at, null)
})

test('no answer to a candidate or guest holds points, or which option is right', async () => {
  const { id: job, slug } = await jobAsking([choice('a', { knockout: must({ options: ['yes'] }) })])
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token, { answers: { a: 'yes' } })
  const [set] = await sets(job)
  const walked = [
    `/v1/ats/jobs/${slug}`,
    `/v1/ats/jobs/${slug}/candidature`,
    `/v1/ats/jobs/${slug}/questionnaire`,
    `/v1/ats/questionnaire/answers/${set!.id}`,
    `/v1/ats/candidatures/${id}`,
    '/v1/ats/candidatures',
    '/v1/ats/jobs',
  ]
  for (const path of walked)
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const text = await (await app.request(path, { headers })).text()
      assert.doesNotMatch(text, /points|score|knockout/, path)
    }
  const theirs = await app.request(`/v1/ats/questionnaire/answers/${set!.id}`, {
    headers: { authorization: `Bearer ${recruiter()}` },
  })
  assert.match(await theirs.text(), /"score":10/)
  assert.equal((await refusal(app.call(wire.showAnswers, { id: set!.id }, of('Recrutador', 'stranger')))).status, 404)
})
