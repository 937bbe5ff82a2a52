import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { StartRefusal } from '../configuration.ts'
import type { Database } from './open-database.ts'

const folder = new URL('../../../db/migrations/', import.meta.url)
const LOCK = 7_315_001

export const migrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Forward only, all in one transaction; two processes that start at once wait for each other. */
export async function migrate({ db }: Database): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const applied = new Map(
      (await sql<{ name: string; hash: string }>`select name, hash from migrations`.execute(tx)).rows.map((r) => [
        r.name,
        r.hash,
      ]),
    )
    const done: string[] = []
    for (const { name, text } of migrations()) {
      const hash = createHash('sha256').update(text).digest('hex')
      if (applied.get(name) === hash) continue
      if (applied.has(name))
        throw new StartRefusal(
          `A migração ${name} mudou depois de aplicada. Migrações só andam para a frente: crie outra.`,
        )
      await sql.raw(text).execute(tx)
      await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(tx)
      done.push(name)
    }
    return done
  })
}
