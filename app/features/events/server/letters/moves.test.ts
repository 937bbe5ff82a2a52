// What people hear of an event that moves, and the day before it.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { after, eventWorld, session, START } from '#test/support/events/events.ts'
import { hold } from '#features/calendar/server/calendar.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { eventAddresses } from '../reading/page-addresses.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { publish, signUp, candidate, change } = await eventWorld(app)
beforeEach(() => app.at(START))
const MINUTE = 1 / 60

test('two saves are one letter with the last state; what was put back is told to nobody', async () => {
  const event = await publish()
  const lia = await candidate()
  await signUp(event, lia)
  const { id } = event.sessions[0]!
  const move = (day: string) => change(event.uuid, { sessions_attributes: [session({ id, day })] })
  const told = () => subjectsTo(app, lia.email, 'O evento mudou')
  await move('12/03/2027')
  app.at(after(MINUTE))
  await move('15/03/2027')
  app.at(after(2 * MINUTE))
  assert.equal((await told()).length, 0)
  app.at(after(3 * MINUTE))
  assert.equal((await told()).length, 1)
  assert.match((await lettersTo(app, lia.email))[0]!.text, /15 de março/)
  await move('16/03/2027')
  await move('15/03/2027')
  app.at(after(6 * MINUTE))
  assert.equal((await told()).length, 1)
})

test('who is busy at the new time hears of it', async () => {
  const event = await publish()
  const lia = await candidate()
  await signUp(event, lia)
  const { login_id } = await app
    .ctx()
    .db.selectFrom('registrations')
    .select('login_id')
    .where('event_id', '=', event.uuid)
    .executeTakeFirstOrThrow()
  const span = { starts_at: '2027-03-12T17:30:00Z', ends_at: '2027-03-12T18:00:00Z' }
  await hold(app.ctx(), { what: 'mentoring', what_id: event.uuid }, span, [login_id!])
  const { id } = event.sessions[0]!
  await change(event.uuid, { sessions_attributes: [session({ id, day: '12/03/2027' })] })
  app.at(after(2 * MINUTE))
  assert.match((await lettersTo(app, lia.email))[0]!.text, /outro compromisso/)
})

test('the day before, whoever has a seat is reminded once, at the time that it has by then', async () => {
  const event = await publish()
  const [lia, waits] = [await candidate(), await candidate()]
  await signUp(event, lia)
  await signUp(event, waits)
  const { id } = event.sessions[0]!
  await change(event.uuid, { sessions_attributes: [session({ id, day: '12/03/2027' })] })
  const told = async (who: typeof lia) => (await subjectsTo(app, who.email, 'É amanhã')).length
  app.at('2027-03-10T17:00:00Z')
  assert.equal(await told(lia), 0)
  app.at('2027-03-11T17:00:00Z')
  assert.deepEqual([await told(lia), await told(waits)], [1, 0])
})

test('site maps have the events ahead, and only those', async () => {
  const event = await publish()
  const listed = async () =>
    (await eventAddresses(app.ctx(), { page: 1, size: 50 })).some(({ id }) => id === event.uuid)
  assert.equal(await listed(), true)
  app.at('2027-03-11T20:00:00Z')
  assert.equal(await listed(), false)
})
