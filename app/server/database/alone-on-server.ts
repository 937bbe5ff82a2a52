import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './open-database.ts'

const AGAIN_MS = 250

/** Of the processes on one server one at a time does this work; who waits holds no lock meanwhile that a timeout would break. The embedded database has one process. */
export async function aloneOnServer<T>({ embedded, pool }: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (embedded) return work()
  const connection = await pool.connect()
  const ask = async (words: string) => (await connection.query<{ done: boolean }>(words, [lock])).rows[0]!.done
  try {
    while (!(await ask('select pg_try_advisory_lock($1) as done'))) await wait(AGAIN_MS)
    return await work()
  } finally {
    await ask('select pg_advisory_unlock($1) as done').catch(() => {}) // ends with its connection
    connection.release()
  }
}
