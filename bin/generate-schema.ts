// Writes db/schema.ts from the migrated database, so that types match the tables.
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Database, overEmbedded } from '#server/database/open-database.ts'

export const schemaFile = 'db/schema.ts'

type Column = { relation: string; name: string; type: string; nullable: boolean; filled: boolean; computed: boolean }

const columns = async ({ db }: Database) =>
  (
    await sql<Column>`
      select c.relname as relation, a.attname as name,
        coalesce(base.typname, t.typname) as type,
        not (a.attnotnull or t.typnotnull) as nullable,
        a.attidentity <> '' or (a.atthasdef and a.attgenerated = '') as filled,
        a.attgenerated <> '' as computed
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
      left join pg_type base on base.oid = nullif(t.typbasetype, 0)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not
        c.relispartition
        and a.attnum > 0 and not a.attisdropped
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and
          d.deptype = 'e')
      order by c.relname collate "C", a.attnum`.execute(db)
  ).rows

/** As the type parsers of both databases return them. */
const inTypeScript: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
}
const textual = new Set([
  'bpchar',
  'char',
  'citext',
  'date',
  'daterange',
  'inet',
  'int4multirange',
  'name',
  'numeric',
  'text',
  'time',
  'timestamptz',
  'tstzrange',
  'tsvector',
  'uuid',
  'varchar',
])

function typeOf(name: string): string {
  if (name.startsWith('_')) return `${typeOf(name.slice(1))}[]`
  const type = inTypeScript[name] ?? (textual.has(name) ? 'string' : undefined)
  // A timestamp without zone or an interval would be an object: no format is decided for them.
  if (!type) throw new Error(`bin/generate-schema.ts does not know how a column of type ${name} arrives in TypeScript`)
  return type
}

function declaration({ name, type, nullable, filled, computed }: Column) {
  const plain = typeOf(type)
  const read = nullable && plain !== 'unknown' ? `${plain} | null` : plain
  if (computed) return `    ${name}: ColumnType<${read}, never, never>`
  return `    ${name}: ${filled ? `Generated<${read}>` : read}`
}

const print = (all: Column[]) => {
  const relations = Map.groupBy(all, (column) => column.relation)
  const body = [...relations].map(([name, list]) => `  ${name}: {\n${list.map(declaration).join('\n')}\n  }\n`).join('')
  const imported = ['ColumnType', 'Generated'].filter((name) => body.includes(`${name}<`)).join(', ')
  return (
    '// Generated from the migrated ' +
    `database.\n${imported && `import type { ${imported} } from 'kysely'\n`}\nexport ` +
    `interface DB {\n${body}}\n`
  )
}

/** Closes the database. */
export async function schemaOf(database: Database) {
  try {
    return print(await columns(database))
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  const database = overEmbedded(await startEmbedded(null))
  await migrate(database)
  writeFileSync(schemaFile, await schemaOf(database))
  console.log(`${schemaFile} is written`)
}
