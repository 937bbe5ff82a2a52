// What may be offered: times, people, and who is told why not.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { newJob } from '#test/support/jobs.ts'
import { closeJob } from '#features/jobs/wire/writing.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import * as wire from '../wire/interviews.ts'
import * as invites from '../wire/invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, recruiter, of } = agenda
beforeEach(() => app.at(START))
const lia = await applicant()
const minute = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const hours = (n: number) => Array.from({ length: n }, (_, i) => minute(at(20, '00:00'), i * 60))
const WRONG: [what: string, more: object, field: string, words: RegExp][] = [
  ['no time', { slots: [] }, 'slots', /branco/],
  ['21 times', { slots: hours(21) }, 'slots', /no máximo 20/],
  ['9 minutes', { minutes: 9 }, 'minutes', /maior ou igual a 10/],
  ['481 minutes', { minutes: 481 }, 'minutes', /menor ou igual a 480/],
  ['the past', { slots: [at(1, '14:00'), at(0, '08:59')] }, 'slots[1]', /já passou/],
  ['in an hour and 59 minutes', { slots: [minute(START, 119)] }, 'slots[0]', /2 horas ou mais/],
  ['in 91 days', { slots: [at(91, '10:00')] }, 'slots[0]', /próximos 90 dias/],
  ['one minute of overlap', { slots: [at(1, '14:00'), at(1, '14:29')] }, 'slots[1]', /se sobrepõe/],
  ['a time without a zone', { slots: ['2027-03-10T14:00:00'] }, 'slots[0]', /com o fuso/],
  ['seconds', { slots: ['2027-03-10T14:00:30Z'] }, 'slots[0]', /com o fuso/],
  ['an offset for a zone', { zone: '-03:00' }, 'zone', /válido/],
  ['a zone elsewhere', { zone: 'Europe/Lisbon' }, 'zone', /válido/],
  ['nobody to interview', { interviewer_ids: [] }, 'interviewer_ids', /branco/],
  [
    'a stranger to interview',
    { interviewer_ids: [of('Recrutador', 'stranger').manager_id!] },
    'interviewer_ids',
    /colegas/,
  ],
  ['an answer until yesterday', { answer_by: '07/03/2027' }, 'answer_by', /já passou/],
  ['a blank criterion', { criteria: [' '] }, 'criteria[0]', /branco/],
]
for (const [what, more, field, words] of WRONG)
  test(`not offered: ${what}`, async () => {
    const { status, body } = await refusal(offer([lia], more))
    assert.equal(status, 422)
    assert.match(body.errors?.[field]?.[0] ?? JSON.stringify(body), words)
  })

test('touching times, 10 minutes and 480, two hours ahead and 90 days are lawful', async () => {
  const other = await applicant()
  const [made] = await offer([other], { minutes: 10, slots: [minute(START, 120), minute(START, 130), at(89, '10:00')] })
  assert.equal(made!.attributes.slots.length, 3)
  await agenda.cancel(made!.id)
  await offer([other], { minutes: 480, slots: [at(30, '08:00')] })
})

test('a busy interviewer is named with the time; touching it is free', async () => {
  const [one, other] = [await applicant(), await applicant()]
  await agenda.agreed(one, { slots: [at(5, '10:00')] })
  const { body } = await refusal(offer([other], { slots: [at(5, '09:31'), at(5, '10:29')] }))
  const words = 'Recrutador de company já tem compromisso em 13/03/2027, das 10:00 às 10:30'
  assert.deepEqual(body.errors, { 'slots[0]': [words], 'slots[1]': [words] })
  await offer([other], { slots: [at(5, '09:30'), at(5, '10:30')] })
})

test('every interviewer must be free: a panel waits for all of them', async () => {
  const [one, other] = [await applicant(), await applicant()]
  const supervisor = of('Supervisor de Estágio').manager_id!
  await agenda.agreed(one, { interviewer_ids: [supervisor], slots: [at(6, '10:00')] })
  const panel = { interviewer_ids: [recruiter.manager_id!, supervisor], slots: [at(6, '10:00')] }
  const { body } = await refusal(offer([other], panel))
  assert.match(body.errors!['slots[0]']![0]!, /^Supervisor de Estágio de company/)
})

test('a branch names colleagues of the company above it, who find the way to the Agenda in their session', async () => {
  const branch = of('Recrutador', 'branch')
  const job = await newJob(app, branch.token!, { closes_at: '30/04/2027' })
  const person = await applicant({}, job)
  const supervisor = of('Supervisor de Estágio')
  const named = async () => (await app.call(showSession, {}, supervisor.token)).data.attributes.interviewer
  const panel = { interviewer_ids: [supervisor.manager_id!], slots: [at(7, '10:00')] }
  await offer([person], panel, branch.token)
  assert.equal(await named(), true)
  const options = (await app.call(wire.listInterviewers, {}, branch.token)).data.map(({ value }) => value)
  assert.deepEqual(
    [options.includes(supervisor.manager_id!), options.includes(of('Recrutador', 'stranger').manager_id!)],
    [true, false],
  )
  assert.equal((await app.call(showSession, {}, of('Financeiro').token)).data.attributes.interviewer, false)
})

test('whose process is over, and who has an unanswered invite, are not invited', async () => {
  const person = await applicant()
  await offer([person])
  const twice = await refusal(offer([person], { slots: [at(4, '08:00')] }))
  assert.deepEqual([twice.status, /já tem um convite/.test(twice.message)], [409, true])
  const gone = await applicant()
  const { withdrawCandidature } = await import('#features/candidatures/wire/applying.ts')
  await app.call(withdrawCandidature, { id: gone.candidature }, gone.token)
  assert.equal((await refusal(offer([gone]))).status, 409)
  const job = await agenda.open()
  const elsewhere = await applicant({}, job)
  assert.equal((await refusal(offer([elsewhere, await applicant()]))).status, 422)
  assert.equal((await refusal(offer([elsewhere], {}, of('Recrutador', 'stranger').token))).status, 404)
  assert.equal((await refusal(offer([elsewhere], {}, of('Supervisor de Estágio').token))).status, 403)
  await app.call(closeJob, { id: job.id, closure: { reason: 'filled' } }, recruiter.token)
  const closed = await refusal(offer([elsewhere]))
  assert.deepEqual([closed.status, /vaga foi encerrada/.test(closed.message)], [409, true])
})

test('one pool of times for many: whoever confirms a time takes it, and the others see what is left', async () => {
  const [one, other] = [await applicant(), await applicant()]
  const [first, second] = await offer([one, other], { slots: [at(7, '10:00'), at(7, '11:00')] })
  await agenda.confirm(one, first!.id, first!.attributes.slots[0]!.id)
  const left = (await agenda.mine(other, second!.id)).slots
  assert.deepEqual(
    left.map(({ starts_at }) => starts_at),
    [at(7, '11:00')],
  )
  const taken = await refusal(agenda.confirm(other, second!.id, first!.attributes.slots[0]!.id))
  const fresh = (taken.body as unknown as { data: { attributes: { slots: { starts_at: string }[] } } }).data
  assert.deepEqual([taken.status, fresh.attributes.slots.map(({ starts_at }) => starts_at)], [409, [at(7, '11:00')]])
  const states = (await agenda.theirs(second!.id)).slots.map(({ state }) => state)
  assert.deepEqual(states, ['taken', 'free'])
})

test('a copy of a request under its key offers once', async () => {
  const person = await applicant()
  const times = { slots: [at(8, '10:00')] }
  const [first] = await offer([person], times, recruiter.token, 'once')
  const [again] = await offer([person], times, recruiter.token, 'once')
  assert.equal(first!.id, again!.id)
  assert.equal((await subjectsTo(app, person.email, 'Convite para entrevista')).length, 1)
})

test('no answer by the date: both hear of it, nobody can confirm, another invite may follow', async () => {
  const person = await applicant()
  const [made] = await offer([person], { slots: [at(3, '16:00')], answer_by: '09/03/2027' })
  app.at('2027-03-10T03:00:00Z')
  const late = await refusal(agenda.confirm(person, made!.id, made!.attributes.slots[0]!.id))
  assert.deepEqual([late.status, /prazo para responder/.test(late.message)], [409, true])
  await app.settle()
  assert.equal((await agenda.mine(person, made!.id)).state, 'expired')
  assert.equal((await subjectsTo(app, person.email, 'terminou')).length, 1)
  assert.equal((await subjectsTo(app, 'company-2@pessoas.example', 'não respondeu')).length, 1)
  assert.equal((await refusal(agenda.confirm(person, made!.id, made!.attributes.slots[0]!.id))).status, 409)
  await offer([person], { slots: [at(4, '16:00')] })
  assert.equal((await app.call(invites.listInvites, { which: 'past' }, person.token)).total_count, 1)
})

test('the list of who may interview holds colleagues with access, of the company and its branches', async () => {
  const { data } = await app.call(wire.listInterviewers, {}, recruiter.token)
  assert.equal(data.length, 14)
})
