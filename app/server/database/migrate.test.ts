// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { freshDatabase } from '#test/support/postgres/fresh-database.ts'
import { StartRefusal } from '../start/configuration.ts'
import { migrate, migrations } from './migrate.ts'

const database = await freshDatabase()
after(() => database.close())
const { db, embedded } = database

const wayOut = embedded ? /: rode npm run demo:reset e inicie de novo\.$/ : /aponte DATABASE_URL para um banco vazio\.$/
const refused = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.message)
const withRow = async (name: string, work: () => Promise<void>) => {
  await sql`insert into migrations (name, hash) values (${name}, '')`.execute(db)
  await work()
  await sql`delete from migrations where name = ${name}`.execute(db)
}

test('what is applied is not applied again', async () => {
  assert.deepEqual(await migrate(database), [])
})

test('a database from before the baseline is refused in one sentence that says what to do', () =>
  withRow('0092_steps_among_many.sql', () => assert.rejects(migrate(database), refused(wayOut))))

test('migrations of a newer release are no obstacle', () =>
  withRow('9999_of_a_newer_release.sql', async () => assert.deepEqual(await migrate(database), [])))

test('a migration that changed after it was applied is refused', async () => {
  const { name } = migrations()[0]!
  await sql`update migrations set hash = 'another' where name = ${name}`.execute(db)
  await assert.rejects(
    migrate(database),
    refused(embedded ? wayOut : new RegExp(`^A migração ${name} mudou depois de aplicada\\.`)),
  )
})

test('each migration has a number of its own', () => {
  const numbers = migrations().map(({ name }) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  assert.ok(numbers.every(Boolean))
  assert.equal(new Set(numbers).size, numbers.length)
})
