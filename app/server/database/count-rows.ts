import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#db/schema.ts'

/** For limits that refuse one more: two requests at the same instant may both pass, later ones do not. */
export async function countRows<T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>): Promise<number> {
  const { n } = await query.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}
