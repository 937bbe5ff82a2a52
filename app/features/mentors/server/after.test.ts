// Cancelling, absence and what comes of it; feedback; the waiting list.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { mentorWorld, TUESDAYS } from '#test/support/perks/mentors.ts'
import { stoppedUntil } from './standing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await mentorWorld(app)
const { person, mentor, book, cancel } = world
beforeEach(() => app.at(START))

test('up to twelve hours before, cancelling is free and the time is somebody’s again; later it is missed', async () => {
  const [lia, id] = [await person(), await mentor({ email: 'eva@mentores.example' })]
  for (const [now, missed] of [
    [at(7, '21:00'), null],
    [at(7, '21:01'), 'late'],
  ] as const) {
    app.at(START)
    const { id: booking } = await book(id, lia, { starts_at: at(8, '09:00') })
    app.at(now)
    const told = await cancel(booking, lia)
    assert.deepEqual([told.state, told.missed, told.may_contest], ['cancelled', missed, missed !== null])
    assert.deepEqual(await cancel(booking, lia), told, 'cancelled twice is cancelled once')
    assert.ok((await world.slots(id, lia)).slots.some(({ starts_at }) => starts_at === at(8, '09:00')))
  }
  for (const [email, words] of [
    [lia.email, 'Mentoria cancelada'],
    ['eva@mentores.example', 'Conversa cancelada'],
  ] as const) {
    const [letter] = [(await lettersTo(app, email)).find(({ subject }) => subject.startsWith(words))]
    assert.match(letter!.calendar!, /METHOD:CANCEL[^]*SEQUENCE:1/)
  }
  const { id: booking } = await book(id, lia, { starts_at: at(8, '10:30') })
  app.at(at(8, '10:30'))
  assert.equal((await refusal(cancel(booking, lia))).status, 409, 'what has begun is not cancelled')
  const caio = await person()
  assert.equal((await refusal(cancel(booking, caio))).status, 404)
})

test('another room is told to both for what lies ahead, once, with the date of before', async () => {
  const email = 'iris@mentores.example'
  const [past, lia, caio] = [await person(), await person(), await person()]
  const id = await mentor({ email })
  const session_id = await world.session(id)
  await book(id, past, { starts_at: at(1, '09:00') })
  await book(id, caio, { session_id })
  app.at(at(1, '12:00'))
  const { id: booking } = await book(id, lia, { starts_at: at(8, '09:00') })
  const link = 'https://sala.example/outra'
  await world.change(id, { email, headline: 'Diretora' })
  for (const headline of ['Diretora', 'Diretora de produto']) await world.change(id, { email, link, headline })
  for (const [to, words] of [
    [lia.email, 'Mudou a sala da mentoria'],
    [email, 'Mudou a sala da conversa'],
  ] as const) {
    const [letter, ...more] = (await lettersTo(app, to)).filter(({ subject }) => subject.startsWith(words))
    assert.ok(letter!.text.includes(link))
    assert.match(letter!.calendar!, /METHOD:REQUEST[^]*SEQUENCE:1/)
    assert.ok(letter!.calendar!.includes(booking))
    assert.deepEqual(more, [])
  }
  for (const one of [past, caio]) assert.deepEqual(await subjectsTo(app, one.email, 'Mudou a sala'), [])
  app.at(at(7, '09:00'))
  await app.settle()
  const [reminder, ...more] = (await lettersTo(app, lia.email)).filter(({ subject }) => subject.includes('amanhã'))
  assert.ok(reminder!.text.includes(link), 'the reminder is of the new room')
  assert.deepEqual(more, [])
})

test('two missed in ninety days stop for thirty, by the last one that closes the pair', () => {
  const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n, 12)).toISOString()
  for (const [missed, now, until] of [
    [[0], 1, null],
    [[0, 90], 91, 120],
    [[0, 91], 92, null],
    [[0, 10], 39, 40],
    [[0, 10], 40, null],
    [[0, 10, 35], 50, 65],
  ] as const)
    assert.equal(
      stoppedUntil(new Date(day(now)), missed.map(day)),
      until === null ? null : day(until),
      `${missed} at ${now}`,
    )
})

test('late and absent stop booking, which is shown; a contest that is accepted opens it again', async () => {
  const [lia, id] = [await person(), await mentor()]
  const late = await book(id, lia, { starts_at: at(1, '09:00') })
  app.at(at(0, '22:00'))
  await cancel(late.id, lia)
  const absent = await book(id, lia, { starts_at: at(1, '10:00') })
  assert.equal((await refusal(world.absent(absent.id))).status, 409, 'not before it began')
  app.at(at(1, '12:00'))
  assert.equal((await world.absent(absent.id)).missed, 'absent')
  assert.equal((await subjectsTo(app, lia.email, 'Falta em mentoria')).length, 1)
  const { stopped_until, misses } = await world.standing(lia)
  assert.deepEqual([stopped_until, misses.length], [at(31, '10:30'), 2])
  const { status, message } = await refusal(book(id, lia, { starts_at: at(8, '09:00') }))
  assert.deepEqual([status, /duas faltas em 90 dias/.test(message)], [409, true])

  await world.contest(absent.id, lia)
  assert.equal((await subjectsTo(app, 'operacao@ponte.example', 'Falta contestada')).length, 1)
  assert.equal((await refusal(world.contest(absent.id, lia))).status, 409)
  assert.deepEqual(
    (await world.desk({ which: 'contested' })).map(({ attributes }) => [attributes.person, attributes.contest]),
    [['Lia Barbosa Nogueira', 'Caiu a internet.']],
  )
  assert.equal((await world.settle(absent.id, true)).forgiven, true)
  assert.deepEqual(await world.desk({ which: 'contested' }), [])
  assert.match((await lettersTo(app, lia.email))[0]!.text, /não conta mais como falta/)
  assert.equal((await world.standing(lia)).stopped_until, null)
  const next = await book(id, lia, { starts_at: at(8, '09:00') })
  assert.equal((await refusal(world.contest(next.id, lia))).status, 409, 'nothing was missed')
  const other = await person()
  assert.equal((await refusal(world.contest(absent.id, other))).status, 404)
})

test('a contest that is not accepted keeps it; whoever was there after all is absent no more', async () => {
  const [lia, id] = [await person(), await mentor()]
  const late = await book(id, lia, { starts_at: at(1, '09:00') })
  app.at(at(0, '22:00'))
  await cancel(late.id, lia)
  const absent = await book(id, lia, { starts_at: at(1, '10:00') })
  app.at(at(1, '12:00'))
  await world.absent(absent.id)
  await world.contest(late.id, lia)
  await world.settle(late.id, false)
  assert.ok((await world.standing(lia)).stopped_until)
  assert.equal((await world.absent(absent.id, false)).missed, null)
  assert.equal((await world.standing(lia)).stopped_until, null)
})

test('feedback after the end, and an average from the fifth answer on', async () => {
  const id = await mentor()
  for (let n = 1; n <= 5; n++) {
    app.at(START)
    const one = await person()
    const { id: booking } = await book(id, one, { starts_at: at(n * 7 - 6, '09:00') })
    assert.equal((await refusal(world.rate(booking, one, 5))).status, 409)
    app.at(at(n * 7 - 6, '09:30'))
    for (const wrong of [0, 6, 2.5]) assert.equal((await refusal(world.rate(booking, one, wrong))).status, 422)
    await world.rate(booking, one, 1)
    const { data } = await world.rate(booking, one, n === 5 ? 2 : 4)
    assert.equal(data.attributes.stars, n === 5 ? 2 : 4, 'said again it is what was said last')
    const { rating } = await world.shown(id, one)
    assert.deepEqual(rating, n < 5 ? null : { average: 3.6, answers: 5 })
  }
})

test('the first in line hears of a free time, once, and by its own letter', async () => {
  const id = await mentor({}, [{ day_of_week: 3, from: '09:00', to: '09:30' }])
  const [lia, first, second] = [await person(), await person(), await person()]
  const { id: booking } = await book(id, lia, { starts_at: at(8, '09:00') })
  assert.equal((await world.wait(id, first)).waiting, true)
  app.at(at(0, '10:00'))
  await world.wait(id, second)
  await world.wait(id, second)
  const told = (one: { email: string }) => subjectsTo(app, one.email, 'Há horário livre')
  await cancel(booking, lia)
  assert.deepEqual([(await told(first)).length, (await told(second)).length], [1, 0])
  assert.equal((await world.shown(id, first)).waiting, false)
  await world.hours(id, TUESDAYS)
  assert.deepEqual([(await told(first)).length, (await told(second)).length], [1, 1])
  assert.equal((await world.wait(id, first)).waiting, true)
  assert.equal((await world.wait(id, first, false)).waiting, false)
})
