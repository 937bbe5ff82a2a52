import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { type Configuration, StartRefusal } from '../start/configuration.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { keepPlans } from './kept-plans.ts'
import { EMBEDDED, REQUEST, TASK, type Timeouts, driverTimeouts } from './timeouts.ts'

export type Database = {
  db: Kysely<DB>
  pool: pg.Pool
  /**
   * For background work: connections of its own with longer timeouts; on the embedded database the same connection.
   */
  patient: Kysely<DB>
  embedded: boolean
  close: () => Promise<void>
}

const { builtins } = pg.types
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: String,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}
/** Gives the same values on both databases: numeric stays text, dates 'YYYY-MM-DD', instants ISO. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid as never, format as 'text'),
}

/** A broken connection is replaced; its user sees an error at the next statement. */
function outliveBreaks(pool: pg.Pool) {
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
}

const over = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

export async function openDatabase(c: Pick<Configuration, 'database_url' | 'data_dir'>): Promise<Database> {
  if (c.database_url) return openServer(c.database_url)
  const unlock = lockFolder(c.data_dir)
  const database = overEmbedded(await startEmbedded(path.join(c.data_dir, 'database')))
  return { ...database, close: async () => (await database.close(), unlock()) }
}

/** One task at a time, its lease, and statements outside its transaction. */
const FOR_TASKS = 3

/**
 * JIT is off: compiling a plan takes longer than any statement here, and PostgreSQL's cost estimate turns it on too
 * often.
 */
function serverPool(url: string, max: number, timeouts: Timeouts) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    ...driverTimeouts(timeouts),
    // The kernel notices a server that vanished without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c timezone=UTC -c jit=off',
  } as pg.PoolConfig)
  outliveBreaks(pool)
  pool.on('connect', keepPlans)
  return pool
}

export function openServer(url: string, max = 10, timeouts = REQUEST): Database {
  const pool = serverPool(url, max, timeouts)
  const [db, patient] = [over(pool), over(serverPool(url, FOR_TASKS, TASK))]
  return {
    db,
    pool,
    patient,
    embedded: false,
    close: async () => void (await Promise.all([db.destroy(), patient.destroy()])),
  }
}

/**
 * One backend, so one connection. Plans are made anew each time: without autovacuum, statistics grow old between two
 * nightly vacuums.
 */
export function overEmbedded(embedded: Embedded, { connection } = EMBEDDED): Database {
  const pool = new pg.Pool({
    stream: embedded.connect,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
    connectionTimeoutMillis: connection,
  } as pg.PoolConfig)
  outliveBreaks(pool)
  const db = over(pool)
  return { db, pool, patient: db, embedded: true, close: async () => (await db.destroy(), await embedded.close()) }
}

/** Reports an unreachable server in one sentence, before anything else. */
export async function reach({ pool }: Database) {
  const [row] = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .then(
      (r) => r.rows,
      (error: Error) => {
        throw new StartRefusal(
          `Não foi possível abrir o banco de dados: ${error.message || (error as { code?: string }).code}.`,
        )
      },
    )
  if (row!.version < 150_000) throw new StartRefusal('O banco de dados precisa ser PostgreSQL 15 ou mais novo.')
}
