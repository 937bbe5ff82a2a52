// What a company changes and cancels, what ends a process, and what reminds: calendars follow.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { judge } from '#test/support/companies.ts'
import { withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { moveCandidature, showAssessment } from '#features/candidatures/wire/pipeline.ts'
import { deactivateCollaborator, reactivateCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { closeJob } from '#features/jobs/wire/writing.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import { REJECTION } from '#test/support/pipeline.ts'
import * as invites from '../wire/invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, mine, theirs, confirm, agreed, change, cancel, recruiter, of } = agenda
beforeEach(() => app.at(START))
const RECRUITER = 'company-2@pessoas.example'
type Applicant = Awaited<ReturnType<typeof applicant>>

/** Of the newest calendar in a person's letters: method, uid and sequence. */
async function calendars(email: string) {
  const all = (await lettersTo(app, email)).flatMap(({ calendar }) =>
    calendar ? [calendar.replaceAll('\r\n ', '')] : [],
  )
  return all.map((ics) => ({
    method: /METHOD:(\w+)/.exec(ics)![1],
    uid: /UID:(\S+)/.exec(ics)![1],
    sequence: Number(/SEQUENCE:(\d+)/.exec(ics)![1]),
    start: /DTSTART:(\S+)/.exec(ics)![1],
  }))
}

test('moved twice and cancelled: one uid, a sequence that grows, CANCEL at the end', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(1, '08:00')] })
  await change(id, { slots: [at(1, '10:00')] })
  await change(id, { place: 'https://chamada.example/outra' })
  await cancel(id)
  for (const email of [person.email, RECRUITER]) {
    const sent = (await calendars(email)).toReversed()
    assert.deepEqual(
      sent.map(({ method }) => method),
      ['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'],
    )
    assert.equal(new Set(sent.map(({ uid }) => uid)).size, 1)
    for (const [i, { sequence }] of sent.entries()) assert.ok(i === 0 || sequence > sent[i - 1]!.sequence)
    assert.deepEqual(
      sent.map(({ start }) => start),
      ['T110000Z', 'T130000Z', 'T130000Z', 'T130000Z'].map((time) => `20270309${time}`),
    )
  }
  const { state, said, history } = await mine(person, id)
  assert.deepEqual([state, said], ['cancelled', 'A sala ficou ocupada.'])
  assert.deepEqual(
    history.map(({ kind }) => kind),
    ['offered', 'confirmed', 'moved', 'moved', 'cancelled'],
  )
  await agreed(await applicant(), { slots: [at(1, '08:00'), at(1, '10:00')] })
})

test('a change over a newer one is 409 with what stands; a busy interviewer is named', async () => {
  const [person, other] = [await applicant(), await applicant()]
  const id = await agreed(person, { slots: [at(2, '08:00')] })
  await agreed(other, { slots: [at(2, '10:00')] })
  const { lock_version } = await theirs(id)
  await change(id, { message: 'Traga o portfólio' })
  const stale = await refusal(change(id, { lock_version }))
  assert.equal(stale.status, 409)
  assert.equal((stale.body as unknown as { data: { id: string } }).data.id, id)
  const { status, body } = await refusal(change(id, { slots: [at(2, '09:31')] }))
  assert.equal(status, 422)
  assert.match(body.errors!['slots[0]']![0]!, /já tem compromisso/)
  assert.equal((await theirs(id)).starts_at, at(2, '08:00'))
})

test('who leaves the panel is free and hears of it; who comes in gets the date', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(3, '08:00')] })
  const admin = of('Administrador')
  await change(id, { interviewer_ids: [admin.manager_id!] })
  assert.equal((await calendars(RECRUITER))[0]!.method, 'CANCEL')
  assert.equal((await calendars('company-1@pessoas.example'))[0]!.method, 'REQUEST')
  await agreed(await applicant(), { slots: [at(3, '08:00')] })
})

test('what is not answered yet is offered anew: other times, and no longer those of the pool', async () => {
  const [one, other] = [await applicant(), await applicant()]
  const [first, second] = await offer([one, other], { slots: [at(4, '08:00'), at(4, '09:00')] })
  await change(first!.id, { slots: [at(4, '15:00')] })
  assert.deepEqual(
    (await mine(one, first!.id)).slots.map(({ starts_at }) => starts_at),
    [at(4, '15:00')],
  )
  assert.equal((await mine(other, second!.id)).slots.length, 2)
  assert.equal((await subjectsTo(app, one.email, 'Outros horários')).length, 1)
})

test('an offer is changed in its words after one of its times has passed', async () => {
  const person = await applicant()
  const [made] = await offer([person], { slots: [at(1, '15:00'), at(2, '15:00')], answer_by: '10/03/2027' })
  app.at(at(1, '16:00'))
  const { data } = await change(made!.id, { message: 'Traga um documento' })
  assert.deepEqual(
    data.attributes.slots.map(({ starts_at }) => starts_at),
    [at(2, '15:00')],
  )
})

async function move({ candidature: id }: Applicant, to: 'rejected' | 'hired' | 'applied') {
  const { lock_version } = (await app.call(showAssessment, { id }, recruiter.token)).data.attributes
  const move = { to, lock_version, ...(to !== 'applied' && { feedback: REJECTION }) }
  await app.call(moveCandidature, { id, move }, recruiter.token)
}

/** Until a decision is told, the interview stands. */
async function secondThoughts(id: string) {
  await app.settle()
  assert.equal((await theirs(id)).state, 'confirmed')
  app.at(new Date(Date.parse(START) + 3 * 60_000).toISOString())
  await app.settle()
}

/** Each ends what lies ahead: what happens, who hears why, and whether the recruiter is told. */
const ENDS: [what: string, why: string, end: (person: Applicant) => Promise<unknown>][] = [
  [
    'the person withdraws',
    'withdrawn',
    ({ candidature, token }) => app.call(withdrawCandidature, { id: candidature }, token),
  ],
  ...(['rejected', 'hired'] as const).map((to): (typeof ENDS)[number] => [
    `the company answers: ${to}`,
    'answered',
    (person) => move(person, to),
  ]),
]
for (const [i, [what, why, end]] of ENDS.entries())
  test(`${what}: what lies ahead is cancelled, and the old address says so`, async () => {
    const person = await applicant()
    const times = { slots: [at(10 + i, '08:00'), at(10 + i, '09:00')] }
    const id = await agreed(person, times)
    const [made] = await offer([person], { slots: [at(10 + i, '15:00')] })
    const { slots } = await mine(person, made!.id)
    await end(person)
    if (why === 'answered') await secondThoughts(id)
    for (const one of [id, made!.id]) {
      const { state, cancelled_why } = await theirs(one)
      assert.deepEqual([state, cancelled_why], ['cancelled', why])
      assert.equal((await mine(person, one)).state, 'cancelled')
      assert.equal((await refusal(confirm(person, one, slots[0]!.id))).status, 409)
      assert.equal(
        (await refusal(app.call(invites.refuseInvite, { id: one, refusal: { reason: 'Não' } }, person.token))).status,
        409,
      )
    }
    assert.equal((await calendars(person.email))[0]!.method, 'CANCEL')
    assert.equal((await calendars(RECRUITER))[0]!.method, 'CANCEL')
    await agreed(await applicant(), times)
  })

test('the job is closed: interviews ahead are cancelled, one that was held stays', async () => {
  const job = await agenda.open()
  const [past, ahead] = [await applicant({}, job), await applicant({}, job)]
  const held = await agreed(past, { slots: [at(1, '16:00')] })
  const id = await agreed(ahead, { slots: [at(20, '08:00')] })
  app.at(at(2, '09:00'))
  await app.call(closeJob, { id: job.id, closure: { reason: 'filled' } }, recruiter.token)
  assert.equal((await mine(past, held)).state, 'confirmed')
  assert.deepEqual([(await theirs(id)).cancelled_why], ['job_closed'])
})

test('an interviewer is deactivated: interviews are cancelled and the recruiter is told', async () => {
  const person = await applicant()
  const gone = of('HR Business Partner').manager_id!
  const id = await agreed(person, { slots: [at(21, '08:00')], interviewer_ids: [gone, recruiter.manager_id!] })
  const admin = of('Administrador').token
  await app.call(deactivateCollaborator, { uuid: gone }, admin)
  assert.equal((await theirs(id)).cancelled_why, 'interviewer_left')
  assert.equal((await subjectsTo(app, RECRUITER, 'Entrevista cancelada'))[0], `Entrevista cancelada: ${person.name}`)
  assert.equal((await refusal(offer([person], { interviewer_ids: [gone] }))).status, 422)
  await app.call(reactivateCollaborator, { uuid: gone }, admin)
})

test('a decision that is undone within two minutes leaves the interview, and nobody hears of it', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(22, '08:00')] })
  const heard = (await lettersTo(app, person.email)).length
  await move(person, 'rejected')
  app.at(new Date(Date.parse(START) + 60_000).toISOString())
  await move(person, 'applied')
  app.at(new Date(Date.parse(START) + 5 * 60_000).toISOString())
  await app.settle()
  assert.equal((await theirs(id)).state, 'confirmed')
  assert.equal((await lettersTo(app, person.email)).length, heard)
})

const reminders = (email: string) =>
  subjectsTo(app, email, 'Entrevista em uma hora').then(async (hour) => [
    (await subjectsTo(app, email, 'Entrevista amanhã')).length,
    hour.length,
  ])

test('reminders come a day and an hour before; confirmed five hours before there is one', async () => {
  const [early, late] = [await applicant(), await applicant()]
  await agreed(early, { slots: [at(2, '16:00')] })
  app.at(at(1, '16:00'))
  assert.deepEqual(await reminders(early.email), [1, 0])
  app.at(at(2, '10:00'))
  await agreed(late, { slots: [at(2, '15:00')] })
  app.at(at(2, '14:00'))
  assert.deepEqual(await reminders(late.email), [0, 1])
  app.at(at(2, '15:00'))
  assert.deepEqual(await reminders(early.email), [1, 1])
})

test('what was moved is not told of at its old time; what is cancelled a second before is not told of', async () => {
  const [moved, cancelled] = [await applicant(), await applicant()]
  const id = await agreed(moved, { slots: [at(5, '08:00')] })
  const other = await agreed(cancelled, { slots: [at(5, '11:00')] })
  await change(id, { slots: [at(6, '15:00')] })
  app.at(at(5, '09:59'))
  assert.deepEqual(await reminders(moved.email), [0, 0])
  app.at(new Date(Date.parse(at(5, '10:00')) - 1000).toISOString())
  await cancel(other)
  app.at(at(5, '16:00'))
  assert.deepEqual([await reminders(moved.email), (await reminders(cancelled.email))[1]], [[1, 0], 0])
})

test('a letter to Manaus tells both clocks', async () => {
  const { spanInWords } = await import('#wire/time/span-words.ts')
  assert.equal(
    spanInWords({ starts_at: at(1, '14:00'), ends_at: at(1, '14:30') }, 'America/Sao_Paulo', 'America/Manaus'),
    'terça-feira, 9 de março de 2027, das 14:00 às 14:30 em Brasília (13:00 no seu horário)',
  )
})

test('a suspended company: nothing is agreed on and nothing reminds; a no is heard', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(25, '08:00'), at(25, '17:00')] })
  await judge(app, agenda.companies.company, 'suspensa')
  const { slots } = await mine(person, id)
  for (const sent of [{ slot_id: slots[1]!.id }, { proposals: [at(26, '15:00')] }])
    assert.match((await refusal(agenda.reschedule(person, id, sent))).message, /empresa está suspensa/)
  app.at(at(24, '09:00'))
  assert.deepEqual(await reminders(person.email), [0, 0])
  await app.call(invites.refuseInvite, { id, refusal: { reason: 'Não' } }, person.token)
  await judge(app, agenda.companies.company, 'verificada')
  app.at(START)
})

test('the only recruiter of an interview leaves: who else recruits hears of it', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(23, '08:00')] })
  const admin = of('Administrador')
  await app.call(deactivateCollaborator, { uuid: recruiter.manager_id! }, admin.token)
  assert.equal((await theirs(id, admin.token)).cancelled_why, 'interviewer_left')
  const told = await subjectsTo(app, 'company-1@pessoas.example', 'Entrevista cancelada')
  assert.equal(told[0], `Entrevista cancelada: ${person.name}`)
  await app.call(reactivateCollaborator, { uuid: recruiter.manager_id! }, admin.token)
})
