// Schedule fit: one minute over what a person has already is shown and refused, and nobody else learns why.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { sql } from 'kysely'
import { busyWithin, hold } from '#features/calendar/server/calendar.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import { uuid } from '#server/uuid.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, mine, theirs, confirm } = agenda
beforeEach(() => app.at(START))

const CLASSES = {
  study_schedule_attributes: {
    schedule_type: 'custom' as const,
    days_attributes: [
      { day_of_week: 3, available: true, hours_attributes: [{ from: '19:00', to: '22:00' }] },
      { day_of_week: 4, available: false, hours_attributes: [{ from: '19:00', to: '22:00' }] },
    ],
  },
}
type Applicant = Awaited<ReturnType<typeof applicant>>
const personOf = async ({ email }: Applicant) =>
  app
    .ctx()
    .db.selectFrom('logins as l')
    .innerJoin('user_infos as u', 'u.login_id', 'l.id')
    .select(['l.id as login_id', 'u.id as user_info_id'])
    .where('l.email', '=', email)
    .executeTakeFirstOrThrow()

/** The first of two offered times lies over something for one minute, the second touches it. */
async function oneMinute(person: Applicant, times: [string, string], words: RegExp) {
  const [made] = await offer([person], { slots: times })
  const all = (await mine(person, made!.id)).slots
  const slots = times.map((time) => all.find(({ starts_at }) => starts_at === time)!)
  assert.match(slots[0]!.conflict ?? 'none', words)
  assert.equal(slots[1]!.conflict, null)
  const { status, body } = await refusal(confirm(person, made!.id, slots[0]!.id))
  assert.equal(status, 422)
  assert.match(body.errors!['slot_id']![0]!, words)
  const seen = JSON.stringify(await theirs(made!.id))
  assert.deepEqual((await theirs(made!.id)).slots.map(({ state }) => state).toSorted(), ['free', 'unavailable'])
  assert.ok(!words.test(seen), seen)
  await confirm(person, made!.id, slots[1]!.id)
  return made!.id
}

test('over a class', async () => {
  const id = await oneMinute(
    await applicant(CLASSES),
    [at(1, '18:31'), at(1, '22:00')],
    /Aula: terça-feira, das 19:00 às 22:00/,
  )
  const { status, body } = await refusal(agenda.change(id, { slots: [at(8, '21:59')] }))
  assert.deepEqual([status, body.errors], [422, { 'slots[0]': ['A pessoa está indisponível neste horário'] }])
})

test('a day without classes is free, and so is Monday to Friday beyond its hours', async () => {
  const person = await applicant({
    study_schedule_attributes: {
      schedule_type: 'default',
      days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '08:00', to: '12:00' }] }],
    },
  })
  const [made] = await offer([person], { slots: [at(1, '07:30'), at(1, '11:59'), at(5, '09:00')] })
  const { slots } = await mine(person, made!.id)
  assert.deepEqual(
    slots.map(({ conflict }) => conflict !== null),
    [false, true, false],
  )
})

test('over an internship that runs that day', async () => {
  const person = await applicant()
  const { user_info_id } = await personOf(person)
  const id = await beginInternship(app.ctx(), {
    user_info_id,
    company_id: agenda.companies.stranger,
    starts_on: '2027-03-01',
    ends_on: '2027-03-10',
    terms: { schedule: [{ day_of_week: 4, from: '13:00', to: '19:00' }] },
  })
  assert.ok(id)
  await oneMinute(person, [at(2, '12:31'), at(2, '19:00')], /Estágio em Vizinha: quarta-feira, das 13:00 às 19:00/)
  const other = await applicant()
  assert.equal((await mine(other, (await offer([other], { slots: [at(9, '14:00')] }))[0]!.id)).slots[0]!.conflict, null)
})

test('over another interview, a mentor’s hour and an event', async () => {
  const person = await applicant()
  const elsewhere = await agenda.open()
  const { applyTo } = await import('#test/support/candidatures.ts')
  const second = await applyTo(app, elsewhere.attributes.slug, person.token)
  await agenda.agreed(
    { ...person, candidature: second.id },
    { slots: [at(3, '10:00')], interviewer_ids: [agenda.of('Administrador').manager_id!] },
  )
  await oneMinute(person, [at(3, '10:29'), at(3, '09:30')], /Outra entrevista, das 10:00 às 10:30/)
  for (const [what, words, day] of [
    ['mentoring', /Mentoria, das 15:00 às 16:00/, 4],
    ['event', /Evento, das 15:00 às 16:00/, 5],
  ] as const) {
    const other = await applicant()
    const span = { starts_at: at(day, '15:00'), ends_at: at(day, '16:00') }
    const { login_id } = await personOf(other)
    assert.deepEqual(await hold(app.ctx(), { what, what_id: uuid() }, span, [login_id]), [])
    await oneMinute(other, [at(day, '15:59'), at(day, '14:30')], words)
  }
})

test('a proposal over a class is refused with its name', async () => {
  const person = await applicant(CLASSES)
  const id = await agenda.agreed(person, { slots: [at(1, '08:00')] })
  const { status, body } = await refusal(agenda.reschedule(person, id, { proposals: [at(9, '10:00'), at(8, '20:00')] }))
  assert.equal(status, 422)
  assert.match(body.errors!['proposals[1]']![0]!, /Aula: terça-feira/)
})

test('classes are told by the clock of where the person lives', async () => {
  const person = await applicant(CLASSES)
  const { user_info_id } = await personOf(person)
  await sql`insert into user_info_addresses (id, user_info_id, zipcode, street, number, neighborhood, city_id, state_id,
    country_id) values (${uuid()}, ${user_info_id}, '69000000', 'Rua', '1', 'Centro', 1302603, 'AM', 'BR')`.execute(
    app.ctx().db,
  )
  const [made] = await offer([person], { slots: [at(1, '19:29'), at(8, '19:31')] })
  const { slots, own_zone } = await mine(person, made!.id)
  assert.equal(own_zone, 'America/Manaus')
  const [letter] = await lettersTo(app, person.email)
  assert.match(letter!.text, /das 19:29 às \d\d:\d\d em Brasília \(18:29 no seu horário\)/)
  assert.match(letter!.text, /Responda até .* em Brasília \(.* no seu horário\)/)
  assert.deepEqual(
    slots.map(({ conflict }) => conflict !== null),
    [false, true],
  )
})

test('the database refuses an overlap by itself, and lets times touch', async () => {
  const { login_id } = await personOf(await applicant())
  const span = (from: string, to: string) => ({ starts_at: at(10, from), ends_at: at(10, to) })
  const [one, other] = [uuid(), uuid()]
  const ctx = app.ctx()
  assert.deepEqual(await hold(ctx, { what: 'event', what_id: one }, span('10:00', '11:00'), [login_id]), [])
  assert.deepEqual(await hold(ctx, { what: 'event', what_id: other }, span('10:58', '12:00'), [login_id]), [login_id])
  assert.deepEqual(await hold(ctx, { what: 'event', what_id: other }, span('11:00', '12:00'), [login_id]), [])
  assert.equal((await busyWithin(ctx, [login_id], span('08:00', '20:00'))).length, 2)
  const broken = await sql`insert into busy (id, person_id, during, what, what_id, created_at) values (${uuid()},
    ${login_id}, tstzrange(${at(10, '10:59')}, ${at(10, '11:01')}, '[)'), 'event', ${uuid()}, now())`
    .execute(ctx.db)
    .then(
      () => undefined,
      (error: { code: string; constraint: string }) => [error.code, error.constraint],
    )
  assert.deepEqual(broken, ['23P01', 'busy_with_one_thing'])
})
