// Each test file gets a database of its own: a copy of one that is migrated and filled once.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { loadReference } from '#db/reference/load-reference.ts'
import { type Embedded, startEmbedded } from '#server/database/embedded.ts'
import { migrate, migrations } from '#server/database/migrate.ts'
import { TEMPLATES } from '#server/database/new-folder.ts'
import { type Database, openServer, overEmbedded } from '#server/database/open-database.ts'
import type { Timeouts } from '#server/database/timeouts.ts'
import { tarEntries } from '#server/database/tar.ts'
import { referenceFiles } from '../files/reference-files.ts'
import { MemoryCopy } from './memory-copy.ts'

const server = process.env['TEST_DATABASE_URL']

/** What the copy depends on; another content is another copy. */
const version = () => {
  const sum = createHash('sha256')
  for (const { name, text } of migrations()) sum.update(name).update(text)
  for (const file of referenceFiles()) sum.update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}

const fill = async (database: Database) => {
  await migrate(database)
  await loadReference({ database })
}

export const freshDatabase = (timeouts?: Timeouts): Promise<Database> =>
  server ? freshOnServer(server, timeouts) : freshEmbedded(timeouts)

const freshEmbedded = async (timeouts?: Timeouts) =>
  overEmbedded(await startEmbedded(null, new MemoryCopy(await freshDump())), timeouts)

/** Tests run on the embedded database. */
export const onEmbedded = !server

/**
 * Copies of yesterday's tables, 40 MB each; a young one may belong to a run that is going on. Their age is counted from
 * the new one, since this program's clock may be ahead.
 */
function forgetOlderThan(dump: string) {
  const folder = path.dirname(dump)
  const now = statSync(dump).mtimeMs
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const written = name.startsWith('test-database-') && statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (written && now - written > 3_600_000) rmSync(file, { force: true })
  }
}

/** Read by every test file anew, so it is kept small. */
const withoutTemplates = (tar: Buffer) =>
  Buffer.concat([...tarEntries(tar)].filter(({ name }) => !TEMPLATES.test(name)).map(({ whole }) => whole))

async function dumpOf(embedded: Embedded, { db }: Database): Promise<Buffer> {
  // Or each copy would repeat what led here, and read the log of it.
  for (const words of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
    await sql.raw(words).execute(db)
  return withoutTemplates(Buffer.from(await (await embedded.dump()).arrayBuffer()))
}

/** The dump that fresh databases are copied from. */
async function freshDump() {
  const folder = path.resolve('.cache')
  const dump = path.join(folder, `test-database-${version()}.tar`)
  if (existsSync(dump)) return dump
  const embedded = await startEmbedded(null)
  const database = overEmbedded(embedded)
  await fill(database)
  mkdirSync(folder, { recursive: true })
  const writing = `${dump}.${randomBytes(4).toString('hex')}`
  writeFileSync(writing, await dumpOf(embedded, database))
  renameSync(writing, dump) // whole or not at all: test files run side by side
  forgetOlderThan(dump)
  await database.close()
  return dump
}

export const embeddedCopy = async (dump: string) => overEmbedded(await startEmbedded(null, new MemoryCopy(dump)))

/** A fresh one that can be dumped after it was written to. */
export async function dumpable() {
  const embedded = await startEmbedded(null, new MemoryCopy(await freshDump()))
  const database = overEmbedded(embedded)
  return { database, dump: () => dumpOf(embedded, database) }
}

const LOCK = 7_315_002

async function freshOnServer(url: string, timeouts?: Timeouts): Promise<Database> {
  const template = `ponte_template_${version()}`
  const name = `ponte_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('select pg_advisory_lock($1)', [LOCK])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (!rowCount) {
      await admin.query(`create database ${template}_new`)
      const database = openServer(named(url, `${template}_new`))
      await fill(database)
      await database.close()
      await admin.query(`alter database ${template}_new rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK])
    await admin.end()
  }
  const database = openServer(named(url, name), 6, timeouts)
  const drop = async () => {
    const last = new pg.Client({ connectionString: url })
    await last.connect()
    await last.query(`drop database if exists ${name} with (force)`)
    await last.end()
  }
  return { ...database, close: async () => (await database.close(), await drop()) }
}

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
