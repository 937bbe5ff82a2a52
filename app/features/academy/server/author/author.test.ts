// Writing courses: drafts, their order, versions that never change, and what a version needs.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import * as wire from '../../wire/authoring.ts'
import { beginTry, submitTry } from '../../wire/items.ts'
import type { WrittenQuestion as Question } from '../../wire/quiz-questions.ts'
import { matriculate, showMatriculation } from '../../wire/study.ts'
import { loadAcademy } from '../academy.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})

type Option = Question['options'][number]
const COURSE = { title: 'Atender bem', summary: 'Ouvir, responder e resolver.', area: 'Atendimento', hours: 2 }
const QUIZ: Question[] = [
  {
    key: 'um',
    text: 'Quem fala primeiro?',
    points: 1,
    options: [
      { key: 'a', text: 'O cliente', correct: true },
      { key: 'b', text: 'Você', correct: false },
    ],
    explanation: 'Ouvir vem antes.',
  },
]
const create = async (title = COURSE.title) =>
  (await app.call(wire.createCourse, { course: { ...COURSE, title, objectives: 'Ouvir\n\nResponder' } }, operator)).data
const show = async (id: string) => (await app.call(wire.showKeptCourse, { id }, operator)).data.attributes
const add = (id: string, kind: string, title: string, module = 'Começo') =>
  app.call(wire.addItem, { id, item: { kind, title, module } } as never, operator)
const item = async (id: string, key: string) =>
  (await app.call(wire.showKeptItem, { id, key }, operator)).data.attributes
async function write(id: string, key: string, sent: object) {
  const { lock_version } = await item(id, key)
  const { data } = await app.call(wire.changeItem, { id, key, item: { ...sent, lock_version } }, operator)
  return data.attributes
}
const publish = async (id: string) =>
  app.call(wire.publishCourse, { id, lock_version: (await show(id)).lock_version }, operator)
const arrange = async (id: string, modules: { title: string; keys: string[] }[]) =>
  app.call(wire.arrangeCourse, { id, outline: { modules, lock_version: (await show(id)).lock_version } }, operator)
const keysOf = async (id: string) => (await show(id)).modules.map(({ items }) => items.map(({ key }) => key))

test('a course is written, and published once nothing is empty: each empty item is named', async () => {
  const { id } = await create()
  const nothing = await refusal(publish(id))
  assert.equal(nothing.status, 422)
  for (const [kind, title] of [
    ['text', 'Ouvir'],
    ['quiz', 'Confira'],
    ['youtube', 'Assista'],
  ] as const)
    await add(id, kind, title)
  const empty = await refusal(publish(id))
  assert.equal(empty.status, 422)
  for (const title of ['Ouvir', 'Confira', 'Assista']) assert.match(JSON.stringify(empty.body), new RegExp(title))
  const [[text, quiz, video]] = (await keysOf(id)) as [[string, string, string]]
  const kept = await write(id, text, { text: '<p onclick="x()">Ouça <b>tudo</b>.</p><script>x()</script>' })
  assert.equal(kept.text, '<p>Ouça <strong>tudo</strong>.</p>')
  assert.deepEqual((await write(id, quiz, { questions: QUIZ })).questions, QUIZ)
  await write(id, video, { youtube: 'https://youtu.be/dQw4w9WgXcQ?si=x' })
  assert.deepEqual((await show(id)).problems, [])
  assert.equal((await publish(id)).data.attributes.version, 1)
  assert.equal((await show(id)).changed, false)
})

test('who studies keeps the version and the items through renames and moves', async () => {
  const { id } = await create('Vender')
  await add(id, 'text', 'Um')
  await add(id, 'text', 'Dois', 'Fim')
  const [[one], [two]] = (await keysOf(id)) as [[string], [string]]
  for (const key of [one, two]) await write(id, key, { text: '<p>Texto.</p>' })
  await publish(id)
  const { token } = await newCandidate(app)
  const matriculation = (await app.call(matriculate, { id }, token)).data.id
  const ids = async () =>
    JSON.stringify((await app.call(showMatriculation, { id: matriculation }, token)).data).match(/[0-9a-f-]{36}/g)
  const studied = await ids()
  await arrange(id, [{ title: 'Tudo', keys: [two, one] }])
  await write(id, one, { title: 'Primeiro' })
  await publish(id)
  assert.deepEqual(await ids(), studied)
  const rows = await app
    .ctx()
    .db.selectFrom('academy_version_items')
    .select(['version', 'item_id', 'title', 'position'])
    .where('course_id', '=', id)
    .orderBy('version')
    .orderBy('position')
    .execute()
  const [first, second, third, fourth] = rows
  assert.deepEqual([third!.item_id, fourth!.item_id], [second!.item_id, first!.item_id])
  assert.deepEqual([first!.title, fourth!.title], ['Um', 'Primeiro'])
  await assert.rejects(
    app.ctx().db.updateTable('academy_versions').set({ title: 'x' }).where('course_id', '=', id).execute(),
  )
})

test('a stale write is told with what stands; an item that is gone or there twice is refused', async () => {
  const { id } = await create('Escrever')
  await add(id, 'text', 'Um')
  const [[key]] = (await keysOf(id)) as [[string]]
  const { lock_version } = await show(id)
  await write(id, key, { text: '<p>Dela.</p>' })
  const mine = { text: '<p>Meu.</p>', lock_version }
  const stale = await refusal(app.call(wire.changeItem, { id, key, item: mine }, operator))
  assert.equal(stale.status, 409)
  assert.match(JSON.stringify(stale.body), /Dela/)
  const late = { title: 'Outro', lock_version }
  assert.equal((await refusal(app.call(wire.changeCourse, { id, course: late }, operator))).status, 409)
  assert.equal((await refusal(arrange(id, [{ title: 'Começo', keys: [key, key] }]))).status, 422)
  assert.equal((await refusal(arrange(id, [{ title: 'Começo', keys: ['outro'] }]))).status, 422)
  assert.equal((await refusal(item(id, 'outro'))).status, 404)
})

test('a copy is a draft of its own; a withdrawn course comes back; no file writes over what was edited', async () => {
  const id = 'excel-do-zero-ao-dia-a-dia'
  const { data } = await app.call(wire.copyCourse, { id }, operator)
  assert.deepEqual([data.attributes.version, data.attributes.people], [null, 0])
  assert.deepEqual(await keysOf(data.id), await keysOf(id))
  for (const withdrawn of [true, false])
    assert.equal(
      (await app.call(wire.withdrawCourse, { id, withdrawn }, operator)).data.attributes.withdrawn,
      withdrawn,
    )
  const { lock_version } = await show(id)
  await app.call(wire.changeCourse, { id, course: { title: 'Excel da casa', lock_version } }, operator)
  await app.ctx().db.deleteFrom('stamps').where('name', '=', 'academy').execute()
  await loadAcademy(app.ctx().db)
  assert.equal((await show(id)).title, 'Excel da casa')
})

test('a quiz may be half written, and is published once each question is whole, by its number', async () => {
  const { id } = await create('Perguntar')
  await add(id, 'quiz', 'Prova')
  const [[key]] = (await keysOf(id)) as [[string]]
  const whole = QUIZ[0]!
  const [right, wrong] = whole.options as [Option, Option]
  for (const [second, words] of [
    [{ text: ' ' }, 'escreva a pergunta'],
    [{ options: [right] }, 'dê ao menos duas respostas'],
    [{ options: [right, { ...wrong, text: '' }] }, 'uma das respostas está vazia'],
    [{ options: [right, { ...wrong, text: right.text }] }, 'duas respostas são iguais'],
    [{ options: [wrong, { ...right, correct: false }] }, 'marque a resposta certa'],
    [{ explanation: '' }, 'escreva a explicação'],
  ] as const) {
    await write(id, key, { questions: [whole, { ...whole, key: 'dois', ...second }] })
    assert.deepEqual((await show(id)).problems, [`“Prova” tem a pergunta 2 incompleta: ${words}`])
  }
  for (const questions of [[whole, whole], [{ ...whole, options: [right, right] }], [{ ...whole, points: 11 }]])
    assert.equal((await refusal(write(id, key, { questions }))).status, 422)
})

test('the score of a quiz is the share of its points', async () => {
  const { id } = await create('Pesar')
  await add(id, 'quiz', 'Prova')
  const [[key]] = (await keysOf(id)) as [[string]]
  const [one] = QUIZ as [Question]
  await write(id, key, {
    questions: [
      { ...one, points: 3 },
      { ...one, key: 'dois', text: 'Outra?' },
    ],
  })
  await publish(id)
  const { token } = await newCandidate(app)
  const { data } = await app.call(matriculate, { id }, token)
  const place = { id: data.id, item_id: data.attributes.items[0]!.id }
  const { id: try_id, attributes: of } = (await app.call(beginTry, place, token)).data
  const asked = of.questions.find(({ text }) => text === one.text)!
  const answers = { [asked.id]: [asked.options.find(({ text }) => text === 'O cliente')!.id] }
  const { score, passed } = (await app.call(submitTry, { ...place, try_id, answers }, token)).data.attributes
  assert.deepEqual([score, passed], [75, true])
})
