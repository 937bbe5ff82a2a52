import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { type Configuration, StartRefusal } from '../configuration.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { keepPlans } from './kept-plans.ts'

export type Database = { db: Kysely<DB>; pool: pg.Pool; embedded: boolean; close: () => Promise<void> }

const { builtins } = pg.types
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: String,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}
/** The same values on both databases: numeric stays text, dates 'YYYY-MM-DD', instants ISO. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid as never, format as 'text'),
}

/** A connection that breaks, idle or between two statements, is replaced; who works on it hears of it at the next statement. */
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

/** To compile a plan takes a server longer than any statement of ours runs: it does so by what a plan is thought to cost, which is often far too much. */
export function openServer(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c jit=off',
  } as pg.PoolConfig)
  outliveBreaks(pool)
  pool.on('connect', keepPlans)
  const db = over(pool)
  return { db, pool, embedded: false, close: () => db.destroy() }
}

/** One backend, so one connection: whoever waits longer than ten seconds hears of it. It plans anew each time, since nobody tells it between two nights that a table has grown. */
export function overEmbedded(embedded: Embedded): Database {
  const pool = new pg.Pool({
    stream: embedded.connect,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
    connectionTimeoutMillis: 10_000,
  } as pg.PoolConfig)
  outliveBreaks(pool)
  const db = over(pool)
  return { db, pool, embedded: true, close: async () => (await db.destroy(), await embedded.close()) }
}

/** An unreachable server is said in one sentence, before anything else is tried. */
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
