// On PostgreSQL too: locks.
// Who comes at the same instant: one time has one person, and nobody is held twice. The embedded database runs one
// statement after another and hides these races: a server runs them at once, a hundred times.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { agendaWorld, at, START } from '#test/support/agenda/interviews.ts'
import { openApp } from '#test/support/app.ts'
import { sql } from 'kysely'
import { deactivateCollaborator, reactivateCollaborator } from '#features/collaborators/wire/collaborators.ts'
import { closeJob } from '#features/jobs/wire/writing.ts'
import { withdrawCandidature } from '#features/candidatures/wire/applying.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const agenda = await agendaWorld(app)
const { applicant, offer, confirm } = agenda
beforeEach(() => app.at(START))
const onServer = Boolean(process.env['TEST_DATABASE_URL'])
const ROUNDS = onServer ? 100 : 3
const FEW = onServer ? 15 : 2
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  )
const overlaps = async () =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from busy a join busy b on a.person_id = b.person_id and a.id < b.id
      and a.during && b.during and a.held and b.held`.execute(app.ctx().db)
  ).rows[0]!.n

test('two people confirm one pooled time at once: one 200, one 409 with what is left', async () => {
  const [one, other] = [await applicant(), await applicant()]
  for (let round = 0; round < ROUNDS; round++) {
    const slots = [at(1, '10:00'), at(1, '11:00')]
    const [first, second] = await offer([one, other], { slots })
    const slot = first!.attributes.slots[0]!.id
    const answers = await Promise.all([
      statusOf(confirm(one, first!.id, slot)),
      statusOf(confirm(other, second!.id, slot)),
    ])
    assert.deepEqual(answers.toSorted(), [200, 409], `round ${round}`)
    const loser = answers[0] === 409 ? ([one, first!.id] as const) : ([other, second!.id] as const)
    assert.deepEqual(
      (await agenda.mine(...loser)).slots.map(({ starts_at }) => starts_at),
      [at(1, '11:00')],
    )
    await agenda.cancel(first!.id)
    await agenda.cancel(second!.id)
  }
  assert.equal(await overlaps(), 0)
})

test('two offers at the same time, one interviewer: one is confirmed, and no deadlock', async () => {
  const [one, other] = [await applicant(), await applicant()]
  for (let round = 0; round < FEW; round++) {
    const [first] = await offer([one], { slots: [at(2, '10:00')] })
    const [second] = await offer([other], { slots: [at(2, '10:29')] })
    const answers = await Promise.all([
      statusOf(confirm(one, first!.id, first!.attributes.slots[0]!.id)),
      statusOf(confirm(other, second!.id, second!.attributes.slots[0]!.id)),
    ])
    assert.deepEqual(answers.toSorted(), [200, 409], `round ${round}`)
    await agenda.cancel(first!.id)
    await agenda.cancel(second!.id)
  }
  assert.equal(await overlaps(), 0)
})

test('two panels in opposite order change places at once without a deadlock', async () => {
  const panel = ['Administrador', 'Supervisor de Estágio', 'Recrutador'] as const
  const ids = panel.map((role) => agenda.of(role).manager_id!)
  const [one, other] = [await applicant(), await applicant()]
  const first = await agenda.agreed(one, { slots: [at(3, '10:00')], interviewer_ids: ids })
  const second = await agenda.agreed(other, { slots: [at(3, '11:00')], interviewer_ids: ids.toReversed() })
  for (let round = 0; round < FEW; round++) {
    const answers = await Promise.all([
      statusOf(agenda.change(first, { slots: [at(4, '10:00')] })),
      statusOf(agenda.change(second, { slots: [at(4, '10:15')] })),
    ])
    assert.ok(
      answers.every((status) => [200, 409, 422].includes(status)),
      String(answers),
    )
    assert.equal(answers.filter((status) => status === 200).length, 1, String(answers))
    const moved = answers[0] === 200 ? first : second
    await agenda.change(moved, { slots: [moved === first ? at(3, '10:00') : at(3, '11:00')] })
  }
  assert.equal(await overlaps(), 0)
})

test('the same person twice at once: 200 twice, one event', async () => {
  const person = await applicant()
  for (let round = 0; round < FEW; round++) {
    const [made] = await offer([person], { slots: [at(5, '10:00')] })
    const slot = made!.attributes.slots[0]!.id
    const answers = await Promise.all([confirm(person, made!.id, slot), confirm(person, made!.id, slot)].map(statusOf))
    assert.deepEqual(answers, [200, 200])
    const { history } = await agenda.theirs(made!.id)
    assert.equal(history.filter(({ kind }) => kind === 'confirmed').length, 1)
    await agenda.cancel(made!.id)
  }
})

test('who withdraws while times are offered, or confirms meanwhile, has nothing ahead', async () => {
  for (let round = 0; round < FEW; round++) {
    const person = await applicant()
    const [made] = await offer([person], { slots: [at(6, '10:00')] })
    await Promise.all([
      statusOf(app.call(withdrawCandidature, { id: person.candidature }, person.token)),
      statusOf(confirm(person, made!.id, made!.attributes.slots[0]!.id)),
      statusOf(offer([person], { slots: [at(7, '10:00')] })),
    ])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from interviews where candidature_id =
      ${person.candidature} and state in ('offered', 'confirmed')`.execute(app.ctx().db)
    assert.equal(rows[0]!.n, 0, `round ${round}`)
  }
})

test('a change while the job is closed or an interviewer leaves: no deadlock, nothing ahead', async () => {
  const supervisor = agenda.of('Supervisor de Estágio')
  const administrador = agenda.of('Administrador').token
  const panel = { interviewer_ids: [supervisor.manager_id!] }
  const ends = [
    (job: string) => app.call(closeJob, { id: job, closure: { reason: 'filled' } }, agenda.recruiter.token),
    () => app.call(deactivateCollaborator, { uuid: supervisor.manager_id! }, administrador),
  ]
  for (let round = 0; round < FEW; round++)
    for (const end of ends) {
      const job = await agenda.open()
      const person = await applicant({}, job)
      const [made] = await offer([person], { slots: [at(8, '10:00')], ...panel })
      const answers = await Promise.all([
        statusOf(agenda.change(made!.id, { slots: [at(8, '11:00')], ...panel })),
        statusOf(end(job.id)),
      ])
      assert.equal(answers[1], 200, `round ${round}: ${answers}`)
      assert.ok([200, 409, 422].includes(answers[0]!), `round ${round}: ${answers}`)
      assert.equal((await agenda.theirs(made!.id)).state, 'cancelled', `round ${round}`)
      await app.call(reactivateCollaborator, { uuid: supervisor.manager_id! }, administrador).catch(() => {})
    }
})
