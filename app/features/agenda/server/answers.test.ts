// What the person answers: confirms, refuses, changes, and when it is too late.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import * as wire from '../wire/interviews.ts'
import * as invites from '../wire/invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, mine, theirs, confirm, reschedule, agreed, recruiter } = agenda
beforeEach(() => app.at(START))
const answer = (call: 'acceptance' | 'dismissal', id: string, sent: object) =>
  app.call(
    (call === 'acceptance' ? wire.acceptProposal : wire.dismissProposals) as typeof wire.acceptProposal,
    { id, [call]: sent } as never,
    recruiter.token,
  )

test('reading changes nothing, three times each', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(1, '08:00'), at(1, '09:00')] })
  const rows = () => app.ctx().db.selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await rows()
  for (const _ of [1, 2, 3]) {
    await mine(person, id)
    await theirs(id)
    for (const page of ['sobre', 'confirmar', 'recusar', 'reagendar'])
      await app.request(`/agendas/convites/${id}/${page}`, { headers: { authorization: `Bearer ${person.token}` } })
  }
  assert.deepEqual(await rows(), before)
})

test('refusing needs a reason, frees the time, and is said once', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(2, '08:00')] })
  for (const reason of ['', '   ', '\u200b'])
    assert.equal((await refusal(app.call(invites.refuseInvite, { id, refusal: { reason } }, person.token))).status, 422)
  const refuse = () => app.call(invites.refuseInvite, { id, refusal: { reason: 'Aceitei outra vaga.' } }, person.token)
  assert.equal((await refuse()).data.attributes.state, 'refused')
  await refuse()
  assert.equal((await subjectsTo(app, 'company-2@pessoas.example', 'recusou a entrevista')).length, 1)
  await agreed(await applicant(), { slots: [at(2, '08:00')] })
})

test('another offered time is held at once, and the one before is free', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(3, '08:00'), at(3, '09:00')] })
  const other = (await mine(person, id)).slots.find(({ starts_at }) => starts_at === at(3, '09:00'))!
  const { data } = await reschedule(person, id, { slot_id: other.id })
  assert.deepEqual([data.attributes.starts_at, data.attributes.changes_left], [at(3, '09:00'), 2])
  await agreed(await applicant(), { slots: [at(3, '08:00')] })
})

test('proposals wait, three at most; until they are accepted the old time is held', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(4, '08:00')] })
  const times = ['14:00', '15:00', '16:00', '17:00'].map((time) => at(4, time))
  assert.equal((await refusal(reschedule(person, id, { proposals: times }))).status, 422)
  assert.equal((await refusal(reschedule(person, id, { proposals: [at(4, '14:00'), at(4, '14:10')] }))).status, 422)
  await reschedule(person, id, { proposals: times.slice(0, 2), reason: 'Prova pela manhã' })
  const asked = await theirs(id)
  assert.deepEqual([asked.starts_at, asked.wish, asked.proposals.length], [at(4, '08:00'), 'Prova pela manhã', 2])
  assert.equal((await refusal(offer([await applicant()], { slots: [at(4, '08:00')] }))).status, 422)
  const accepted = await answer('acceptance', id, { proposal_id: asked.proposals[1]!.id })
  assert.deepEqual([accepted.data.attributes.starts_at, accepted.data.attributes.proposals.length], [at(4, '15:00'), 0])
  assert.equal((await refusal(answer('acceptance', id, { proposal_id: asked.proposals[0]!.id }))).status, 409)
})

test('accepting over a busy interviewer: 409; a proposal that does not suit leaves what was', async () => {
  const [person, other] = [await applicant(), await applicant()]
  const id = await agreed(person, { slots: [at(5, '08:00')] })
  await reschedule(person, id, { proposals: [at(5, '14:00')] })
  await agreed(other, { slots: [at(5, '14:15')] })
  const [proposal] = (await theirs(id)).proposals
  assert.equal(proposal!.available, false)
  assert.equal((await refusal(answer('acceptance', id, { proposal_id: proposal!.id }))).status, 409)
  const { data } = await answer('dismissal', id, { reason: 'Só de manhã' })
  assert.deepEqual([data.attributes.starts_at, data.attributes.proposals.length], [at(5, '08:00'), 0])
  assert.equal((await refusal(answer('dismissal', id, {}))).status, 409)
})

test('a fourth change: 409', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(6, '08:00'), at(6, '09:00')] })
  for (const i of [1, 2, 3]) {
    const { slots, starts_at } = await mine(person, id)
    const other = slots.find((slot) => slot.starts_at !== starts_at)!
    const { data } = await reschedule(person, id, { slot_id: other.id })
    assert.equal(data.attributes.changes_left, 3 - i)
  }
  const { status, message } = await refusal(reschedule(person, id, { proposals: [at(6, '15:00')] }))
  assert.deepEqual([status, /já mudou esta entrevista 3 vezes/.test(message)], [409, true])
})

test('an offer that is answered by a proposal does not run out meanwhile', async () => {
  const person = await applicant()
  const [made] = await offer([person], { slots: [at(7, '08:00')], answer_by: '09/03/2027' })
  await reschedule(person, made!.id, { proposals: [at(7, '15:00')] })
  app.at('2027-03-10T12:00:00Z')
  await app.settle()
  const [proposal] = (await theirs(made!.id)).proposals
  assert.equal((await answer('acceptance', made!.id, { proposal_id: proposal!.id })).data.attributes.state, 'confirmed')
})

test('proposed times run out with the last of them; a no after the date ends the offer', async () => {
  const people = [await applicant(), await applicant()]
  const ids: string[] = []
  for (const [i, person] of people.entries()) {
    const [made] = await offer([person], { slots: [at(10, `0${8 + i}:00`)], answer_by: '09/03/2027' })
    await reschedule(person, made!.id, { proposals: [at(10, `1${5 + i}:00`)] })
    ids.push(made!.id)
  }
  const [silent, dismissed] = ids as [string, string]
  app.at('2027-03-10T12:00:00Z')
  await app.settle()
  const waiting = await app.call(invites.listInvites, { which: 'waiting' }, people[0]!.token)
  assert.deepEqual([waiting.collection.data[0]!.id, (await theirs(silent)).may_change], [silent, true])
  const { data } = await answer('dismissal', dismissed, { reason: 'Só de manhã' })
  assert.deepEqual([data.attributes.state, data.attributes.proposals.length], ['expired', 0])
  app.at(at(10, '16:00'))
  await app.settle()
  assert.deepEqual([(await theirs(silent)).state, (await theirs(silent)).may_change], ['expired', false])
  for (const { email } of people)
    assert.equal((await subjectsTo(app, email, 'O convite para a entrevista terminou')).length, 1)
})

test('after the start nothing is confirmed, changed or refused', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(8, '08:00'), at(8, '20:00')] })
  const { slots } = await mine(person, id)
  app.at(at(8, '08:00'))
  for (const call of [
    () => reschedule(person, id, { slot_id: slots[1]!.id }),
    () => reschedule(person, id, { proposals: [at(9, '15:00')] }),
    () => app.call(invites.refuseInvite, { id, refusal: { reason: 'Tarde demais' } }, person.token),
    () => agenda.cancel(id),
    () => agenda.change(id, { slots: [at(9, '08:00')] }),
  ])
    assert.equal((await refusal(call())).status, 409)
})

test('an offered time that has begun is not confirmed, though another one lies ahead', async () => {
  const person = await applicant()
  const [made] = await offer([person], { slots: [at(11, '08:00'), at(11, '20:00')], answer_by: '19/03/2027' })
  const [begun, ahead] = made!.attributes.slots
  app.at(at(11, '08:00'))
  assert.equal((await refusal(agenda.confirm(person, made!.id, begun!.id))).status, 409)
  assert.equal((await agenda.confirm(person, made!.id, ahead!.id)).data.attributes.state, 'confirmed')
})

test('a time that was not offered, neither time nor proposal, and both, are 422', async () => {
  const person = await applicant()
  const [made] = await offer([person], { slots: [at(9, '08:00')] })
  const [foreign] = await offer([await applicant()], { slots: [at(9, '09:00')] })
  const slot_id = foreign!.attributes.slots[0]!.id
  for (const call of [
    () => confirm(person, made!.id, slot_id),
    () => confirm(person, made!.id, 'none'),
    () => reschedule(person, made!.id, {}),
    () => reschedule(person, made!.id, { slot_id: made!.attributes.slots[0]!.id, proposals: [at(9, '15:00')] }),
  ])
    assert.equal((await refusal(call())).status, 422)
})
