// A new test: its topics, its bank, on the air once every topic has questions enough.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import * as wire from '../../wire/operator-tests.ts'
import { beginAttempt, listTests, startAttempt } from '../../wire/tests.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})

type Topics = { key: string | null; title: string; draw: number }[]
const one = (title: string, draw = 1, key: string | null = null) => ({ key, title, draw })
const create = async (topics: Topics) =>
  (
    await app.call(
      wire.createTest,
      { test: { title: 'Atendimento', summary: 'Ouvir.', minutes: 10, topics } },
      operator,
    )
  ).data
const show = async (id: string) => (await app.call(wire.showKeptTest, { id }, operator)).data.attributes
const change = async (id: string, topics: Topics) => {
  const { lock_version } = await show(id)
  return (await app.call(wire.changeTest, { id, test: { topics, lock_version } }, operator)).data.attributes
}
const publish = (id: string) => app.call(wire.publishTest, { id, published: true }, operator)
const add = (id: string, topic: string, n: number) =>
  app.call(
    wire.addQuestion,
    {
      id,
      question: {
        topic,
        difficulty: 'easy',
        text: `Pergunta ${n}?`,
        table: null,
        option_a: 'a: sim',
        option_b: 'b: não',
        option_c: 'c: talvez',
        option_d: 'd: nunca',
        correct: 'a',
        explanation: 'Porque sim.',
      },
    },
    operator,
  )

test('a test is made off the air, and goes on it with four questions for each that is drawn', async () => {
  const { id, attributes } = await create([one('Ouvir', 2), one('Responder')])
  assert.equal(attributes.published, false)
  assert.deepEqual(
    attributes.topics.map(({ title, draw, bank, least }) => [title, draw, bank, least]),
    [
      ['Ouvir', 2, 0, 8],
      ['Responder', 1, 0, 4],
    ],
  )
  const { token } = await newCandidate(app)
  const listed = async () => JSON.stringify(await app.call(listTests, {}, token)).includes(id)
  assert.equal(await listed(), false)
  const short = await refusal(publish(id))
  assert.deepEqual(short.body.errors, { topics: ['Ouvir: 0 de 8 perguntas; Responder: 0 de 4 perguntas'] })
  for (const [at, { key }] of attributes.topics.entries()) for (let n = 0; n < (at ? 4 : 8); n++) await add(id, key, n)
  await publish(id)
  assert.equal(await listed(), true)
  const attempt = (await app.call(beginAttempt, { id }, token)).data.id
  const { attributes: begun } = (
    await app.call(startAttempt, { id: attempt, seat: '00000000-0000-7000-8000-000000000001' }, token)
  ).data
  assert.equal(begun.questions, 3)

  const [first, second] = [attributes.topics[0]!, attributes.topics[1]!]
  const harder = await refusal(change(id, [one('Ouvir', 3, first.key), one('Responder', 1, second.key)]))
  assert.deepEqual(harder.body.errors, { topics: ['Ouvir: 8 de 12 perguntas'] })
  const renamed = await change(id, [one('Responder', 1, second.key), one('Escutar', 1, first.key)])
  assert.deepEqual(
    renamed.topics.map(({ key, title, bank }) => [key, title, bank]),
    [
      [second.key, 'Responder', 4],
      [first.key, 'Escutar', 8],
    ],
  )
})

test('a topic with questions stays; topics are there once, with a name, and not made up', async () => {
  const { id, attributes } = await create([one('Ouvir'), one('Vender')])
  const [first, second] = [attributes.topics[0]!, attributes.topics[1]!]
  await add(id, first.key, 1)
  const gone = await refusal(change(id, [one('Vender', 1, second.key)]))
  assert.deepEqual(gone.body.errors, { topics: ['“Ouvir” já tem perguntas, e fica. Você pode mudar o nome.'] })
  assert.equal((await change(id, [one('Ouvir', 1, first.key)])).topics.length, 1)
  for (const topics of [
    [],
    [one('')],
    [one('Ouvir', 0)],
    [one('Ouvir', 21)],
    [one('Ouvir'), one(' ouvir ')],
    [one('Outro', 1, 'nenhum')],
    [one('Ouvir', 1, first.key), one('De novo', 1, first.key)],
  ])
    assert.equal((await refusal(change(id, topics))).status, 422, JSON.stringify(topics))
})
