// A product that a test kills and starts again on what it left: on the database server where there is one, else on the
// embedded database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { type Database, openDatabase, openServer } from '#server/database/open-database.ts'
import { openApp, type TestApp } from '../app.ts'
import { startPostgres } from '../postgres/scratch-postgres.ts'
import { killRunning, startProduct } from './product-process.ts'

const KEY = 'for killed products only, long enough to be one'

/** Closed once, whoever asks: the embedded database belongs to one process at a time. */
function closedOnce(database: Database): Database {
  let closing: Promise<void> | undefined
  return { ...database, close: () => (closing ??= database.close()) }
}

export async function killableProduct(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `ponte-${name}-`))
  const server = process.env['TEST_DATABASE_URL'] ? await startPostgres() : undefined
  after(async () => {
    killRunning()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await server?.create(name)
  const env = {
    DATA_DIR: folder,
    DEMO: '0',
    ...(server && { DATABASE_URL: server.url(name), SECRET_KEY: KEY }),
  }
  // Killed early, so fast compilation of the database's program does not pay.
  const start = () => startProduct({ env, flags: server ? [] : ['--liftoff-only'] })
  const open = async () =>
    server ? openServer(server.url(name)) : openDatabase({ data_dir: folder, database_url: undefined })
  return {
    start,
    open,
    /** What stands there before the first start under test. */
    async prepare<T>(write: (app: TestApp) => Promise<T>): Promise<T> {
      await (await start()).stop()
      const database = closedOnce(await open())
      const key = server ? KEY : readFileSync(path.join(folder, 'secret.key'), 'utf8').trim()
      const app = await openApp({ database: Promise.resolve(database), key, env: { RATE_LIMITS: 'off' } })
      const written = await write(app)
      await app.settle()
      await database.close()
      return written
    },
    /** As if the minute had passed for which a dead worker's lease is respected. */
    pastLeases: () =>
      server?.ask(
        "update tasks set leased_until = now() - interval '1 second' where lease is not null and done_at is null",
        [],
        name,
      ),
  }
}
