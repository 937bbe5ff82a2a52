// The product with its demonstration, as a process with a folder of its own, for one test file.
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { startPostgres } from '../postgres/postgres-server.ts'
import { openHosted } from './product-host.ts'
import { startProduct } from './product-process.ts'

/**
 * The folder and the database that were written once for a whole run of tests; what is not set is written anew,
 * embedded.
 */
const FOLDER = 'TEST_DEMO_FOLDER'
const DATABASE = 'TEST_DEMO_DATABASE'

/** A browser's tests come in hundreds of times, and what a guess of a password costs is proven elsewhere. */
const quickly = ['--import', '#test/support/quick-passwords.ts']

/** What changes which data are written, or where. */
const OTHER_DATA = ['DATABASE_URL', 'SECRET_KEY', 'DEMO', 'COMPANY_VERIFICATION']

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'ponte-demo-'))
const forget = (folder: string) => rmSync(folder, { recursive: true, force: true })

const newDatabase = () => `ponte_demo_${randomBytes(6).toString('hex')}`
const urlOf = (name: string, server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function tell(server: string, words: string) {
  const client = new pg.Client({ connectionString: urlOf('postgres', server) })
  await client.connect()
  await client.query(words).finally(() => client.end())
}
const drop = (url: string) => tell(url, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)

async function copyOf(written: string) {
  const copy = newDatabase()
  await tell(written, `create database ${copy} template ${new URL(written).pathname.slice(1)}`)
  return urlOf(copy, written)
}

/** Called at the top of a test file, outside hooks; stopped by itself after the file's tests. */
export async function openDemoProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<{
  origin: string
  folder: string
  database: string | undefined
}> {
  const folder = newFolder()
  const { [FOLDER]: written, [DATABASE]: original } = process.env
  const same = written && original && !OTHER_DATA.some((name) => name in env)
  if (same) cpSync(written, folder, { recursive: true })
  const database = same ? await copyOf(original) : undefined
  const { origin, stop } = database
    ? await openHosted({ DATA_DIR: folder, ...onServer(database), ...env }, quickly)
    : await startProduct({ env: { DATA_DIR: folder, ...env }, flags: [...quickly, '--liftoff-only'] })
  after(async () => {
    await stop()
    if (database) await drop(database)
    forget(folder)
  })
  return { origin, folder, database }
}

/** Otherwise as it is embedded. */
const onServer = (url: string) => ({ DATABASE_URL: url, DEMO: '1', COMPANY_VERIFICATION: 'auto' })

/** Writes the demonstration once, for `openDemoProduct` in any process that inherits the environment this answers. */
export async function writeDemoData() {
  const server = await startPostgres()
  const folder = newFolder()
  const name = newDatabase()
  const url = urlOf(name, server.url)
  // A server that is left behind keeps the program that started it.
  const close = () => server.stop().finally(() => forget(folder))
  try {
    await tell(url, `create database ${name}`)
    const product = await startProduct({ env: { DATA_DIR: folder, ...onServer(url) }, flags: quickly })
    await product.stop()
  } catch (error) {
    await close()
    throw error
  }
  return { env: { [FOLDER]: folder, [DATABASE]: url }, forget: () => drop(url).finally(close) }
}
