import { type RawBuilder, sql } from 'kysely'

/**
 * Typed text has no wildcards. Text that folds to nothing (a percent sign, a dash) matches nothing instead of
 * everything. `folded` is made by fold(), which leaves no wildcard in either text: a trigram index can be used.
 */
export const contains = (folded: RawBuilder<unknown>, typed: string) => {
  const term = sql`fold(normalize(${typed}::text))`
  return sql<boolean>`(${term} <> '' and ${folded} like '%' || ${term} || '%')`
}
