// On PostgreSQL too: locks, types.
// From offered times to an interview, as each side sees it.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { lettersTo, subjectsTo } from '#test/support/outside/letters.ts'
import * as wire from '../wire/interviews.ts'
import * as invites from '../wire/invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, mine, theirs, confirm, recruiter } = agenda
beforeEach(() => app.at(START))

test('times are offered, one is confirmed, both have it in their agenda and in a letter with its date', async () => {
  const lia = await applicant()
  const [made] = await offer([lia])
  assert.deepEqual([made!.attributes.state, made!.attributes.slots.length], ['offered', 3])
  const waiting = (await app.call(invites.listInvites, { which: 'waiting' }, lia.token)).collection.data
  assert.deepEqual(
    waiting.map(({ id }) => id),
    [made!.id],
  )
  assert.equal((await subjectsTo(app, lia.email, 'Convite para entrevista')).length, 1)
  assert.equal(waiting[0]!.attributes.waits, true)
  const { slots } = await mine(lia, made!.id)
  assert.deepEqual(
    slots.map(({ starts_at, conflict }) => [starts_at, conflict]),
    [1, 2, 3].map((days) => [at(days, '14:00'), null]),
  )
  const { data } = await confirm(lia, made!.id, slots[1]!.id)
  assert.deepEqual([data.attributes.state, data.attributes.starts_at], ['confirmed', at(2, '14:00')])
  const ahead = (await app.call(wire.listOwnedInterviews, { which: 'ahead' }, recruiter.token)).collection.data
  assert.deepEqual(
    ahead.map(({ id, attributes }) => [id, attributes.person_name, attributes.starts_at]),
    [[made!.id, lia.name, at(2, '14:00')]],
  )
  const [letter] = await lettersTo(app, lia.email)
  assert.match(letter!.subject, /Entrevista confirmada/)
  assert.match(
    letter!.calendar!.replaceAll('\r\n ', ''),
    /METHOD:REQUEST\r\n[^]*DTSTART:20270310T170000Z\r\n[^]*RSVP=FALSE/,
  )
})

test('the same person confirms twice: 200 twice, one letter', async () => {
  const lia = await applicant()
  const [made] = await offer([lia], { slots: [at(1, '09:00')] })
  const slot = made!.attributes.slots[0]!.id
  await confirm(lia, made!.id, slot)
  const again = await confirm(lia, made!.id, slot)
  assert.equal(again.data.attributes.state, 'confirmed')
  assert.equal((await subjectsTo(app, lia.email, 'Entrevista confirmada')).length, 1)
  assert.equal((await theirs(made!.id)).history.length, 2)
})

test('another person’s invite, and another company’s interview, are nothing', async () => {
  const [lia, other] = [await applicant(), await applicant()]
  const [made] = await offer([lia], { slots: [at(1, '10:00')] })
  const { id } = made!
  const slot_id = made!.attributes.slots[0]!.id
  for (const call of [
    () => mine(other, id),
    () => confirm(other, id, slot_id),
    () => app.call(invites.refuseInvite, { id, refusal: { reason: 'Não posso' } }, other.token),
    () => theirs(id, agenda.of('Recrutador', 'stranger').token),
    () => theirs(id, agenda.of('Financeiro').token),
  ])
    assert.equal((await refusal(call())).status, 404)
})
