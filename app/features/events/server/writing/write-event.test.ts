// Events as companies and the operation write them, and what everybody reads.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { eventWorld, form, session, START } from '#test/support/events/events.ts'
import * as wire from '../../wire/events.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await eventWorld(app)
beforeEach(() => app.at(START))
const { create, publish, show, change, token } = world
const errorsOf = async (what: Promise<unknown>) => {
  const { status, body } = await refusal(what)
  return [status, Object.keys(body.errors ?? {})]
}

test('what an event may not be is refused at its field', async () => {
  const rows: [string, object][] = [
    ['title', { title: ' ' }],
    ['title', { title: undefined }],
    ['kind', { kind: 'party' }],
    ['mode', { mode: 'somewhere' }],
    ['zone', { zone: 'Europe/Lisbon' }],
    ['link', { link: 'http://chamada.example/' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['description', { description: 'a'.repeat(5001) }],
    ['sessions[0].title', { sessions_attributes: [session({ title: '' })] }],
    ['sessions[0].day', { sessions_attributes: [session({ day: '31/02/2027' })] }],
    ['sessions[0].day', { sessions_attributes: [session({ day: '07/03/2027' })] }],
    ['sessions[0].from', { sessions_attributes: [session({ from: '25:00' })] }],
    ['sessions[0].to', { sessions_attributes: [session({ to: '14:00' })] }],
    ['sessions[1].capacity', { sessions_attributes: [session(), session({ capacity: 0 })] }],
    ['sessions[0].capacity', { sessions_attributes: [session({ capacity: 5001 })] }],
    ['sessions[0]', { sessions_attributes: [{ ...session(), id: 'of another' }] }],
    ['sessions', { sessions_attributes: Array.from({ length: 21 }, () => session()) }],
    ['company_id', { company_id: world.companies.stranger }],
  ]
  for (const [field, changes] of rows)
    assert.deepEqual(
      await errorsOf(app.call(wire.createEvent, { event: { ...form(), ...changes } as never }, token())),
      [422, [field]],
      field,
    )
})

test('it goes on air once whoever reads it could come', async () => {
  const rows: [string, object][] = [
    ['description', { description: null }],
    ['place', { place: null }],
    ['address', { address: '' }],
    ['link', { mode: 'online', link: null }],
    ['sessions', { sessions_attributes: [] }],
  ]
  for (const [field, changes] of rows) {
    const { data } = await create(changes)
    assert.deepEqual(await errorsOf(app.call(wire.publishEvent, { uuid: data.id }, token())), [422, [field]], field)
  }
  const { data } = await create()
  assert.equal((await refusal(app.call(wire.showEvent, { uuid: data.id }))).status, 404)
  await app.call(wire.publishEvent, { uuid: data.id }, token())
  await app.call(wire.publishEvent, { uuid: data.id }, token())
  assert.equal((await app.call(wire.showEvent, { uuid: data.id })).data.attributes.title, 'Feira de estágios')
})

test('times are typed by the clock of its zone, and a link is nobody’s before a seat is', async () => {
  const event = await publish({ zone: 'America/Manaus', mode: 'online', link: 'https://chamada.example/sala' })
  assert.equal(event.sessions[0]!.starts_at, '2027-03-11T18:00:00.000Z')
  assert.deepEqual(
    (await show(event.uuid)).sessions_attributes.map(({ day, from, to }) => [day, from, to]),
    [['11/03/2027', '14:00', '16:00']],
  )
  const open = JSON.stringify(await app.call(wire.showEvent, { uuid: event.uuid }))
  assert.ok(!open.includes('chamada.example'))
})

test('a stale save is 409 with how it stands; two saves of one version are one', async () => {
  const { data } = await create()
  const save = (title: string) =>
    app.call(wire.updateEvent, { uuid: data.id, event: { title, lock_version: 0 } }, token())
  await save('Feira nova')
  const { status, body } = await refusal(save('Outra feira'))
  assert.equal(status, 409)
  assert.equal((body as unknown as { data: typeof data }).data.attributes.title, 'Feira nova')
})

test('everybody lists what is ahead, in its order; a company its own, the operation the platform’s', async () => {
  const late = await publish({ title: 'Palestra tardia', sessions_attributes: [session({ day: '20/03/2027' })] })
  const early = await publish({ title: 'Palestra cedo', sessions_attributes: [session({ day: '09/03/2027' })] })
  const ours = await publish({ title: 'Palestra da plataforma' }, world.operator())
  const names = async () =>
    (await app.call(wire.listEvents, { q: 'palestra', per_page: 50 })).collection.data.map(({ id }) => id)
  assert.deepEqual(await names(), [early.uuid, ours.uuid, late.uuid])
  app.at('2027-03-11T20:00:00Z')
  assert.deepEqual(await names(), [late.uuid])
  const owned = async (by: string) =>
    (await app.call(wire.listOwnedEvents, { q: 'plataforma' }, by)).collection.data.map(({ id }) => id)
  assert.deepEqual([await owned(token()), await owned(world.operator())], [[], [ours.uuid]])
})

test('a draft that is cancelled is nobody else’s to read', async () => {
  const { data } = await create()
  await app.call(wire.cancelEvent, { uuid: data.id, cancellation: { reason: 'Ideia antiga.' } }, token())
  assert.equal((await refusal(app.call(wire.showEvent, { uuid: data.id }))).status, 404)
})

test('a cancelled event keeps its page and changes no more', async () => {
  const event = await publish()
  const cancel = () =>
    app.call(wire.cancelEvent, { uuid: event.uuid, cancellation: { reason: 'O auditório fechou.' } }, token())
  await cancel()
  await cancel()
  const { cancelled, cancel_reason } = (await app.call(wire.showEvent, { uuid: event.uuid })).data.attributes
  assert.deepEqual([cancelled, cancel_reason], [true, 'O auditório fechou.'])
  assert.equal((await refusal(change(event.uuid, { title: 'De novo' }))).status, 409)
})
