import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { newOperator } from '#test/support/operator.ts'
import { writeLetters } from '#server/mail/letter.ts'
import * as wire from '../wire.ts'

const app = await openApp()
const ctx = app.ctx()
let operator = ''
before(async () => {
  operator = await newOperator(app)
  await app.settle()
})
const tasks = async (query: object = {}) =>
  (await app.call(wire.listTasks, { per_page: 100, ...query }, operator)).collection.data
const letters = async (query: object = {}) =>
  (await app.call(wire.listLetters, { per_page: 100, ...query }, operator)).collection.data.map((row) => row.attributes)

test('what gave up comes first, with its fault alone, and runs once more when asked', async () => {
  const { rows } = await sql<{
    id: string
  }>`insert into tasks (name, payload, attempts, unanswered, failed_at, last_fault)
    values ('forget-requests', '{}', 8, 2, now(), '{"fault":"TypeError","code":"E1","stack":"at somebody@x.test"}')
    returning id::text`.execute(ctx.db)
  const { id } = rows[0]!
  const [first] = await tasks()
  assert.deepEqual([first!.id, first!.attributes.state, first!.attributes.fault], [id, 'failed', 'TypeError E1'])
  assert.deepEqual((await tasks({ state: 'failed' })).length, 1)
  const { data } = await app.call(wire.retryTask, { id }, operator)
  assert.deepEqual([data.attributes.state, data.attributes.attempts], ['waiting', 0])
  assert.equal((await refusal(app.call(wire.retryTask, { id }, operator))).status, 409)
  await app.settle()
  const done = await sql<{ done_at: string | null }>`select done_at from tasks where id = ${id}`.execute(ctx.db)
  assert.ok(done.rows[0]!.done_at)
  for (const none of [id, '999999999', 'x'])
    assert.equal((await refusal(app.call(wire.retryTask, { id: none }, operator))).status, 404)
})

test('a schedule that was set aside until its next time runs once more when asked', async () => {
  const { rows } = await sql<{
    id: string
  }>`update tasks set attempts = 3, unanswered = 2, run_at = now() + interval '1 hour'
    where name = 'forget-requests' and unique_key = 'schedule' and done_at is null returning id::text`.execute(ctx.db)
  const { id } = rows[0]!
  await app.call(wire.retryTask, { id }, operator)
  await app.settle()
  const done = await sql<{ done_at: string | null }>`select done_at from tasks where id = ${id}`.execute(ctx.db)
  assert.ok(done.rows[0]!.done_at)
})

test('letters that did not go out are listed; those of an address are found, without their codes', async () => {
  const to = 'Lia@letters.test'.toLowerCase()
  const letter = { to, greeting: 'Olá!', paragraphs: ['.'] }
  await writeLetters(ctx, [
    { ...letter, subject: 'Seu código: 123456' },
    { ...letter, subject: 'Saiu' },
    { ...letter, subject: 'Recusado' },
    { ...letter, to: 'outra@letters.test', subject: 'De outra' },
  ])
  await sql`update tasks set failed_at = now() where name = 'deliver-mail' and payload ->> 'mail_id' =
    (select id::text from mails where subject = 'De outra')`.execute(ctx.db)
  await sql`update mails set sent_at = now() where subject = 'Saiu'`.execute(ctx.db)
  await sql`update mails set refused_at = now() where subject = 'Recusado'`.execute(ctx.db)
  const of = (rows: Awaited<ReturnType<typeof letters>>) => rows.map(({ subject, state }) => `${subject}: ${state}`)
  assert.deepEqual(of(await letters({ recipient: ' LIA@letters.test ' })).toSorted(), [
    'Recusado: refused',
    'Saiu: sent',
    'Seu código: ••••••: waiting',
  ])
  const unsent = await letters()
  assert.deepEqual(of(unsent).toSorted(), ['De outra: given_up', 'Recusado: refused', 'Seu código: ••••••: waiting'])
  await app.settle()
  assert.ok(of(await letters({ recipient: to })).includes('Seu código: ••••••: kept'), 'no mail server is configured')
  const { token } = await newCandidate(app)
  assert.equal((await refusal(app.call(wire.listLetters, {}, token))).status, 403)
})
