import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './open-database.ts'

const AGAIN_MS = 250

/**
 * Runs this work in one process at a time per server. Waiting holds no lock that a timeout would break. The embedded
 * database has one process only.
 */
export async function aloneOnServer<T>({ embedded, pool }: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (embedded) return work()
  const connection = await pool.connect()
  const ask = async (words: string) => (await connection.query<{ done: boolean }>(words, [lock])).rows[0]!.done
  try {
    while (!(await ask('select pg_try_advisory_lock($1) as done'))) await wait(AGAIN_MS)
    return await work()
  } finally {
    await ask('select pg_advisory_unlock($1) as done').catch(() => {}) // the lock ends with its connection
    connection.release()
  }
}
