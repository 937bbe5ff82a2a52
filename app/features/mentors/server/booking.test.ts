// Times and bookings: what is free, what is refused, and what both sides read.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { haveClasses } from '#test/support/people/classes.ts'
import { refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { mentorWorld } from '#test/support/perks/mentors.ts'
import { busyWithin, hold } from '#features/calendar/server/calendar.ts'
import { uuid } from '#server/uuid.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await mentorWorld(app)
const { person, mentor, book, slots } = world
beforeEach(() => app.at(START))
const startsOf = async (id: string, who: Awaited<ReturnType<typeof person>>) =>
  (await slots(id, who)).slots.map(({ starts_at }) => starts_at)
const loginOf = async (email: string) =>
  (await app.ctx().db.selectFrom('logins').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

test('the hours of a week are eight weeks of times; a booked one is nobody else’s, and takes the person', async () => {
  const [lia, caio] = [await person(), await person({ name: 'Caio Teles' })]
  const id = await mentor()
  const all = await startsOf(id, lia)
  assert.deepEqual([all.length, all[0], all[3]], [32, at(1, '09:00'), at(1, '10:30')])
  const made = await book(id, lia, { starts_at: at(1, '09:30'), message: 'Meu primeiro currículo.' })
  assert.deepEqual(
    [made.attributes.state, made.attributes.link, made.attributes.may_cancel],
    ['booked', 'https://sala.example/dora', true],
  )
  assert.ok(!(await startsOf(id, caio)).includes(at(1, '09:30')))
  const { status, body } = await refusal(book(id, caio, { starts_at: at(1, '09:30') }))
  const fresh = (body as { data?: { attributes: { slots: { starts_at: string }[] } } }).data!
  assert.deepEqual([status, fresh.attributes.slots[0]!.starts_at], [409, at(1, '09:00')])
  const span = { starts_at: at(1, '09:00'), ends_at: at(1, '10:00') }
  const [busy] = await busyWithin(app.ctx(), [await loginOf(lia.email)], span)
  assert.deepEqual([busy!.what, busy!.what_id], ['mentoring', made.id])
  assert.deepEqual(
    (await world.mine(lia, 'ahead')).map(({ id }) => id),
    [made.id],
  )
  assert.deepEqual(await world.mine(caio), [])
})

test('both get the date by letter, and each reads of the other only what they need', async () => {
  const [lia, id] = [await person(), await mentor({ email: 'sara@mentores.example', name: 'Sara Lins' })]
  await book(id, lia, { starts_at: at(1, '09:00'), message: 'Entrevistas.' })
  const [hers] = await lettersTo(app, lia.email)
  const [theirs] = await lettersTo(app, 'sara@mentores.example')
  assert.match(hers!.subject, /Mentoria marcada: Sara Lins/)
  assert.match(hers!.text, /https:\/\/sala\.example\/dora/)
  assert.ok(!hers!.text.includes('sara@mentores.example'))
  assert.match(theirs!.text, /Entrevistas\./)
  assert.ok(!theirs!.text.includes(lia.email) && !theirs!.calendar!.includes(lia.email))
  for (const { calendar } of [hers!, theirs!])
    assert.match(calendar!.replaceAll('\r\n ', ''), /METHOD:REQUEST[^]*DTSTART:20270309T120000Z/)
})

test('what cannot be booked is refused', async () => {
  const [lia, id] = [await person(), await mentor()]
  const [off, interns] = [await mentor({ published: false }), await mentor({ audience: 'interns' })]
  const group = await world.session(id, { starts_at: at(3, '14:00') })
  app.at(at(1, '07:01'))
  for (const [of, sent, status, words] of [
    [id, { starts_at: at(1, '09:00') }, 422, /2 horas de antecedência/],
    [id, { starts_at: at(0, '09:00') }, 422, /já passou/],
    [id, { starts_at: at(1, '09:10') }, 409, /não está mais livre/],
    [id, { starts_at: at(2, '09:00') }, 409, /não está mais livre/],
    [id, { starts_at: at(64, '09:00') }, 409, /não está mais livre/],
    [id, {}, 422, /Escolha um horário/],
    [id, { starts_at: at(1, '10:00'), session_id: group }, 422, /Escolha um horário/],
    [id, { starts_at: 'amanhã' }, 422, /Escolha um horário/],
    [id, { session_id: uuid(0) }, 404, /sessão/],
    [id, { starts_at: at(1, '10:00'), message: 'x'.repeat(1001) }, 422, /1000|1\.000/],
    [off, { starts_at: at(1, '10:00') }, 404, /mentor/],
    [interns, { starts_at: at(1, '10:00') }, 403, /estagia/],
  ] as const) {
    const refused = await refusal(book(of, lia, sent))
    assert.equal(refused.status, status, JSON.stringify(sent))
    assert.match(refused.message, words)
  }
  assert.ok(await book(id, lia, { starts_at: at(1, '09:30') }), 'two hours and some ahead is enough')
})

test('one conversation ahead with a mentor, two in all; over what else one has agreed to, none', async () => {
  const lia = await person()
  const ids = [await mentor(), await mentor(), await mentor()]
  await book(ids[0]!, lia, { starts_at: at(1, '09:00') })
  const same = await refusal(book(ids[0]!, lia, { starts_at: at(8, '09:00') }))
  assert.deepEqual([same.status, /já tem uma conversa/.test(same.message)], [409, true])
  const over = await refusal(book(ids[1]!, lia, { starts_at: at(1, '09:00') }))
  assert.deepEqual([over.status, /Mentoria, das 09:00 às 09:30/.test(over.message)], [422, true])
  assert.match((await slots(ids[1]!, lia)).slots[0]!.conflict!, /Mentoria, das 09:00/)
  await book(ids[1]!, lia, { starts_at: at(1, '09:30') })
  const third = await refusal(book(ids[2]!, lia, { starts_at: at(8, '10:00') }))
  assert.deepEqual([third.status, /já tem 2 conversas/.test(third.message)], [409, true])
  const caio = await person()
  const span = { starts_at: at(1, '10:15'), ends_at: at(1, '10:45') }
  await hold(app.ctx(), { what: 'interview', what_id: uuid(0) }, span, [await loginOf(caio.email)])
  assert.equal((await refusal(book(ids[2]!, caio, { starts_at: at(1, '10:00') }))).status, 422)
})

test('a class at the same time is a warning, which refuses nothing', async () => {
  const [lia, id] = [await person(), await mentor()]
  const group = await world.session(id)
  await haveClasses(app, lia.email, '09:15', '10:00')
  const offered = await slots(id, lia)
  assert.deepEqual(
    offered.slots.slice(0, 4).map(({ clash, conflict }) => [clash, conflict]),
    [
      ['Aula: terça-feira, das 09:15 às 10:00', null],
      ['Aula: terça-feira, das 09:15 às 10:00', null],
      [null, null],
      [null, null],
    ],
  )
  assert.equal(offered.sessions.find((one) => one.id === group)!.clash, null)
  assert.equal((await book(id, lia, { starts_at: at(1, '09:00') })).attributes.state, 'booked')
})

test('an exception refuses from an old page too; hours are not taken from under a booking', async () => {
  const [lia, id] = [await person({ name: 'Lia Nogueira' }), await mentor()]
  await slots(id, lia)
  await world.daysOff(id, ['09/03/2027'])
  assert.equal((await refusal(book(id, lia, { starts_at: at(1, '09:00') }))).status, 409)
  assert.equal((await startsOf(id, lia))[0], at(8, '09:00'))
  await book(id, lia, { starts_at: at(8, '09:00') })
  for (const change of [
    () => world.hours(id, []),
    () => world.hours(id, [{ day_of_week: 3, from: '09:15', to: '11:00' }]),
    () => world.daysOff(id, ['16/03/2027']),
  ]) {
    const { status, message } = await refusal(change())
    assert.equal(status, 409)
    assert.match(message, /Lia Nogueira, terça-feira, 16 de março de 2027, das 09:00 às 09:30/)
  }
  assert.equal((await startsOf(id, lia))[0], at(8, '09:30'), 'nothing was taken')
  await world.hours(id, [{ day_of_week: 3, from: '08:30', to: '09:30' }])
})

test('hours that are none are refused at their field', async () => {
  const id = await mentor()
  for (const [hours, field] of [
    [[{ day_of_week: 3, from: '11:00', to: '09:00' }], 'hours[0].to'],
    [
      [
        { day_of_week: 3, from: '09:00', to: '11:00' },
        { day_of_week: 3, from: '10:00', to: '12:00' },
      ],
      'hours[1].from',
    ],
    [[{ day_of_week: 3, from: '24:00', to: '25:00' }], 'hours[0].from'],
    [[{ day_of_week: 8, from: '09:00', to: '10:00' }], 'hours[0].day_of_week'],
  ] as const) {
    const { status, body } = await refusal(world.hours(id, [...hours]))
    assert.deepEqual([status, field in body.errors!], [422, true], JSON.stringify(body.errors))
  }
})

test('a reminder comes a day and an hour before, and none after cancelling', async () => {
  const [lia, id] = [await person(), await mentor({ email: 'rui@mentores.example' })]
  const { id: booking } = await book(id, lia, { starts_at: at(8, '09:00') })
  const reminders = async () =>
    (await lettersTo(app, lia.email)).filter(({ subject }) => / amanhã| em uma hora/.test(subject))
  app.at(at(7, '09:01'))
  assert.equal((await reminders()).length, 1)
  await world.cancel(booking, lia)
  app.at(at(8, '08:01'))
  assert.equal((await reminders()).length, 1)
})
