import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf, ownJobs } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { draftJob, inDays, newJob } from '#test/support/jobs.ts'
import { judge } from '#test/support/companies.ts'
import * as board from '../../wire/board.ts'
import * as wire from '../../wire/writing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { companies, of, recruiter } = await castOf(app)
const { show, change, publish } = ownJobs(app, recruiter)
const close = (id: string) =>
  app.call(wire.closeJob, { id, closure: { reason: 'filled', note: 'Contratamos duas pessoas.' } }, recruiter())
const onBoard = async (id: string) =>
  (await app.ctx().db.selectFrom('job_search').select('job_id').where('job_id', '=', id).execute()).length === 1

test('what is published stays fit to be read', async () => {
  const { id } = await newJob(app, recruiter())
  assert.deepEqual((await refusal(change(id, { description: '' }))).body.errors, {
    description: ['Não pode ficar em branco'],
  })
  assert.equal((await show(id)).description, '<p>Apoio às rotinas do escritório.</p>')
  await change(id, { title: 'Estágio em Finanças' })
  assert.match((await show(id)).slug, /^estagio-em-financas-[0-9a-f]{6}$/)
})

test('a page that stands does not go: only a first day that lies ahead may be put off', async () => {
  const { id } = await newJob(app, recruiter(), { opens_at: inDays(2) })
  await change(id, { opens_at: inDays(3) })
  await change(id, { opens_at: '' })
  for (const leave of [() => undefined, () => app.call(wire.pauseJob, { id }, recruiter()), () => close(id)]) {
    await leave()
    assert.deepEqual(Object.keys((await refusal(change(id, { opens_at: inDays(3) }))).body.errors ?? {}), ['opens_at'])
  }
  assert.equal((await change(id, { opens_at: inDays(0) })).data.attributes.opens_at, inDays(0))
})

test('a closed job, whose page stays, keeps the same rules; only its last day may have passed', async () => {
  const { id } = await newJob(app, recruiter(), { closes_at: inDays(2) })
  await close(id)
  const fields = async (changes: object) => Object.keys((await refusal(change(id, changes))).body.errors ?? {})
  assert.deepEqual(await fields({ requirements: '<p>Somente homens brancos de até 25 anos</p>' }), ['requirements'])
  for (const field of ['closes_at', 'job_type', 'area_id', 'description'])
    assert.deepEqual(await fields({ [field]: '' }), [field])
  app.at(new Date(Date.now() + 4 * 86_400_000).toISOString())
  assert.equal((await change(id, { openings: 3 })).data.attributes.openings, 3)
  assert.deepEqual(await fields({ closes_at: inDays(1) }), ['closes_at'])
  app.at(undefined)
})

test('a job is open for 180 days at most, so that nobody waits for years', async () => {
  const { id } = await draftJob(app, recruiter(), { closes_at: inDays(181) })
  assert.deepEqual((await refusal(publish(id))).body.errors, {
    closes_at: [`Uma vaga fica aberta por até 180 dias: escolha uma data até ${inDays(180)}`],
  })
  for (const closes_at of ['01/01/0001', '31/12/2999'])
    assert.deepEqual((await refusal(change(id, { closes_at }))).body.errors, {
      closes_at: ['Não segue o padrão DD/MM/AAAA ou não é uma data válida'],
    })
  await change(id, { closes_at: inDays(180) })
  await publish(id)
  assert.deepEqual(Object.keys((await refusal(change(id, { closes_at: inDays(181) }))).body.errors ?? {}), [
    'closes_at',
  ])
})

test('an advert that breaks the law is not published, and the sentence at fault is named', async () => {
  const { id } = await draftJob(app, recruiter(), {
    requirements: '<ul><li>Inglês</li><li>Experiência mínima de 2 anos</li><li>Sexo feminino</li></ul>',
  })
  const { status, body } = await refusal(publish(id))
  assert.equal(status, 422)
  assert.match(body.errors!['requirements']![0]!, /“Experiência mínima de 2 anos”.*6 meses.*CLT 442-A/)
  assert.match(body.errors!['requirements']![1]!, /“Sexo feminino”.*CLT 373-A/)
  await change(id, {
    requirements: '<p>Inglês. Experiência de até 6 meses.</p>',
    schedule: 'Das 9h às 15h. Somente homens',
  })
  assert.deepEqual(Object.keys((await refusal(publish(id))).body.errors ?? {}), ['schedule'])
  await change(id, { schedule: 'Das 9h às 15h' })
  await publish(id)
  assert.ok((await refusal(change(id, { title: 'Estágio para jovens até 25 anos' }))).body.errors?.['title'])
  assert.ok((await refusal(draftJob(app, recruiter(), { weekly_hours: 45 }))).body.errors?.['weekly_hours'])
})

test('publishing waits for the company’s verification, and a suspension takes its jobs off the air', async () => {
  const token = of('Administrador', 'stranger')
  const { id } = await newJob(app, token)
  await judge(app, companies.stranger, 'suspensa')
  assert.equal(await onBoard(id), false)
  const draft = await draftJob(app, token)
  const { status, message } = await refusal(app.call(wire.publishJob, { id: draft.id }, token))
  assert.deepEqual([status, /suspensa/.test(message)], [403, true])
  assert.deepEqual([(await show(draft.id, token)).blockers.length, (await show(id, token)).on_air], [1, false])
  const page = async () => refusal(app.call(board.showJob, { slug: (await show(id, token)).slug }))
  assert.deepEqual([(await page()).status, ((await page()).body as { off_air?: boolean }).off_air], [404, true])
  assert.equal(
    ((await refusal(app.call(board.showJob, { slug: draft.attributes.slug }))).body as { off_air?: boolean }).off_air,
    undefined,
    'a draft never had a page',
  )
  await judge(app, companies.stranger, 'verificada')
  assert.equal(await onBoard(id), true)
})

test('publishing waits for the manager’s own e-mail', async () => {
  const { id } = await draftJob(app, recruiter())
  const { db } = app.ctx()
  const email = 'company-2@pessoas.example'
  await db.updateTable('logins').set({ email_confirmed_at: null }).where('email', '=', email).execute()
  assert.deepEqual([(await refusal(publish(id))).status, (await show(id)).blockers.length], [403, 1])
  await db
    .updateTable('logins')
    .set({ email_confirmed_at: new Date().toISOString() })
    .where('email', '=', email)
    .execute()
  await publish(id)
})

test('a job closes by itself on its date', async () => {
  const { id } = await newJob(app, recruiter(), { closes_at: inDays(2) })
  app.at(new Date(Date.now() + 4 * 86_400_000).toISOString())
  await app.run('close-due-jobs')
  const { status, close_reason, history } = await show(id)
  assert.deepEqual([status, close_reason, history[0]!.by, await onBoard(id)], ['closed', 'expired', null, false])
  assert.ok((await refusal(publish(id))).body.errors?.['closes_at'], 'reopening asks for another date')
  await change(id, { closes_at: inDays(10) })
  await publish(id)
  app.at(undefined)
})
