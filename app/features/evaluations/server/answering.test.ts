// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { ANSWERS, answered, openedWindow, ownedBy, running } from '#test/support/internships/evaluations.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import * as wire from '../wire/evaluations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const intern = world.intern.token
const supervisor = world.of('Supervisor de Estágio').token
const keeper = world.of('Departamento Pessoal').token
const opened = async () => openedWindow(app, await running(app, world))

test('both directions: each answers their own, and reads what is theirs to read', async () => {
  const at = await opened()
  const own = await answered(app, at.intern, intern, { comment: ' Aprendo muito. ' })
  assert.deepEqual(
    [own.data.attributes.state, own.data.attributes.comment, own.data.attributes.may_answer],
    ['answered', 'Aprendo muito.', false],
  )
  assert.equal((await answered(app, at.supervisor, supervisor)).data.attributes.state, 'answered')
  const mine = (await ownedBy(app, intern)).map(({ id }) => id)
  assert.ok(mine.includes(at.intern) && mine.includes(at.supervisor))
  for (const token of [supervisor, keeper]) {
    const theirs = (await ownedBy(app, token)).map(({ id }) => id)
    assert.ok(theirs.includes(at.supervisor) && !theirs.includes(at.intern))
    assert.equal((await refusal(app.call(wire.showEvaluation, { uuid: at.intern }, token))).status, 404)
  }
})

test('what a supervisor has not said yet is nothing for the intern to see', async () => {
  const at = await opened()
  assert.equal((await refusal(app.call(wire.showEvaluation, { uuid: at.supervisor }, intern))).status, 404)
  assert.equal((await app.call(wire.showEvaluation, { uuid: at.supervisor }, supervisor)).data.attributes.state, 'open')
})

test('who keeps the papers sees it and does not answer in the supervisor’s place', async () => {
  const at = await opened()
  assert.equal((await refusal(answered(app, at.supervisor, keeper))).status, 403)
  assert.equal(
    (await refusal(answered(app, at.supervisor, world.of('Supervisor de Estágio', 'stranger').token))).status,
    404,
  )
})

for (const [what, evaluation, fields] of [
  ['no score', { score_2: 1, score_3: 1 }, ['score_1']],
  ['0', { ...ANSWERS, score_1: 0 }, ['score_1']],
  ['6', { ...ANSWERS, score_2: 6 }, ['score_2']],
  ['5.0 as text', { ...ANSWERS, score_3: '5.0' }, ['score_3']],
  ['5 as text', { ...ANSWERS, score_3: '5' }, ['score_3']],
  ['a half', { ...ANSWERS, score_1: 4.5 }, ['score_1']],
  ['none of them', {}, ['score_1', 'score_2', 'score_3']],
  ['null', { ...ANSWERS, score_1: null }, ['score_1']],
  ['2,001 letters', { ...ANSWERS, comment: 'a'.repeat(2001) }, ['comment']],
] as const)
  test(`refused: ${what}`, async () => {
    const at = await opened()
    const { status, body } = await refusal(
      app.call(wire.answerEvaluation, { uuid: at.intern, evaluation: evaluation as never }, intern),
    )
    assert.deepEqual([status, Object.keys(body.errors!).map((name) => name.replace('evaluation.', ''))], [422, fields])
  })

test('answered once: a second one is 409 with what stands, of two at once one counts', async () => {
  const at = await opened()
  const both = await Promise.allSettled([
    answered(app, at.intern, intern, { score_1: 1 }),
    answered(app, at.intern, intern, { score_1: 1 }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const { status, body } = await refusal(answered(app, at.intern, intern, { score_1: 5 }))
  const fresh = (body as unknown as { data: { attributes: { score_1: number } } }).data
  assert.deepEqual([status, fresh.attributes.score_1], [409, 1])
})

test('sent again under its key it is the answer that stands', async () => {
  const at = await opened()
  const send = () =>
    app.call(wire.answerEvaluation, { uuid: at.intern, evaluation: ANSWERS }, intern, 'same-key-evaluation')
  assert.deepEqual(await send(), await send())
})

test('received on paper: the file is kept, and nothing is answered any more', async () => {
  const at = await opened()
  const paper = () =>
    app.call(wire.handInPaper, { uuid: at.supervisor, evaluation: { file: fileOf(pdf(), 'a.pdf') } }, keeper)
  const { attributes } = (await paper()).data
  assert.deepEqual([attributes.state, attributes.paper!.name], ['paper', 'a.pdf'])
  assert.equal((await app.request(attributes.paper!.url)).status, 200)
  assert.equal((await refusal(answered(app, at.supervisor, supervisor))).status, 409)
  assert.equal((await refusal(paper())).status, 409)
  assert.equal((await app.call(wire.showEvaluation, { uuid: at.supervisor }, intern)).data.attributes.state, 'paper')
})

test('a paper that is a program is 415, an intern hands in only their own', async () => {
  const at = await opened()
  const file = fileOf(Buffer.from('MZ\x90\x00 not a pdf'), 'a.pdf')
  assert.equal(
    (await refusal(app.call(wire.handInPaper, { uuid: at.intern, evaluation: { file } }, intern))).status,
    415,
  )
  await answered(app, at.supervisor, supervisor)
  const own = { uuid: at.supervisor, evaluation: { file: fileOf(pdf(), 'a.pdf') } }
  assert.equal((await refusal(app.call(wire.handInPaper, own, intern))).status, 403)
})

test('the intern comments the supervisor’s evaluation, and signs once that it was seen', async () => {
  const at = await opened()
  await answered(app, at.supervisor, supervisor)
  const { intern_name } = (await app.call(wire.showEvaluation, { uuid: at.supervisor }, intern)).data.attributes
  const sign = (typed_name: string) =>
    app.call(wire.signReading, { uuid: at.supervisor, evaluation: { typed_name, reply: 'Obrigada!' } }, intern)
  const wrong = await refusal(sign('Outra Pessoa'))
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors!)], [422, ['typed_name']])
  const { attributes } = (await sign(intern_name.toUpperCase())).data
  assert.deepEqual(
    [attributes.reply, attributes.may_sign_reading, attributes.seen_at !== null],
    ['Obrigada!', false, true],
  )
  assert.equal((await refusal(sign(intern_name))).status, 409)
  assert.equal(
    (await app.call(wire.showEvaluation, { uuid: at.supervisor }, supervisor)).data.attributes.reply,
    'Obrigada!',
  )
  const own = { uuid: at.intern, evaluation: { typed_name: intern_name } }
  assert.equal((await refusal(app.call(wire.signReading, own, intern))).status, 403)
})
