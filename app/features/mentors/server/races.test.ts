// On PostgreSQL too: locks.
// One time and two people, one place and ten: the embedded database runs one statement after another.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { at } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import { mentorWorld } from '#test/support/perks/mentors.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await mentorWorld(app)
const { person, mentor, book } = world
const onServer = Boolean(process.env['TEST_DATABASE_URL'])
const ROUNDS = onServer ? 30 : 2
const people: Awaited<ReturnType<typeof person>>[] = []
for (let n = 0; n < 6; n++) people.push(await person())
const [one, other] = people as [(typeof people)[0], (typeof people)[0]]
const statusOf = (call: Promise<{ id: string }>) =>
  call.then(
    ({ id }) => ({ status: 201, id }),
    (error: { status?: number }) => ({ status: error.status ?? 0, id: '' }),
  )
const giveUpAll = () => sql`update mentor_bookings set state = 'cancelled', cancelled_at = now()`.execute(app.ctx().db)
const freeAll = () => sql`update busy set held = false`.execute(app.ctx().db)

test('one time, two people at once: one 201, one 409', async () => {
  const id = await mentor()
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all([one, other].map((who) => statusOf(book(id, who, { starts_at: at(1, '09:00') }))))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409], `round ${round}`)
    await giveUpAll()
    await freeAll()
  }
})

test('one person books with three mentors at once: two at most', async () => {
  const ids = [await mentor(), await mentor(), await mentor()]
  const times = ['09:00', '09:30', '10:00']
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(ids.map((id, n) => statusOf(book(id, one, { starts_at: at(1, times[n]!) }))))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 201, 409], `round ${round}`)
    await giveUpAll()
    await freeAll()
  }
})

test('two places and six people at once: two of them sit, and the count is the rows', async () => {
  for (let round = 0; round < Math.ceil(ROUNDS / 3); round++) {
    const id = await mentor()
    const session_id = await world.session(id)
    const answers = await Promise.all(people.map((who) => statusOf(book(id, who, { session_id }))))
    assert.equal(answers.filter(({ status }) => status === 201).length, 2, `round ${round}`)
    assert.equal(answers.filter(({ status }) => status === 409).length, 4)
    const { sessions } = await world.kept(id)
    assert.equal(sessions[0]!.taken, 2)
    await giveUpAll()
    await freeAll()
  }
})

test('the hours are changed while somebody books: nobody is booked outside of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await mentor()
    const [booked, changed] = await Promise.all([
      statusOf(book(id, one, { starts_at: at(1, '09:00') })),
      statusOf(world.hours(id, []).then(({ data }) => data)),
    ])
    assert.deepEqual([booked.status, changed.status].toSorted(), [201, 409], `round ${round}`)
    await giveUpAll()
    await freeAll()
  }
})

test('a session is cancelled while people give up their places: nobody fails, each is told once', async () => {
  for (let round = 0; round < Math.ceil(ROUNDS / 3); round++) {
    const id = await mentor()
    const session_id = await world.session(id, { capacity: 6 })
    const seats = []
    for (const who of people) seats.push({ who, booking: await book(id, who, { session_id }) })
    const answers = await Promise.allSettled([
      ...seats.map(({ who, booking }) => world.cancel(booking.id, who)),
      world.cancelSession(id, session_id),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 'fulfilled'),
      `round ${round}`,
    )
    for (const { who } of seats)
      assert.equal((await subjectsTo(app, who.email, 'Mentoria cancelada')).length, round + 1, `round ${round}`)
    assert.equal((await world.kept(id)).sessions[0]!.taken, 0)
  }
})
