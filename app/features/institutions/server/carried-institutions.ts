import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { csvObjects } from '#server/spreadsheets/csv.ts'
import { carryRows, whenChanged } from '#server/database/carried-rows.ts'

const read = (file: string) => readFileSync(new URL(`../../../../db/reference/${file}.csv`, import.meta.url), 'utf8')

/**
 * At every start, after the static lists: writes the carried schools, campuses and courses when they changed. True when
 * it wrote.
 */
export async function loadCarriedInstitutions(db: Kysely<DB>): Promise<boolean> {
  const [institutions, campuses, courses] = [read('institutions'), read('campuses'), read('courses')] as const
  return whenChanged(db, 'institutions', [institutions, campuses, courses], async (tx) => {
    await carryRows(tx, {
      table: 'institutions',
      key: ['id'],
      columns: {
        id: 'int',
        parent_id: 'int',
        mec_code: 'int',
        name: 'text',
        name_kept: 'boolean',
        acronym: 'text',
        category: 'text',
        organization: 'text',
        city_id: 'int',
      },
      rows: await underKnownIds(tx, [...csvObjects(institutions), ...csvObjects(campuses)]),
    })
    await sql`update institutions i set state_id = c.state_id from cities c where c.id = i.city_id and i.state_id is
      distinct from c.state_id`.execute(tx)
    await carryRows(tx, {
      table: 'courses',
      key: ['id'],
      columns: { id: 'text', name: 'text', degree: 'text', area: 'text' },
      rows: csvObjects(courses),
    })
  })
}

/**
 * A school that an import of the register or the operation brought first keeps the id it got then; what the operation
 * says of one stands.
 */
async function underKnownIds(db: Kysely<DB>, rows: Record<string, string>[]) {
  const known = await sql<{
    id: number
    mec_code: number
  }>`select id, mec_code from institutions where mec_code is not null`.execute(db)
  const corrected = await db
    .selectFrom('institutions')
    .select(['id', 'parent_id', 'mec_code', 'name', 'acronym', 'category', 'organization', 'city_id'])
    .where('kept_by_operation', '=', true)
    .execute()
  const kept = new Map(corrected.map((row) => [String(row.id), row]))
  const id_of_code = new Map(known.rows.map((row) => [String(row.mec_code), String(row.id)]))
  const id_of = new Map(rows.map((row) => [row.id!, id_of_code.get(row.mec_code ?? '') ?? row.id!]))
  return rows.map((row) => {
    const id = id_of.get(row.id!)!
    return { ...row, id, parent_id: id_of.get(row.parent_id ?? '') ?? null, ...kept.get(id), name_kept: true }
  })
}
