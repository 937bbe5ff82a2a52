// Signing up: seats, one row a person, the guest's proof, and who owns what.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { signUp as openAccount } from '#features/candidates/wire/registration.ts'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { openApp } from '#test/support/app.ts'
import { haveClasses } from '#test/support/people/classes.ts'
import { person as accountOf, refusal } from '#test/support/candidate.ts'
import { after, eventWorld, newGuest, session, START } from '#test/support/events/events.ts'
import { subjectsTo, tokenFor } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/registrations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await eventWorld(app)
const { publish, signUp, candidate, mine, linkOf, takenOf } = world
beforeEach(() => app.at(START))

const guestSees = async (token: string) => (await app.call(wire.showGuestRegistration, { token })).data.attributes

test('a candidate has a seat, a ticket without a name in it, and the date for the calendar', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 2 })] })
  const lia = await candidate()
  const told = await signUp(event, lia)
  assert.deepEqual(
    told.registrations.map(({ state, position }) => [state, position]),
    [['confirmed', null]],
  )
  const [own] = await mine(lia)
  assert.match(own!.attributes.code!, /^[0-9a-f]{32}$/)
  assert.equal(await takenOf(event.sessions[0]!.id), 1)
  assert.equal((await subjectsTo(app, lia.email, 'Inscrição confirmada')).length, 1)
})

test('the same person has one row, however the e-mail is written and however often the button is pressed', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 9 })] })
  const rui = newGuest()
  await Promise.all([
    signUp(event, rui),
    signUp(event, { ...rui, email: rui.email.toUpperCase() }),
    signUp(event, { ...rui, email: ` ${rui.email} ` }),
  ])
  const lia = await candidate()
  await Promise.all([signUp(event, lia), signUp(event, lia)])
  assert.equal(await takenOf(event.sessions[0]!.id), 2)
})

test('what nobody can sign up for is refused in words', async () => {
  const event = await publish()
  const other = await publish()
  const [one] = event.sessions
  const send = (registration: object, uuid = event.uuid) =>
    refusal(app.call(wire.signUpForEvent, { uuid, registration: registration as never }))
  const rui = newGuest()
  const ids = [one!.id]
  const rows: [string, object][] = [
    ['session_ids', { ...rui, session_ids: [] }],
    ['session_ids', { ...rui, session_ids: [other.sessions[0]!.id] }],
    ['name', { email: rui.email, session_ids: ids }],
    ['name', { ...rui, name: 'x1', session_ids: ids }],
    ['email', { name: rui.name, session_ids: ids }],
    ['email', { ...rui, email: 'rui', session_ids: ids }],
  ]
  for (const [field, sent] of rows) {
    const { status, body } = await send(sent)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(sent))
  }
  app.at('2027-03-11T17:00:00Z')
  assert.equal((await send({ ...rui, session_ids: ids })).status, 422)
})

test('sessions that overlap are refused by both their names, of one event or of two', async () => {
  const two = [session({ title: 'Manhã', capacity: 5 }), session({ title: 'Tarde', from: '15:59', to: '18:00' })]
  const event = await publish({ sessions_attributes: two })
  const lia = await candidate()
  const { status, message } = await refusal(signUp(event, lia))
  assert.deepEqual([status, /“Manhã” e “Tarde”/.test(message)], [422, true])
  await signUp(event, lia, [event.sessions[0]!.id])
  const other = await publish({ sessions_attributes: [session({ title: 'Oficina', from: '15:00', to: '17:00' })] })
  const again = await refusal(signUp(other, lia))
  assert.deepEqual([again.status, /“Oficina” e “Manhã”/.test(again.message)], [422, true])
  const touching = await publish({ sessions_attributes: [session({ from: '16:00', to: '17:00' })] })
  assert.equal((await signUp(touching, lia)).registrations[0]!.state, 'confirmed')
})

test('a guest is answered as a newcomer, whatever the e-mail has; what overlaps is refused at the proof', async () => {
  const one = session({ title: 'Manhã', capacity: 1 })
  const event = await publish({ sessions_attributes: [one] })
  const lia = await candidate()
  await signUp(event, lia)
  await signUp(event, await candidate())
  const known = { email: lia.email, name: 'Outra Pessoa' }
  const answer = async (who: { email: string; name: string }) => {
    const { email: _, ...told } = await signUp(event, who)
    return told
  }
  const before = await answer(known)
  assert.deepEqual(before, await answer(newGuest()))
  assert.deepEqual([before.registrations[0]!.position, before.prove_by], [2, after(24)])
  assert.equal((await subjectsTo(app, lia.email, 'Inscrição confirmada')).length, 2)
  const other = await publish({ sessions_attributes: [session({ title: 'Oficina', from: '15:00', to: '17:00' })] })
  assert.equal((await signUp(other, known)).registrations[0]!.state, 'confirmed')
  const token = await linkOf(lia)
  const { status, message } = await refusal(app.call(wire.proveRegistration, { token }))
  assert.deepEqual([status, /“Oficina” e “Manhã”/.test(message)], [422, true])
  // Typed by anybody: it stands in nobody's way.
  const third = await publish({ sessions_attributes: [session({ title: 'Palestra', from: '16:00', to: '17:00' })] })
  assert.equal((await signUp(third, lia)).registrations[0]!.state, 'confirmed')
})

test('who signs up logged in owns what was typed without: the seat, its time, and the letter', async () => {
  const event = await publish()
  const lia = await candidate()
  await signUp(event, { email: lia.email, name: 'Outra Pessoa' })
  const told = await signUp(event, lia)
  assert.deepEqual([told.email, told.prove_by, told.registrations.length], [lia.email, null, 1])
  assert.equal((await subjectsTo(app, lia.email, 'Inscrição confirmada')).length, 1)
  app.at(after(24))
  await app.settle()
  const [own] = await mine(lia)
  assert.deepEqual([own!.attributes.state, own!.attributes.name], ['confirmed', 'Lia Barbosa Nogueira'])
  const { rows } = await sql`select id from busy where held and what_id = ${own!.id}`.execute(app.ctx().db)
  assert.equal(rows.length, 1)
})

test('a guest who asks once more has a whole day again', async () => {
  const event = await publish()
  const rui = newGuest()
  await signUp(event, rui)
  app.at(after(20))
  assert.equal((await signUp(event, rui)).prove_by, after(44))
  app.at(after(30))
  await app.settle()
  const token = await linkOf(rui)
  assert.equal((await app.call(wire.proveRegistration, { token })).data.attributes.state, 'confirmed')
})

test('a guest proves the e-mail by a POST within a day; reading the link changes nothing', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 2 })] })
  const rui = newGuest()
  const told = await signUp(event, rui)
  assert.equal(told.prove_by, after(24))
  const token = await linkOf(rui)
  for (let i = 0; i < 3; i++) assert.equal((await guestSees(token)).code, null)
  const prove = () => app.call(wire.proveRegistration, { token })
  const { code } = (await prove()).data.attributes
  assert.ok(code)
  assert.equal((await prove()).data.attributes.code, code)
  assert.equal((await subjectsTo(app, rui.email, 'Inscrição confirmada')).length, 1)
  assert.equal((await refusal(app.call(wire.showGuestRegistration, { token: `${token}x` }))).status, 404)
})

test('unproven for a day, the seat goes on', async () => {
  const event = await publish()
  const [rui, next] = [newGuest(), newGuest()]
  await signUp(event, rui)
  const token = await linkOf(rui)
  await signUp(event, next)
  const waits = await linkOf(next)
  await app.call(wire.proveRegistration, { token: waits })
  app.at(after(24))
  assert.equal((await refusal(app.call(wire.proveRegistration, { token }))).status, 409)
  await app.settle()
  assert.deepEqual([(await guestSees(token)).state, (await guestSees(waits)).state], ['cancelled', 'offered'])
  assert.equal(await takenOf(event.sessions[0]!.id), 1)
})

test('an account that proves the same e-mail owns the sign-up, before and after', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 5 })] })
  const rui = newGuest()
  await signUp(event, rui)
  const user = accountOf({ email: rui.email, name: rui.name })
  await app.call(openAccount, { user })
  const { session: entered } = await app.call(confirmEmail, { token: await tokenFor(app, rui.email) })
  await app.settle()
  const own = await mine({ email: rui.email, token: entered!.access_token })
  assert.deepEqual(
    own.map(({ attributes }) => [attributes.state, attributes.code !== null]),
    [['confirmed', true]],
  )
  // Signed up without logging in: proven by the letter, it is the account's.
  const lia = await candidate()
  await signUp(event, { email: lia.email, name: 'Lia Barbosa' })
  assert.equal((await mine(lia)).length, 0)
  await app.call(wire.proveRegistration, { token: await linkOf(lia) })
  assert.equal((await mine(lia)).length, 1)
})

test('a class of the profile at the time of a session is a warning, which refuses nothing', async () => {
  const event = await publish()
  const lia = await candidate()
  const clashes = async () =>
    (await app.call(wire.listClashes, { uuid: event.uuid }, lia.token)).data.attributes.sessions
  assert.deepEqual(await clashes(), [])
  await haveClasses(app, lia.email, '15:00', '18:00')
  assert.deepEqual(await clashes(), [
    { session_id: event.sessions[0]!.id, clash: 'Aula: quinta-feira, das 15:00 às 18:00' },
  ])
  await signUp(event, lia)
  const [own] = await mine(lia)
  assert.deepEqual(
    [own!.attributes.state, own!.attributes.clash],
    ['confirmed', 'Aula: quinta-feira, das 15:00 às 18:00'],
  )
  const one = await app.call(wire.showOwnRegistration, { id: own!.id }, lia.token)
  assert.equal(one.data.attributes.clash, own!.attributes.clash)
})
