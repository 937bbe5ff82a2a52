/** How many letters are to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

const MOST_WRONG = 0.34
/** Longer than any name: nobody misspelt one so. */
const MOST_LONG = 60

/** The name that somebody meant who misspelt it; undefined when none is close. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > MOST_LONG) return undefined
  const [best] = names
    .map((name) => ({ name, wrong: distance(typed.toLowerCase(), name) }))
    .sort((one, other) => one.wrong - other.wrong)
  return best && best.wrong <= Math.max(2, best.name.length * MOST_WRONG) ? best.name : undefined
}

export const unknownName = (what: string, typed: string, names: readonly string[]) => {
  const meant = nearestName(typed, names)
  return `${what}: ${typed}${meant ? `; você quis dizer ${meant}?` : ''}`
}
