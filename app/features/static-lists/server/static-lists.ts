import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { carryRows, whenChanged } from '#server/database/carried-rows.ts'
import { carriedLists } from './carried-lists.ts'

/** At every start: writes the carried lists when they changed since the last one. True when it wrote. */
export async function loadReferenceLists(db: Kysely<DB>): Promise<boolean> {
  const { content, tables } = carriedLists()
  return whenChanged(db, 'static-lists', content, async (tx) => {
    for (const carried of tables()) await carryRows(tx, carried)
  })
}
