// Scorecards: given by who interviews, and those of others shown after one's own. Being named opens the interview.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import * as wire from '../wire/interviews.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, agreed, theirs, recruiter, of } = agenda
beforeEach(() => app.at(START))
const supervisor = of('Supervisor de Estágio')
const admin = of('Administrador')
const give = (id: string, token: string, points: number[], remarks?: string) =>
  app.call(wire.giveScorecard, { id, scorecard: { points, ...(remarks && { remarks }) } }, token)

test('being named opens that one interview, whatever the role, and nothing else', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(1, '08:00')], interviewer_ids: [supervisor.manager_id!] })
  const other = await agreed(await applicant(), { slots: [at(1, '08:00')] })
  const { collection } = await app.call(wire.listOwnedInterviews, { which: 'ahead' }, supervisor.token)
  assert.deepEqual(
    collection.data.map((one) => one.id),
    [id],
  )
  assert.equal((await theirs(id, supervisor.token)).may_change, false)
  assert.equal((await refusal(theirs(other, supervisor.token))).status, 404)
  assert.equal(
    (await refusal(app.call(wire.cancelInterview, { id, cancellation: { reason: 'Não' } }, supervisor.token))).status,
    403,
  )
})

test('points from the start on, 1 to 4 each, hidden from a colleague until theirs are given', async () => {
  const person = await applicant()
  const panel = [supervisor.manager_id!, admin.manager_id!]
  const id = await agreed(person, { slots: [at(2, '08:00')], interviewer_ids: panel, criteria: ['Clareza', 'Técnica'] })
  assert.equal((await refusal(give(id, admin.token!, [4, 3]))).status, 409)
  app.at(at(2, '08:00'))
  for (const points of [[], [4], [4, 3, 2], [0, 3], [5, 3], [1.5, 2]])
    assert.equal((await refusal(give(id, admin.token!, points))).status, 422, String(points))
  assert.equal((await refusal(give(id, recruiter.token!, [4, 3]))).status, 403)
  await give(id, admin.token!, [4, 3], 'Explica bem.')
  const hidden = await theirs(id, supervisor.token)
  assert.deepEqual([hidden.scorecards.length, hidden.scorecards_given, hidden.may_score], [0, 1, true])
  await give(id, supervisor.token!, [2, 2])
  const shown = await theirs(id, supervisor.token)
  assert.deepEqual(
    shown.scorecards.map(({ points, own }) => [points, own]),
    [
      [[4, 3], false],
      [[2, 2], true],
    ],
  )
  await give(id, supervisor.token!, [3, 2])
  assert.deepEqual(
    (await theirs(id, recruiter.token)).scorecards.map(({ points }) => points),
    [
      [4, 3],
      [3, 2],
    ],
  )
})

test('the person reads neither criteria, points nor remarks', async () => {
  const person = await applicant()
  const id = await agreed(person, { slots: [at(3, '08:00')], criteria: ['Segredo do critério'] })
  app.at(at(3, '08:00'))
  await give(id, recruiter.token!, [1], 'Segredo da anotação')
  assert.doesNotMatch(JSON.stringify(await agenda.mine(person, id)), /Segredo|points|scorecard|criteria/)
})
