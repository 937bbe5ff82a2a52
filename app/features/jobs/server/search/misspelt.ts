import { bare, NAMES } from './search-words.ts'

const root = (word: string) => bare(word).replace(/[aeo]?s?$/, '')
/** 'temporária' for 'temporário': another gender is no mistake. */
export const endsOtherwise = (said: string, near: string) => root(said) === root(near)

/** How many letters are missing, too many, others, or changed places with the next. */
function mistakes(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          row[j - 1]! + 1,
          rows[i - 1]![j]! + 1,
          rows[i - 1]![j - 1]! + (same ? 0 : 1),
          ...(swapped ? [rows[i - 2]![j - 2]! + 1] : []),
        ),
      )
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

/** Shorter names are too like too many words; in a long one two mistakes leave no doubt. */
const [SHORTEST, LONG] = [5, 10]

/** The other name that somebody meant, where it is nearer to what they typed than any word of adverts is. */
export function meantName(said: string, near: string | null): string | undefined {
  let most = Math.min(said.length < LONG ? 1 : 2, near ? mistakes(said, bare(near)) - 1 : Infinity)
  let meant: string | undefined
  for (const [name, { shown }] of NAMES) {
    if (name.length < SHORTEST || Math.abs(name.length - said.length) > most || endsOtherwise(said, name)) continue
    const made = mistakes(said, name)
    if (made > most) continue
    meant = shown
    most = made - 1
  }
  return meant
}
