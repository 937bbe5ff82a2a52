import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { StartRefusal } from '../start/configuration.ts'
import type { Database } from './open-database.ts'

const folder = new URL('../../../db/migrations/', import.meta.url)
const LOCK = 7_315_001
/** Migrations below this number are folded into the baseline. */
const FIRST_AFTER_BASELINE = '0093'

export const migrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** May take as long as the largest table needs, and wait for another process that migrates. */
const withoutTimeouts = (tx: Kysely<DB>) =>
  sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(tx)

/** Forward only, in one transaction; of two processes that start at once, one waits for the other. */
export async function migrate({ patient, embedded }: Database): Promise<string[]> {
  return patient.transaction().execute(async (tx) => {
    await withoutTimeouts(tx)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await sql`
      create table if not exists migrations
        (name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(tx)
    const rows = await sql<{ name: string; hash: string }>`select name, hash from migrations`.execute(tx)
    const applied = new Map(rows.rows.map(({ name, hash }) => [name, hash]))
    const known = migrations().map((each) => ({ ...each, hash: createHash('sha256').update(each.text).digest('hex') }))
    refuseOthers(applied, known, embedded)
    const missing = known.filter(({ name }) => !applied.has(name))
    for (const { name, text, hash } of missing) {
      await sql.raw(text).execute(tx)
      await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(tx)
    }
    return missing.map(({ name }) => name)
  })
}

/** Unknown migrations after the baseline belong to a newer release, whose schema this one can use. */
function refuseOthers(applied: Map<string, string>, known: { name: string; hash: string }[], embedded: boolean) {
  const names = new Set(known.map(({ name }) => name))
  const folded = [...applied.keys()].some((name) => name < FIRST_AFTER_BASELINE && !names.has(name))
  const changed = known.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (!folded && !changed) return
  if (embedded)
    throw new StartRefusal(
      'O banco embutido foi criado por outra versão e não serve a esta: rode npm run demo:reset e inicie de novo.',
    )
  throw new StartRefusal(
    folded
      ? 'O banco de dados foi criado por uma versão anterior e não serve a ' +
          'esta: aponte DATABASE_URL para um banco vazio.'
      : `A migração ${changed!.name} mudou depois de aplicada. Migrações só andam para a frente: crie outra.`,
  )
}
