// Reference data travel with the code and are written into tables when they change.
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'

type Value = string | number | boolean | null | object
export type Carried = {
  table: string
  key: string[]
  /** Column and its SQL type; 'text' columns hold null for an empty text. */
  columns: Record<string, 'text' | 'int' | 'boolean' | 'jsonb'>
  rows: Record<string, Value>[]
}

/** Writes new and changed rows and retires those no longer carried. Never deletes: other rows may refer to them. */
export async function carryRows(db: Kysely<DB>, { table, key, columns, rows }: Carried) {
  const names = Object.keys(columns)
  const refs = (of: string) => sql.join(names.map((name) => sql.ref(`${of}.${name}`)))
  const record = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows.map(withoutBlanks))}::jsonb) as r(${record})`
  const same = sql.join(
    key.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`),
    sql` and `,
  )
  await sql`
    insert into ${sql.table(table)} as t (${sql.join(names.map((name) => sql.ref(name)))}, carried)
    select ${refs('r')}, true from ${incoming}
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}, carried = true,
      retired_at = null
    where (${refs('t')}, t.carried, t.retired_at) is distinct from (${refs('excluded')}, true, null)`.execute(db)
  await sql`
    update ${sql.table(table)} as t set retired_at = now()
    where t.carried and t.retired_at is null and not exists (select from ${incoming} where ${same})`.execute(db)
}

const withoutBlanks = (row: Record<string, Value>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === '' ? null : value]))

/** Raised when the same files must be written differently. */
const WRITING = '1'

/**
 * Does the work when `content` differs from what was written last; of two processes that start at once, one does it.
 */
export async function whenChanged(
  db: Kysely<DB>,
  name: string,
  content: string[],
  work: (db: Kysely<DB>) => Promise<void>,
): Promise<boolean> {
  const hash = [WRITING, ...content]
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
  const stamped = async (on: Kysely<DB>) => {
    const { rows } = await sql<{ hash: string }>`select hash from stamps where name = ${name}`.execute(on)
    return rows[0]?.hash === hash
  }
  if (await stamped(db)) return false
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
    if (await stamped(tx)) return false
    await work(tx)
    await sql`insert into stamps (name, hash) values (${name}, ${hash}) on conflict (name) do update set hash =
      excluded.hash, written_at = now()`.execute(tx)
    return true
  })
}
