// On PostgreSQL too: locks.
// Who comes at the same instant. The embedded database runs one statement after another and hides these races.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseJob } from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { bankWorld } from '#test/support/selection/bank.ts'
import { inviteCandidate, listInvitations } from '../../wire/invitations.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 8 : 2
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 201,
    (error: { status?: number }) => error.status ?? 0,
  )
const colleagues = [bank.recruiter, bank.of('Administrador').token!]
const invite = (user_info_id: string, id: string, at: number) =>
  statusOf(app.call(inviteCandidate, { id, invitation: { user_info_id } }, colleagues[at % 2]!))

test('five invite one person to one job at once: one invitation, one letter', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await bank.listed()
    const { id } = await newJob(app, bank.recruiter)
    const answers = await Promise.all([0, 1, 2, 3, 4].map((at) => invite(person.id, id, at)))
    assert.deepEqual(answers.toSorted(), [201, 409, 409, 409, 409], `round ${round}`)
    assert.equal((await lettersTo(app, person.email)).filter(({ subject }) => subject.includes('convida')).length, 1)
  }
})

test('five jobs at once: three stay unanswered, and no more', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await bank.listed()
    const jobs = []
    for (let i = 0; i < 5; i++) jobs.push((await newJob(app, bank.recruiter)).id)
    const answers = await Promise.all(jobs.map((id, at) => invite(person.id, id, at)))
    assert.deepEqual(answers.toSorted(), [201, 201, 201, 409, 409], `round ${round}`)
  }
})

test('a job is paused, or somebody leaves the bank, while an invitation goes out: one of both is first', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await bank.listed()
    const { id } = await newJob(app, bank.recruiter)
    const answers = await Promise.all([
      invite(person.id, id, 0),
      statusOf(app.call(pauseJob, { id }, bank.recruiter)),
      statusOf(bank.save(person.token, { auto_enroll: false })),
    ])
    assert.ok([201, 409].includes(answers[0]) && answers[1] === 201 && answers[2] === 201, String(answers))
    const { total_count } = await app.call(listInvitations, {}, person.token)
    assert.equal(total_count, answers[0] === 201 ? 1 : 0)
  }
})

test('two companies of one root send the last invitation of the day at once: one of them does', async () => {
  const db = () => app.ctx().db
  const root = (
    await db()
      .selectFrom('companies')
      .select('cnpj')
      .where('id', '=', bank.companies.stranger)
      .executeTakeFirstOrThrow()
  ).cnpj.slice(0, 8)
  const cnpj = `${root}000299`
  await db().updateTable('companies').set({ cnpj }).where('id', '=', bank.companies.branch).execute()
  const [one, other] = [bank.of('Recrutador', 'stranger'), bank.of('Recrutador', 'branch')]
  const jobs = [await newJob(app, one.token!), await newJob(app, other.token!)]
  const spent = await bank.listed()
  const people = [await bank.listed(), await bank.listed()]
  const sent = []
  for (let n = 0; n < 49; n++) sent.push((await newJob(app, one.token!)).id)
  for (let round = 0; round < ROUNDS; round++) {
    await db().deleteFrom('bank_invitations').where('cnpj_root', '=', root).execute()
    const rows = sent.map((job_id) => ({
      job_id,
      user_info_id: spent.id,
      id: crypto.randomUUID(),
      cnpj_root: root,
      invited_by: one.manager_id!,
      created_at: new Date().toISOString(),
    }))
    await db().insertInto('bank_invitations').values(rows).execute()
    const answers = await Promise.all(
      jobs.map(({ id }, at) =>
        statusOf(
          app.call(inviteCandidate, { id, invitation: { user_info_id: people[at]!.id } }, [one, other][at]!.token!),
        ),
      ),
    )
    assert.deepEqual(answers.toSorted(), [201, 429], `round ${round}`)
  }
})
