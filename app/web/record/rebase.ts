import { type Fields, namesIn } from '#wire/record.ts'
import { type Draft, isSame } from './draft.ts'

/** A field that two people changed, each in another way. */
export type Clash = { name: string; mine: unknown; theirs: unknown }

/**
 * What was typed since `base`, on top of what stands now. What only one of two people changed is joined without a question; what both changed is a
 * clash, and holds what was typed until the person has chosen. A list of rows is one field. `unanswered`: what was sent from here without an answer;
 * it may stand there now, and is nobody else's change.
 */
export function rebase(
  fields: Fields,
  base: Draft,
  typed: Draft,
  now: Draft,
  unanswered: readonly Draft[] = [],
): { draft: Draft; clashes: Clash[] } {
  const draft: Draft = {}
  const clashes: Clash[] = []
  for (const name of namesIn(fields)) {
    const field = fields[name]!
    const [mine, theirs] = [typed[name], now[name]]
    const isAgreed = isSame(field, mine, theirs)
    const isKnown = [base, ...unanswered].some((one) => isSame(field, one[name], theirs))
    const isMine = !isAgreed && (isKnown || !isSame(field, mine, base[name]))
    // A text that says the same stays under the hands that type it.
    draft[name] = isMine || (isAgreed && typeof mine === 'string') ? mine : theirs
    if (isMine && !isKnown) clashes.push({ name, mine, theirs })
  }
  return { draft, clashes }
}
