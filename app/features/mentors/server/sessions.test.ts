// Group sessions, and in what order mentors are found.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { readyCandidate } from '#test/support/candidatures.ts'
import { staySignedIn } from '#test/support/life.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { mentorWorld } from '#test/support/perks/mentors.ts'
import { listMentors } from '../wire/mentors.ts'
import { listKeptMentors } from '../wire/operator-mentors.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await mentorWorld(app)
const { person, mentor, book } = world
beforeEach(() => app.at(START))

test('nobody who comes to a session reads of anybody else, in no answer, letter or calendar', async () => {
  const id = await mentor({ email: 'gil@mentores.example', name: 'Gil Prado' })
  const session_id = await world.session(id)
  const [lia, caio] = [await person({ name: 'Lia Nogueira' }), await person({ name: 'Caio Teles' })]
  const made = await book(id, lia, { session_id })
  const his = await book(id, caio, { session_id })
  const letters = async (email: string) =>
    (await lettersTo(app, email)).map((one) => `${one.subject} ${one.text} ${one.html} ${one.calendar}`).join()
  const read = JSON.stringify([his, await world.slots(id, caio), await world.mine(caio), await world.shown(id, caio)])
  for (const text of [read, await letters(caio.email), await letters('gil@mentores.example')])
    assert.ok(!text.includes('Lia') && !text.includes(lia.email), text)
  assert.match(await letters(caio.email), /METHOD:REQUEST/)
  assert.deepEqual(
    [made.attributes.link, made.attributes.session_title],
    ['https://sala.example/grupo', 'Primeiro currículo'],
  )

  const late = await person()
  const full = await refusal(book(id, late, { session_id }))
  assert.deepEqual([full.status, /acabaram/.test(full.message)], [409, true])
  assert.equal((await refusal(book(id, lia, { session_id }))).status, 409, 'one place each')
  await world.cancel(made.id, lia)
  assert.ok(await book(id, late, { session_id }), 'a place that was given up is free')

  await world.cancelSession(id, session_id)
  await world.cancelSession(id, session_id)
  const cancelled = (await lettersTo(app, caio.email)).filter(({ subject }) => subject.startsWith('Mentoria cancelada'))
  assert.equal(cancelled.length, 1)
  assert.match(cancelled[0]!.text, /A mentora adoeceu\./)
  assert.ok(!cancelled[0]!.text.includes('Lia'))
  assert.equal((await world.mine(caio, 'past'))[0]!.attributes.missed, null)
  assert.equal((await refusal(book(id, lia, { session_id }))).status, 404)
})

test('a session takes the mentor’s hour, and no hour that is taken', async () => {
  const [lia, id] = [await person(), await mentor()]
  await book(id, lia, { starts_at: at(1, '09:00') })
  for (const [starts_at, words] of [
    [at(1, '09:15'), /já tem uma conversa/],
    [at(0, '10:00'), /daqui a 2 horas/],
  ] as const) {
    const { status, message } = await refusal(world.session(id, { starts_at }))
    assert.deepEqual([status, words.test(message)], [422, true])
  }
  for (const wrong of [{ capacity: 1 }, { minutes: 10 }, { link: 'http://sala.example' }, { title: '' }])
    assert.equal((await refusal(world.session(id, wrong))).status, 422, JSON.stringify(wrong))
  await world.session(id, { starts_at: at(1, '10:00'), minutes: 60 })
  const free = (await world.slots(id, lia)).slots.map(({ starts_at }) => starts_at)
  assert.deepEqual([free[0], free[1]], [at(1, '09:30'), at(8, '09:00')])
})

test('mentors of one’s own areas come first, with the reason; words find without accents', async () => {
  const [law, design] = [
    await mentor({ name: 'Ângela Juris', area_ids: ['direito'] }),
    await mentor({ name: 'Zoé Traço', area_ids: ['design-e-criacao'] }),
  ]
  const { token } = await readyCandidate(app, { job_interests: ['design-e-criacao'] })
  await staySignedIn(app)
  const found = async (query: object = {}) =>
    (await app.call(listMentors, { per_page: 100, ...query }, token)).collection.data
  const [first] = await found()
  assert.deepEqual([first!.id, first!.attributes.matched], [design, ['Design e criação']])
  assert.deepEqual(
    (await found({ q: 'angela' })).map(({ id }) => id),
    [law],
  )
  assert.deepEqual(
    (await found({ area_id: 'design-e-criacao' })).map(({ id }) => id),
    [design],
  )
  for (let n = 0; n < 11; n++) await mentor({ name: `Paginada ${n}`, published: false }, [])
  const kept = await app.call(listKeptMentors, { q: 'paginada', page: 2 }, world.operator)
  assert.deepEqual([kept.collection.data.length, kept.total_count, kept.total_pages], [1, 11, 2])
})

test('what no mentor may be is refused at its field', async () => {
  for (const [field, changes] of [
    ['link', { link: 'http://sala.example' }],
    ['link', { link: null }],
    ['email', { email: 'dora' }],
    ['minutes', { minutes: 10 }],
    ['minutes', { minutes: 121 }],
    ['area_ids', { area_ids: [] }],
    ['area_ids', { area_ids: ['nowhere'] }],
    ['area_ids', { area_ids: ['administracao.qualidade'] }],
    ['audience', { audience: 'nobody' }],
  ] as const) {
    const { status, body } = await refusal(mentor(changes as object))
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(changes))
  }
})
