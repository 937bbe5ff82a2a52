// On PostgreSQL too: locks.
// The line is strict: who came first is offered first, an offer has its time, and nobody overtakes.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { after, eventWorld, newGuest, session, START } from '#test/support/events/events.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { cancelEvent } from '../../wire/events.ts'
import * as wire from '../../wire/registrations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { publish, signUp, candidate, mine, linkOf, takenOf, change, token } = await eventWorld(app)
beforeEach(() => app.at(START))

type Person = Awaited<ReturnType<typeof candidate>>
const own = async (who: Person) => (await mine(who))[0]!
const standing = async (...who: Person[]) => Promise.all(who.map(async (one) => (await own(one)).attributes.state))
const accept = async (who: Person) => app.call(wire.acceptSeat, { id: (await own(who)).id }, who.token)
const giveUp = async (who: Person) => app.call(wire.cancelRegistration, { id: (await own(who)).id }, who.token)
async function crowd(n: number) {
  const people: Person[] = []
  while (people.length < n) people.push(await candidate())
  return people
}

test('50 people for one seat at once: 1 confirmed, 49 waiting, each with a position', async () => {
  const event = await publish()
  const people = Array.from({ length: 50 }, newGuest)
  const answers = await Promise.all(people.map((one) => signUp(event, one)))
  const states = answers.map(({ registrations }) => registrations[0]!.state)
  assert.equal(states.filter((state) => state === 'confirmed').length, 1)
  assert.equal(states.filter((state) => state === 'waiting').length, 49)
  assert.equal(await takenOf(event.sessions[0]!.id), 1)
  // As it stands: what each was answered is the place that the person has.
  const positions = answers.flatMap(({ registrations }) => registrations[0]!.position ?? [])
  assert.deepEqual(
    positions.toSorted((a, b) => a - b),
    Array.from({ length: 49 }, (_, i) => i + 1),
  )
})

test('a freed seat is offered to the first in line at once, and once expired to the next', async () => {
  const event = await publish()
  const [first, second, third, late] = (await crowd(4)) as [Person, Person, Person, Person]
  for (const one of [first, second, third]) await signUp(event, one)
  await giveUp(first)
  assert.deepEqual(await standing(second, third), ['offered', 'waiting'])
  assert.equal((await own(second)).attributes.offered_until, after(24))
  assert.equal((await own(third)).attributes.position, 1)
  await signUp(event, late)
  assert.deepEqual((await own(late)).attributes.position, 2)
  assert.equal((await refusal(accept(third))).status, 409)
  app.at(after(24))
  // Before the task has come by.
  assert.equal((await refusal(accept(second))).status, 409)
  await app.settle()
  assert.deepEqual(await standing(second, third, late), ['cancelled', 'offered', 'waiting'])
  assert.equal((await accept(third)).data.attributes.state, 'confirmed')
  assert.equal((await accept(third)).data.attributes.state, 'confirmed')
  assert.equal((await refusal(accept(second))).status, 409)
  assert.equal((await subjectsTo(app, third.email, 'Abriu uma vaga')).length, 1)
  // A second try begins at the end of the line.
  await signUp(event, second)
  assert.equal((await own(second)).attributes.position, 2)
})

test('an offer to a guest lasts as long as its letter says, and accepting proves the e-mail', async () => {
  const event = await publish()
  const first = await candidate()
  const rui = newGuest()
  await signUp(event, first)
  await signUp(event, rui)
  app.at(after(20))
  await giveUp(first)
  app.at(after(25))
  await app.settle()
  const token = await linkOf(rui)
  assert.equal((await app.call(wire.acceptGuestSeat, { token })).data.attributes.state, 'confirmed')
})

test('on the last day an offer lasts two hours, and what has begun is offered to nobody', async () => {
  const event = await publish()
  const [first, second] = (await crowd(2)) as [Person, Person]
  await signUp(event, first)
  await signUp(event, second)
  app.at('2027-03-11T12:00:00Z')
  await giveUp(first)
  assert.equal((await own(second)).attributes.offered_until, '2027-03-11T14:00:00.000Z')
  app.at('2027-03-11T17:00:00Z')
  await app.settle()
  assert.equal(await takenOf(event.sessions[0]!.id), 0)
  assert.equal((await refusal(accept(second))).status, 409)
})

test('who gives up after being promoted is not offered again, and the seat is back at once', async () => {
  const event = await publish()
  const [first, second] = (await crowd(2)) as [Person, Person]
  await signUp(event, first)
  await signUp(event, second)
  await giveUp(first)
  await accept(second)
  await giveUp(second)
  assert.equal(await takenOf(event.sessions[0]!.id), 0)
  assert.deepEqual(await standing(first, second), ['cancelled', 'cancelled'])
  assert.equal((await signUp(event, await candidate())).registrations[0]!.state, 'confirmed')
})

test('more seats promote in the order of the line; fewer than are taken are refused with how many', async () => {
  const event = await publish()
  const [first, second, third] = (await crowd(3)) as [Person, Person, Person]
  for (const one of [first, second, third]) await signUp(event, one)
  const { id } = event.sessions[0]!
  await change(event.uuid, { sessions_attributes: [session({ id, capacity: 2 })] })
  assert.deepEqual(await standing(second, third), ['offered', 'waiting'])
  const { status, message } = await refusal(change(event.uuid, { sessions_attributes: [session({ id, capacity: 1 })] }))
  assert.deepEqual([status, message], [422, 'há 2 inscritos'])
  const gone = await refusal(change(event.uuid, { sessions_attributes: [{ id, _destroy: true }] }))
  assert.match(gone.message, /há 3 inscritos/)
})

test('two accept and give up at the same instant: seats stay what they are', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 2 })] })
  const people = await crowd(6)
  for (const one of people) await signUp(event, one)
  await Promise.all([giveUp(people[0]!), giveUp(people[1]!)])
  await Promise.all([accept(people[2]!), accept(people[2]!), giveUp(people[3]!)])
  assert.deepEqual(await standing(...people.slice(2)), ['confirmed', 'cancelled', 'offered', 'waiting'])
  assert.equal(await takenOf(event.sessions[0]!.id), 2)
})

test('a move tells everybody once, with the next sequence; cancelling frees the calendars', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 1 })] })
  const lia = await candidate()
  const rui = newGuest()
  await signUp(event, lia)
  await signUp(event, rui)
  await linkOf(rui)
  const { id } = event.sessions[0]!
  await change(event.uuid, { sessions_attributes: [session({ id, day: '12/03/2027' })] })
  await change(event.uuid, { description: 'Outras palavras.' })
  assert.equal((await subjectsTo(app, lia.email, 'O evento mudou')).length, 0)
  app.at('2027-03-08T12:02:00Z')
  const [letter] = await lettersTo(app, lia.email)
  assert.match(letter!.calendar!, /SEQUENCE:1\r\n[^]*DTSTART:20270312T170000Z/)
  assert.equal((await subjectsTo(app, lia.email, 'O evento mudou')).length, 1)
  assert.equal((await subjectsTo(app, rui.email, 'O evento mudou')).length, 1)
  await app.call(cancelEvent, { uuid: event.uuid, cancellation: { reason: 'Faltou luz.' } }, token())
  const [off] = await lettersTo(app, lia.email)
  assert.match(off!.text, /Faltou luz/)
  assert.match(off!.calendar!, /METHOD:CANCEL[^]*SEQUENCE:2/)
  const { held } = await app
    .ctx()
    .db.selectFrom('busy')
    .select((e) => e.fn.countAll<number>().as('held'))
    .where('held', '=', true)
    .where('what', '=', 'event')
    .where('what_id', '=', (await own(lia)).id)
    .executeTakeFirstOrThrow()
  assert.equal(Number(held), 0)
  assert.equal((await refusal(signUp(event, newGuest()))).status, 409)
})
