import { type RawBuilder, sql } from 'kysely'

/** What people type has no wildcards, and what folds to nothing (a percent sign, a dash) finds nothing, not everybody. `folded` is text that fold() made. */
export const contains = (folded: RawBuilder<unknown>, typed: string) => {
  const term = sql`fold(normalize(${typed}::text))`
  return sql<boolean>`(${term} <> '' and position(${term} in ${folded}) > 0)`
}
