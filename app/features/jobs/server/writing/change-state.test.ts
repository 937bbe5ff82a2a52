// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { STALE } from '#server/refusal.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { draftJob, newJob } from '#test/support/jobs.ts'
import { everybody, type Person, type Place } from '#test/support/people.ts'
import type { RoleName } from '#wire/person/roles.ts'
import * as wire from '../../wire/writing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const of = (role: RoleName, place: Place = 'company') =>
  people.find((person) => person.role === role && person.place === place)!.token!
const recruiter = () => of('Recrutador')
const show = async (id: string, token = recruiter()) =>
  (await app.call(wire.showOwnedJob, { id }, token)).data.attributes
const publish = (id: string) => app.call(wire.publishJob, { id }, recruiter())
const close = (id: string) =>
  app.call(wire.closeJob, { id, closure: { reason: 'filled', note: 'Contratamos duas pessoas.' } }, recruiter())
const onBoard = async (id: string) =>
  (await app.ctx().db.selectFrom('job_search').select('job_id').where('job_id', '=', id).execute()).length === 1

test('a published job is on the board; pausing and closing take it away, publishing brings it back', async () => {
  const { id, attributes } = await newJob(app, recruiter())
  assert.deepEqual([attributes.status, await onBoard(id)], ['published', true])
  assert.match((await refusal(publish(id))).message, /já está publicada/)
  await app.call(wire.pauseJob, { id }, recruiter())
  assert.equal(await onBoard(id), false)
  await publish(id)
  await close(id)
  const closed = await show(id)
  assert.deepEqual(
    [closed.status, closed.close_reason, closed.close_note, await onBoard(id)],
    ['closed', 'filled', 'Contratamos duas pessoas.', false],
  )
  const again = await refusal(close(id))
  assert.deepEqual(
    [again.status, (again.body as { data?: { attributes: { status: string } } }).data?.attributes.status],
    [409, 'closed'],
  )
  await publish(id)
  const { status, close_reason, history } = await show(id)
  assert.deepEqual([status, close_reason, await onBoard(id)], ['published', null, true])
  assert.deepEqual(
    history.map((one) => one.status),
    ['published', 'closed', 'published', 'paused', 'published'],
  )
  assert.deepEqual([history[1]!.by, history[1]!.reason], ['Recrutador de company', 'Vagas preenchidas'])
})

test('a move of a job that somebody else moved meanwhile is refused, and says how it stands', async () => {
  const { id } = await newJob(app, recruiter())
  const {
    data: {
      attributes: { lock_version },
    },
  } = await app.call(wire.pauseJob, { id }, recruiter())
  await app.call(wire.closeJob, { id, lock_version, closure: { reason: 'cancelled' } }, recruiter())
  const stale = await refusal(app.call(wire.publishJob, { id, lock_version }, recruiter()))
  assert.deepEqual(
    [stale.status, (stale.body as { data?: { attributes: { status: string } } }).data?.attributes.status],
    [409, 'closed'],
  )
  assert.equal(stale.message, STALE)
  const {
    data: { attributes: open },
  } = await app.call(wire.publishJob, { id, lock_version: lock_version + 1 }, recruiter())
  for (const move of [
    () => app.call(wire.pauseJob, { id, lock_version }, recruiter()),
    () => app.call(wire.closeJob, { id, lock_version, closure: { reason: 'filled' } }, recruiter()),
  ])
    assert.equal((await refusal(move())).status, 409)
  assert.equal((await show(id)).lock_version, open.lock_version)
})

test('a move that is sent again under its key is done once; by a colleague it is refused', async () => {
  const { id } = await newJob(app, recruiter())
  const steps = [
    (lock_version: number, token: string, key: string) => app.call(wire.pauseJob, { id, lock_version }, token, key),
    (lock_version: number, token: string, key: string) => app.call(wire.publishJob, { id, lock_version }, token, key),
    (lock_version: number, token: string, key: string) =>
      app.call(wire.closeJob, { id, lock_version, closure: { reason: 'filled' } }, token, key),
  ]
  for (const [i, step] of steps.entries()) {
    const { lock_version, history } = await show(id)
    for (const _ of [1, 2])
      assert.equal((await step(lock_version, recruiter(), `${i}`)).data.attributes.lock_version, lock_version + 1)
    assert.equal((await show(id)).history.length, history.length + 1)
    assert.equal((await refusal(step(lock_version, of('Administrador'), `${i}`))).status, 409)
  }
})

test('the history of a job stands in the order in which things happened, whenever they were asked', async () => {
  const { id } = await newJob(app, recruiter())
  const now = new Date().toISOString()
  app.at(now)
  await app.call(wire.pauseJob, { id }, recruiter())
  app.at(new Date(Date.parse(now) - 2_000).toISOString()) // requested before, but waited for the lock
  await publish(id)
  app.at(now)
  await close(id)
  app.at(undefined)
  assert.deepEqual(
    (await show(id)).history.map(({ status }) => status),
    ['closed', 'published', 'paused', 'published'],
  )
})

test('a closing says a reason that a person may have: the calendar alone says that the time is over', async () => {
  const { id } = await newJob(app, recruiter())
  assert.equal(
    (await refusal(app.call(wire.closeJob, { id, closure: { reason: 'expired' as never } }, recruiter()))).status,
    422,
  )
})

test('two who publish at once publish once', async () => {
  const { id } = await draftJob(app, recruiter())
  const both = await Promise.allSettled([publish(id), publish(id)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await show(id)).history.length, 1)
})
