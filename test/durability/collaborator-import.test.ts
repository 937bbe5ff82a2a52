// An import is executed once, whatever interrupts it. `npm run bench -- imports` measures its time.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { commitImport, importCollaborators, showImport } from '#features/collaborators/wire/collaborators.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { openDatabase, openServer } from '#server/database/open-database.ts'
import { colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { killRunning, type Running, startProduct } from '#test/support/product/product-process.ts'
import { registration } from '#test/support/registration.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { PATIENCE, until } from '#test/support/patience/patience.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-import-'))
const server = process.env['TEST_DATABASE_URL'] ? await startPostgres() : undefined
after(async () => {
  killRunning()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})
await server?.create('imports')
// Limits on invitations stay on: large sheets need a verified company.
const env = {
  DATA_DIR: folder,
  DEMO: '0',
  COMPANY_VERIFICATION: 'auto',
  ...(server && { DATABASE_URL: server.url('imports'), SECRET_KEY: 'for this test only, long enough to be one' }),
}

/** In the first sheet. A machine that looks too seldom to see them on their way gets more. */
const PEOPLE = 400
let product: Running
let token = ''
const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> =>
  send(
    (url, init) => fetch(product.origin + url, init),
    endpoint,
    sent,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

async function come() {
  const { company } = registration()
  await ask(registerCompany, { company })
  const { email, password } = company.company_managers_attributes[0]!
  await ask(confirmEmail, {
    token: new URL(await linkTo(product.origin, email, /./), product.origin).searchParams.get('token')!,
  })
  token = (await ask(issueToken, { grant_type: 'password', username: email, password, user_type: 'CompanyManager' }))
    .access_token
}

type State = Answer<typeof showImport>['data']['attributes']
/** Polls a little more often than the page. */
const reach = (what: string, id: string, reached: (state: State) => boolean, every = 500) =>
  until(
    `the import is ${what}`,
    async () => {
      const { attributes } = (await ask(showImport, { id })).data
      return reached(attributes) && attributes
    },
    { patience: PATIENCE.start, every },
  )
async function checked(from: number, count: number) {
  const file = await colleaguesSheet(
    Array.from({ length: count }, (_, n) => colleague(from + n, { document: '529.982.247-25' })),
  )
  const { id } = (await ask(importCollaborators, { file })).data
  await reach('checked', id, ({ state }) => state !== 'checking')
  return id
}

test('killed in the middle of a commit, the product goes on where it was, and nobody is invited twice', async () => {
  product = await startProduct({ env })
  await come()
  let [id, people] = ['', 0]
  for (let count = PEOPLE; ; count *= 2) {
    id = await checked(people, count)
    people += count
    await ask(commitImport, { id })
    const { created } = await reach('partly done', id, (state) => state.created >= count / 5, 20)
    await product.kill()
    if (created < count) break
    assert.ok(count < PEOPLE * 8, 'was too quick to be killed in the middle')
    product = await startProduct({ env })
  }
  await server?.ask(
    "update tasks set leased_until = now() - interval '1 second' where lease is not null and done_at is null",
    [],
    'imports',
  )
  product = await startProduct({ env })
  await reach('done', id, ({ state }) => state === 'done')
  await product.stop()
  const { db, close } = server
    ? openServer(server.url('imports'))
    : await openDatabase({ data_dir: folder, database_url: undefined })
  try {
    const { rows } = await sql<{ people: number; letters: number; doubles: number }>`select
      (select count(*) from logins l join company_managers m on m.login_id = l.id where email like
        '%@planilha.example') as people,
      (select count(distinct recipient) from mails where recipient like '%@planilha.example') as letters,
      (select count(*) from (select 1 from mails where recipient like '%@planilha.example' group by recipient having
        count(*) > 1) d) as doubles`.execute(db)
    assert.deepEqual(rows, [{ people, letters: people, doubles: 0 }])
  } finally {
    await close()
  }
})
