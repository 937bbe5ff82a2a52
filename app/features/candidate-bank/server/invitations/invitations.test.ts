// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listReceived } from '#features/candidatures/wire/pipeline.ts'
import { closeJob, pauseJob } from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, bornYearsAgo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { bankWorld } from '#test/support/selection/bank.ts'
import * as wire from '../../wire/invitations.ts'
import * as seen from '../../wire/visibility.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)
const { listed, save, recruiter } = bank
const db = () => app.ctx().db
const job = async (changes: Parameters<typeof newJob>[2] = {}, token = recruiter) => newJob(app, token, changes)
const invite = (to: { id: string }, id: string, token = recruiter) =>
  app.call(wire.inviteCandidate, { id, invitation: { user_info_id: to.id, message: 'Gostamos do seu perfil.' } }, token)
const mine = async ({ token }: { token: string }) => (await app.call(wire.listInvitations, {}, token)).collection.data
const UNFIT = 'Esta pessoa não pode ser convidada para esta vaga.'
const said = async (call: Promise<unknown>) => {
  const { status, message } = await refusal(call)
  return [status, message]
}

test('the invited reads job, pay and date, is told by letter, and accepts by applying', async () => {
  const person = await listed({ main_education_status: 'studying' })
  const { id, attributes } = await job({ salary_from: '1200.00', salary_to: '1500.00' })
  await invite(person, id)
  const [told] = await mine(person)
  assert.deepEqual(
    [told!.attributes.job.title, told!.attributes.job.salary, told!.attributes.message, told!.attributes.state],
    ['Estágio em Administração', 'R$\u00a01.200,00 a R$\u00a01.500,00', 'Gostamos do seu perfil.', 'waiting'],
  )
  const letters = (await lettersTo(app, person.email)).filter(({ subject }) => subject.includes('convida você'))
  assert.equal(letters.length, 1)
  assert.match(letters[0]!.text, /R\$\s1\.200,00[\s\S]*inscrições até/)
  await applyTo(app, attributes.slug, person.token)
  assert.equal((await mine(person))[0]!.attributes.state, 'applied')
  const shown = await bank.open(person.id)
  assert.deepEqual(
    shown.invitations.map(({ state }) => state),
    ['applied'],
  )
  const other = await readyCandidate(app)
  await applyTo(app, attributes.slug, other.token)
  const { collection } = await app.call(listReceived, { id, sort: 'applied_at' }, recruiter)
  assert.deepEqual(
    collection.data.map(({ attributes }) => attributes.invited),
    [true, false],
    'the pipeline tells who was asked',
  )
})

test('another company’s job is none, and a job that takes nobody is a conflict', async () => {
  const person = await listed()
  const foreign = await job({}, bank.of('Recrutador', 'stranger').token!)
  assert.equal((await refusal(invite(person, foreign.id))).status, 404)
  const { id } = await job()
  await app.call(pauseJob, { id }, recruiter)
  assert.equal((await refusal(invite(person, id))).status, 409)
  await app.call(closeJob, { id, closure: { reason: 'filled' } }, recruiter)
  assert.equal((await refusal(invite(person, id))).status, 409)
})

test('whoever hides, blocks, is too young, elsewhere or nobody: one sentence for all', async () => {
  const { id } = await job({ job_type: 'temporary' })
  const hides = await listed({ auto_enroll: false })
  const young = await listed({ date_of_birth: bornYearsAgo(17), auto_enroll: false })
  await save(young.token, { auto_enroll: true })
  const blocks = await listed()
  const { cnpj } = await db()
    .selectFrom('companies')
    .select('cnpj')
    .where('id', '=', bank.companies.company)
    .executeTakeFirstOrThrow()
  await app.call(seen.blockCompany, { blocked_company: { cnpj } }, blocks.token)
  const nobody = { id: '01900000-0000-7000-8000-000000000000' }
  for (const [who, person] of Object.entries({ hides, young, blocks, nobody, nonsense: { id: 'x' } }))
    assert.deepEqual(await said(invite(person, id)), [409, UNFIT], who)
})

test('a no is one tap, is told once, and stays for that job', async () => {
  const person = await listed()
  const [first, second] = [await job(), await job()]
  await invite(person, first.id)
  const [{ id } = { id: '' }] = await mine(person)
  for (const _ of [1, 2]) {
    const { data } = await app.call(wire.declineInvitation, { id }, person.token)
    assert.equal(data.attributes.state, 'declined')
  }
  assert.deepEqual(await said(invite(person, first.id)), [409, 'Esta pessoa já foi convidada para esta vaga.'])
  assert.equal((await invite(person, second.id)).data.attributes.job_id, second.id)
  const other = await listed()
  assert.equal((await refusal(app.call(wire.declineInvitation, { id }, other.token))).status, 404)
})

test('three invitations without an answer in 90 days, and the company waits', async () => {
  const person = await listed()
  const jobs = [await job(), await job(), await job(), await job()]
  for (const { id } of jobs.slice(0, 3)) await invite(person, id)
  const [status, words] = await said(invite(person, jobs[3]!.id))
  assert.deepEqual([status, /sem resposta/.test(String(words))], [409, true])
  const stranger = bank.of('Recrutador', 'stranger').token!
  await invite(person, (await job({}, stranger)).id, stranger)
  await db()
    .updateTable('bank_invitations')
    .set({ created_at: new Date(Date.now() - 91 * 86_400_000).toISOString() })
    .where('user_info_id', '=', person.id)
    .where('job_id', '=', jobs[0]!.id)
    .execute()
  await invite(person, jobs[3]!.id)
})

test('a company invites fifty a day, and one that is not verified nobody', async () => {
  const stranger = bank.of('Recrutador', 'stranger')
  const { id } = await job({}, stranger.token!)
  const [last, late] = [await listed(), await listed()]
  const { cnpj } = await db()
    .selectFrom('companies')
    .select('cnpj')
    .where('id', '=', bank.companies.stranger)
    .executeTakeFirstOrThrow()
  const others = await Promise.all(Array.from({ length: 2 }, () => listed({ auto_enroll: false })))
  const { n } = await db()
    .selectFrom('bank_invitations')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('cnpj_root', '=', cnpj.slice(0, 8))
    .executeTakeFirstOrThrow()
  const jobs = []
  for (let i = Number(n); i < 49; i += 2) jobs.push((await job({}, stranger.token!)).id)
  const rows = jobs.flatMap((job_id) => others.map(({ id: user_info_id }) => ({ job_id, user_info_id })))
  await db()
    .insertInto('bank_invitations')
    .values(
      rows.slice(0, 49 - Number(n)).map((row) => ({
        ...row,
        id: crypto.randomUUID(),
        cnpj_root: cnpj.slice(0, 8),
        invited_by: stranger.manager_id!,
        created_at: new Date().toISOString(),
      })),
    )
    .execute()
  await invite(last, id, stranger.token)
  const full = await refusal(invite(late, id, stranger.token))
  assert.equal(full.status, 429)
  assert.ok(Number((full as unknown as { retry_after?: string }).retry_after) > 0, 'until midnight')
  const stands = (verification: string) =>
    db().updateTable('companies').set({ verification }).where('id', '=', bank.companies.stranger).execute()
  await stands('pendente')
  assert.equal((await refusal(invite(late, id, stranger.token))).status, 403)
  await stands('verificada')
})

test('the rate of answers is told once there are enough to tell', async () => {
  const token = bank.of('Recrutador', 'branch').token!
  const to = await job({}, token)
  const person = await listed()
  await invite(person, to.id, token)
  assert.equal((await mine(person))[0]!.attributes.reply_rate, null)
  for (let i = 0; i < 5; i++) {
    const applicant = await listed()
    const { id } = await applyTo(app, to.attributes.slug, applicant.token)
    await db()
      .updateTable('candidatures')
      .set(i < 4 ? { state: 'screening' } : { state: 'ended', ended_why: 'no_answer', answer_by: null })
      .where('id', '=', id)
      .execute()
  }
  assert.equal((await mine(person))[0]!.attributes.reply_rate, 80)
})
