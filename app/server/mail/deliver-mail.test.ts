// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { type AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { openApp } from '#test/support/app.ts'
import { transaction } from '../database/transaction.ts'
import type { House } from '../house.ts'
import { runDueTasks } from '../tasks/run-tasks.ts'
import { deliverMail } from './deliver-mail.ts'
import { type Letter, writeLetter } from './letter.ts'

/** A mail server that records what it receives, and refuses when told to. */
let refuse: string | undefined
let received: Email[] = []
const office = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', async () => {
      if (!refuse) received.push(await PostalMime.parse(Buffer.concat(parts)))
      done(refuse ? new Error(refuse) : null)
    })
  },
})
await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
after(() => new Promise<void>((resolve) => office.close(resolve)))

const app = await openApp()
const { port } = office.server.address() as AddressInfo
const configuration = {
  ...app.house.configuration,
  smtp_url: `smtp://127.0.0.1:${port}`,
  mail_from: 'nao-responda@ponte.test',
}
const house: House = { ...app.house, configuration }
const ctx = { ...app.ctx(), configuration }

const letter: Letter = {
  to: 'marina@aurora.example',
  subject: 'Inscrição concluída: “Pão & Café”',
  greeting: 'Olá, Marina!',
  paragraphs: ['A inscrição <de teste> foi concluída às 10h.'],
  action: { label: 'Ver vaga', path: '/vagas/1' },
}
const mails = () => ctx.db.selectFrom('mails').selectAll().orderBy('id').execute()
const delivery = () =>
  ctx.db.selectFrom('tasks').selectAll().where('name', '=', 'deliver-mail').executeTakeFirstOrThrow()
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

beforeEach(async () => {
  refuse = undefined
  received = []
  await sql`delete from tasks where name = ${deliverMail.name}`.execute(ctx.db)
  await sql`delete from mails`.execute(ctx.db)
})

test('a letter arrives as it was written, in both forms', async () => {
  await writeLetter(ctx, letter)
  await runDueTasks(house)
  const [mail] = received
  assert.equal(received.length, 1)
  assert.deepEqual(mail!.from, { name: 'Ponte', address: 'nao-responda@ponte.test' })
  assert.deepEqual(
    mail!.to?.map((to) => to.address),
    [letter.to],
  )
  assert.equal(mail!.subject, letter.subject)
  assert.match(mail!.text!, /A inscrição <de teste> foi concluída às 10h\./)
  assert.match(mail!.text!, /Ver vaga: http:\/\/ponte\.test\/vagas\/1/)
  assert.match(mail!.html!, /A inscrição &#60;de teste&#62;/)
  assert.match(mail!.html!, /href="http:\/\/ponte\.test\/vagas\/1"/)
  const [row] = await mails()
  assert.ok(row!.sent_at)
  assert.equal(mail!.messageId, `<${row!.id}@ponte.test>`)
})

test('a letter of a transaction that fails is never written', async () => {
  await assert.rejects(transaction(ctx, async (ctx) => (await writeLetter(ctx, letter), assert.fail('no'))))
  await runDueTasks(house)
  assert.deepEqual(await mails(), [])
  assert.equal(received.length, 0)
})

test('a post office that says no is asked again', async () => {
  await writeLetter(ctx, letter)
  refuse = 'busy'
  await runDueTasks(house)
  assert.ok((await delivery()).last_fault)
  assert.equal((await mails())[0]!.sent_at, null)
  refuse = undefined
  assert.equal(await runDueTasks(house), 0, 'not before its time')
  await runDueTasks(house, later(5))
  assert.equal(received.length, 1)
  assert.ok((await delivery()).done_at)
})

test('a letter that cannot be delivered gives up in the end and stays to be seen', async () => {
  await writeLetter(ctx, letter)
  refuse = 'never'
  for (let i = 0; i < 60; i++) await runDueTasks(house, later(4000))
  const row = await delivery()
  assert.ok(row.failed_at)
  assert.equal(row.attempts, 60)
  assert.equal((await mails())[0]!.sent_at, null)
})

test('a worker that dies between the post office and its tick sends again under the same Message-ID', async () => {
  await writeLetter(ctx, letter)
  await runDueTasks(house)
  // As if the process had died before it recorded the sending.
  await sql`update mails set sent_at = null`.execute(ctx.db)
  await sql`update tasks set done_at = null, leased_until = now() - interval '1 second' where name =
    ${deliverMail.name}`.execute(ctx.db)
  await runDueTasks(house)
  assert.equal(received.length, 2)
  assert.equal(received[0]!.messageId, received[1]!.messageId)
})

test('a worker that dies after noting the delivery does not send again', async () => {
  await writeLetter(ctx, letter)
  await runDueTasks(house)
  await sql`update tasks set done_at = null, leased_until = now() - interval '1 second' where name =
    ${deliverMail.name}`.execute(ctx.db)
  await runDueTasks(house)
  assert.equal(received.length, 1)
})

test('two workers at once send each letter once', async () => {
  for (let n = 0; n < 12; n++) await writeLetter(ctx, { ...letter, to: `pessoa.${n}@aurora.example` })
  const work = async () => {
    while (await runDueTasks(house, new Date(), 2)) {
      /* one more round */
    }
  }
  await Promise.all([work(), work()])
  assert.equal(new Set(received.map((mail) => mail.to![0]!.address)).size, 12)
  assert.equal(received.length, 12)
})

test('without a post office letters wait in the outbox and nothing fails', async () => {
  await writeLetter(ctx, letter)
  await runDueTasks(app.house)
  assert.ok((await delivery()).done_at)
  assert.equal((await mails())[0]!.sent_at, null)
})
