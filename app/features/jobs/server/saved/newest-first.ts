import { pairs } from '#wire/place/address.ts'
import type { Filters } from '../search/find-jobs.ts'

/** The board with a saved search, its newest jobs first. */
export function newestFirst(filters: Filters) {
  const query = new URLSearchParams(
    [...pairs(filters)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  )
  query.set('sort', 'newest')
  return `/vagas?${query}`
}
