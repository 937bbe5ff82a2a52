import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#db/schema.ts'

/** For a bound that refuses one more: of two at the same instant both may pass, and none after them. */
export async function countRows<T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>): Promise<number> {
  const { n } = await query.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}
