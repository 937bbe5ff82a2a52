import { type RawBuilder, sql } from 'kysely'

/**
 * Typed text has no wildcards. Text that folds to nothing (a percent sign, a dash) matches nothing instead of
 * everything. `folded` is made by fold().
 */
export const contains = (folded: RawBuilder<unknown>, typed: string) => {
  const term = sql`fold(normalize(${typed}::text))`
  return sql<boolean>`(${term} <> '' and position(${term} in ${folded}) > 0)`
}
