import { type Fields, namesIn } from '#wire/record.ts'
import { type Draft, isSame } from './draft.ts'

/** What two people changed, each in another way: one field, or the fields of one choice. */
export type Clash = { label: string; names: readonly string[]; mine: Draft; theirs: Draft }

const groupsIn = (fields: Fields) =>
  Map.groupBy(namesIn(fields), (name) =>
    fields[name]!.group === undefined ? `the field ${name}` : fields[name]!.group,
  )

/**
 * What was typed since `base`, on top of what stands now. What only one of two people changed is joined without a
 * question; what both changed is a
 * clash, and holds what was typed until the person has chosen. A list of rows is one field. `unanswered`: what was sent
 * from here without an answer;
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
  for (const names of groupsIn(fields).values()) {
    const { group, label } = fields[names[0]!]!
    const same = (one: Draft, other: Draft) => names.every((name) => isSame(fields[name]!, one[name], other[name]))
    const isAgreed = same(typed, now)
    const isKnown = [base, ...unanswered].some((one) => same(one, now))
    const isMine = !isAgreed && (isKnown || !same(typed, base))
    // A text that says the same stays under the hands that type it.
    for (const name of names)
      draft[name] = isMine || (isAgreed && typeof typed[name] === 'string') ? typed[name] : now[name]
    if (isMine && !isKnown) clashes.push({ label: group ?? label, names, mine: typed, theirs: now })
  }
  return { draft, clashes }
}
