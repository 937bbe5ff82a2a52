// On PostgreSQL too: locks.
// The entrance: each ticket once, whatever the devices send, and what follows for hours and certificates.
import assert from 'node:assert/strict'
import { randomUUID, createHash } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { listHours } from '#features/complementary-hours/wire.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { eventWorld, newGuest, session, START } from '#test/support/events/events.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import * as certificates from '../../wire/certificates.ts'
import * as wire from '../../wire/gate.ts'
import { registrationRows } from '../reading/registration-rows.ts'
import { openSealed } from '../seats/sealed.ts'
import { cancelRegistration, proveRegistration, signUpForEvent } from '../../wire/registrations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { publish, signUp, candidate, mine, token, show, change, linkOf } = await eventWorld(app)
beforeEach(() => app.at(START))

const AT = '2027-03-11T17:05:00.000Z'
const OVER = '2027-03-11T19:00:00.000Z'
type Person = Awaited<ReturnType<typeof candidate>>
const codeOf = async (who: Person) => (await mine(who))[0]!.attributes.code!

async function crowded() {
  const event = await publish({ sessions_attributes: [session({ capacity: 2 })] })
  const lia = await candidate()
  await signUp(event, lia)
  const code = await codeOf(lia)
  app.at(AT)
  return { event, lia, code }
}
const scan = (uuid: string, code: string, more: object = {}) => {
  const check_in = { client_id: randomUUID(), code, scanned_at: AT, gate: 'Portaria A', ...more }
  return app.call(wire.checkIn, { uuid, check_in }, token()).then(({ data }) => data.attributes)
}
const rowsOf = async (client_id: string) =>
  (await app.ctx().db.selectFrom('check_ins').selectAll().where('client_id', '=', client_id).execute()).length

test('what opens no door is refused in words', async () => {
  const { event, lia, code } = await crowded()
  app.at(START)
  const other = await publish({ title: 'Palestra de julho' })
  const [seated, waits] = [await candidate(), await candidate()]
  await signUp(other, seated)
  const foreign = await codeOf(seated)
  const full = await candidate()
  await signUp(event, full)
  await signUp(event, waits)
  const [waiting] = await registrationRows(app.ctx(), sql`r.email = ${waits.email}`)
  const cancelled = await codeOf(full)
  const inLine = openSealed(app.ctx(), 'code', waiting!)
  await app.call(cancelRegistration, { id: (await mine(full))[0]!.id }, full.token)
  app.at(AT)
  const rows: [number, RegExp, string, object?][] = [
    [404, /não é de um ingresso/, 'ffff'],
    [404, /não é de um ingresso/, lia.email],
    [409, /outro evento: “Palestra de julho”/, foreign],
    [409, /cancelada/, cancelled],
    // The seat was offered on at once.
    [409, /não aceitou a vaga/, inLine],
    [422, /relógio/, code, { scanned_at: '2027-03-11T18:00:00Z' }],
    [422, /relógio/, code, { scanned_at: '2027-03-11T04:59:00Z' }],
    [422, /./, code, { scanned_at: 'ontem' }],
    [422, /./, code, { client_id: '1' }],
    [422, /./, code, { gate: 'x'.repeat(61) }],
  ]
  for (const [status, words, one, more] of rows) {
    const refused = await refusal(scan(event.uuid, one, more))
    assert.deepEqual([refused.status, words.test(refused.message)], [status, true], `${one} ${refused.message}`)
  }
})

test('a second scan says when and where the first one was; sent again it is the same one', async () => {
  const { event, code } = await crowded()
  const client_id = randomUUID()
  const first = await scan(event.uuid, code, { client_id })
  assert.deepEqual([first.already, first.gate, first.first_name], [false, 'Portaria A', 'Lia'])
  assert.deepEqual(await scan(event.uuid, code, { client_id }), first)
  assert.equal(await rowsOf(client_id), 1)
  const second = await scan(event.uuid, code.toUpperCase(), { gate: 'Portaria B' })
  assert.deepEqual([second.already, second.scanned_at, second.gate], [true, AT, 'Portaria A'])
  assert.equal((await show(event.uuid)).figures.came, 1)
})

test('of two devices that were offline the earliest counts, and the later one is a double', async () => {
  const { event, code } = await crowded()
  const sha256 = createHash('sha256').update(code).digest('hex')
  await scan(event.uuid, sha256, { scanned_at: '2027-03-11T17:03:00Z', gate: 'B' })
  const earlier = await scan(event.uuid, sha256, { scanned_at: '2027-03-11T17:01:00Z', gate: 'A' })
  assert.deepEqual([earlier.already, earlier.gate], [false, 'A'])
  const { tickets, doubles } = (await app.call(wire.showGate, { uuid: event.uuid }, token())).data.attributes
  assert.deepEqual(
    tickets.map(({ came_at, gate, ...one }) => [one.sha256, one.first_name, came_at, gate]),
    [[sha256, 'Lia', '2027-03-11T17:01:00.000Z', 'A']],
  )
  assert.deepEqual(
    doubles.map(({ gate }) => gate),
    ['B'],
  )
  await Promise.all(Array.from({ length: 10 }, () => scan(event.uuid, sha256)))
  assert.equal((await show(event.uuid)).figures.came, 1)
})

test('names are of who agreed, in the list, the sheet and at the door', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 5 })] })
  const [lia, quiet] = [await candidate(), newGuest()]
  await signUp(event, lia)
  const registration = { session_ids: event.sessions.map(({ id }) => id), ...quiet, shares_name: false }
  await app.call(signUpForEvent, { uuid: event.uuid, registration })
  const { data } = (await app.call(wire.listRegistrations, { uuid: event.uuid }, token())).collection
  assert.deepEqual(
    data.map(({ attributes }) => attributes.name),
    ['Lia Barbosa Nogueira', null],
  )
  assert.ok(!JSON.stringify(data).includes('@'))
  const sheet = await app.call(wire.registrationsSheet, { uuid: event.uuid }, token())
  assert.equal(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 2)
      .toString(),
    'PK',
  )
})

test('a certificate and hours only for who came, once, and gone when the presence is undone', async () => {
  const { event, lia, code } = await crowded()
  const issue = () => app.call(certificates.issueEventCertificate, { uuid: event.uuid }, lia.token)
  const hours = async () => (await app.call(listHours, {}, lia.token)).collection.data.map((one) => one.attributes)
  assert.equal((await refusal(issue())).status, 409)
  await scan(event.uuid, code)
  await app.settle()
  assert.deepEqual([(await refusal(issue())).status, (await hours()).length], [409, 0])
  app.at(OVER)
  await app.settle()
  const issued = await Promise.all([issue(), issue(), issue()])
  const codes = new Set(issued.map(({ data }) => data.attributes.code))
  assert.equal(codes.size, 1)
  const [credited] = await hours()
  assert.deepEqual([(await hours()).length, credited!.hours, credited!.source], [1, 2, 'event'])
  const check = async () =>
    (await app.call(certificates.checkEventCertificate, { code: [...codes][0]! })).data.attributes
  assert.deepEqual([(await check()).state, (await check()).hours], ['valid', 2])
  const pdf = await app.call(certificates.printEventCertificate, { uuid: event.uuid }, lia.token)
  assert.match(await pdfText(Buffer.from(await pdf.arrayBuffer())), /Lia Barbosa Nogueira participou/)
  const [own] = await mine(lia)
  await app.call(wire.undoCheckIn, { uuid: event.uuid, id: own!.id }, token())
  assert.deepEqual([(await check()).state, (await hours()).length], ['cancelled', 0])
})

test('a guest has the certificate by the link of the letter, and its file is known by its hash', async () => {
  const event = await publish({ sessions_attributes: [session({ capacity: 5 })] })
  const rui = newGuest()
  await signUp(event, rui)
  const link = await linkOf(rui)
  await app.call(proveRegistration, { token: link })
  const [row] = await registrationRows(app.ctx(), sql`r.email = ${rui.email}`)
  const print = async () =>
    Buffer.from(await (await app.call(certificates.printGuestCertificate, { token: link })).arrayBuffer())
  assert.equal((await refusal(print())).status, 409)
  app.at(AT)
  await scan(event.uuid, openSealed(app.ctx(), 'code', row!))
  app.at(OVER)
  const pdf = await print()
  const [, code] = /Rui Prado participou[^]*Código (\w{16})/.exec(await pdfText(pdf))!
  const check = async () => (await app.call(certificates.checkEventCertificate, { code: code! })).data.attributes
  const { state, person, sha256, size } = await check()
  const hash = createHash('sha256').update(pdf).digest('hex')
  assert.deepEqual([state, person, sha256, size], ['valid', 'Rui Prado', hash, pdf.length])
  app.at('2027-03-13T12:00:00.000Z')
  assert.ok(pdf.equals(await print()), 'the same file on another day')
  // The account that proves the e-mail goes on with the same code.
  const account = await newCandidate(app, { email: rui.email })
  await app.settle()
  const issued = await app.call(certificates.issueEventCertificate, { uuid: event.uuid }, account.token)
  assert.deepEqual([issued.data.attributes.code, (await check()).state], [code, 'valid'])
})

test('what people attended is not written anew; a session that is prolonged counts whole', async () => {
  const { event, lia, code } = await crowded()
  await scan(event.uuid, code)
  const { id } = event.sessions[0]!
  const save = (changes: object) =>
    change(event.uuid, { sessions_attributes: [session({ id, capacity: 2, ...changes })] })
  const refused = async (changes: object) => {
    const { status, body } = await refusal(save(changes))
    return [status, Object.keys(body.errors ?? {})]
  }
  for (const changes of [{ day: '12/03/2027' }, { from: '13:00' }, { from: '15:00' }])
    assert.deepEqual(await refused(changes), [422, ['sessions[0].day']], JSON.stringify(changes))
  await save({ to: '17:00' })
  app.at(OVER)
  await app.settle()
  app.at('2027-03-11T20:00:00.000Z')
  await app.settle()
  const [credited] = (await app.call(listHours, {}, lia.token)).collection.data
  assert.equal(credited!.attributes.hours, 3)
  for (const changes of [{ day: '12/03/2027' }, { to: '20:00' }, { to: '17:00', title: 'Outra' }])
    assert.deepEqual(await refused(changes), [422, ['sessions[0]']], JSON.stringify(changes))
  await save({ to: '17:00' })
})
