import type { Received } from '../use-pipeline.ts'

/** How a profile met the criteria, short enough for a tile. */
export function criteriaSign({ review_requested, unmet }: Pick<Received['attributes'], 'review_requested' | 'unmet'>) {
  if (review_requested) return 'Pede revisão'
  return unmet.length > 0 ? `Fora de ${unmet.length} ${unmet.length === 1 ? 'critério' : 'critérios'}` : undefined
}
