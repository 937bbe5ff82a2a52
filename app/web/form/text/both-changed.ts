import { content } from '#web/content.ts'

// Stale writes: the second person's input stays, and the changes that it would overwrite are named.
const differ = (one: unknown, other: unknown) => content(one) !== content(other)

/** Fields that somebody else also changed since `base`, to another value. */
export const bothChanged = <D extends object>(base: D, typed: D, now: D): (keyof D & string)[] =>
  (Object.keys(base) as (keyof D & string)[]).filter(
    (field) => differ(base[field], typed[field]) && differ(base[field], now[field]) && differ(typed[field], now[field]),
  )

const MOST_TOLD = 80

/** “Telefone” (para “+55 (11) 98888-7777”): with the current value, where it is short. */
export function changeOf(word: string, now: unknown): string {
  if (typeof now !== 'string' && typeof now !== 'number') return `“${word}”`
  const lines = String(now).split('\n')
  const text = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
  return text
    ? `“${word}” (para “${text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text}”)`
    : `“${word}” (para vazio)`
}

const inWords = new Intl.ListFormat('pt-BR')
/** Follows the sentence about who saved first. `whole`: where values too long to quote can be read. */
export const alsoChanged = (changes: string[], whole = '') =>
  changes.length
    ? ` Essa pessoa também mudou ${inWords.format(changes)}: ao salvar, vale o que você preencheu.${changes.some((one) => one.endsWith('…”)')) ? whole : ''}`
    : ''

/** A merge by value: remaining typed values, then those added meanwhile. */
export function joined<V>(
  base: readonly V[],
  typed: readonly V[],
  now: readonly V[],
  nameOf: (value: V) => unknown = (value) => value,
): V[] {
  const [began, mine, stands] = [base, typed, now].map((values) => new Set(values.map(nameOf))) as [
    Set<unknown>,
    Set<unknown>,
    Set<unknown>,
  ]
  return [
    ...typed.filter((one) => stands.has(nameOf(one)) || !began.has(nameOf(one))),
    ...now.filter((one) => !began.has(nameOf(one)) && !mine.has(nameOf(one))),
  ]
}

/** Values that were in the base and in both lists, in the order of each. */
function orders<N>(base: readonly N[], typed: readonly N[], now: readonly N[]) {
  const stays = (one: N) => [base, typed, now].every((names) => names.includes(one))
  return [base.filter(stays), typed.filter(stays), now.filter(stays)] as const
}
const isSame = <N>(one: readonly N[], other: readonly N[]) => one.every((name, at) => name === other[at])

/** Whether both people reordered the same values differently. */
export function bothMoved<N>(...lists: [base: readonly N[], typed: readonly N[], now: readonly N[]]): boolean {
  const [began, mine, theirs] = orders(...lists)
  return !isSame(began, mine) && !isSame(began, theirs) && !isSame(mine, theirs)
}

/**
 * Merges the order of two people: of the one who changed it, ours if both did. New values stay behind their
 * predecessor, or last.
 */
export function inOneOrder<N>(base: readonly N[], typed: readonly N[], now: readonly N[]): N[] {
  const [began, mine, theirs] = orders(base, typed, now)
  const order = [...(isSame(began, mine) ? theirs : mine)]
  for (const names of [typed, now]) {
    const last = names.findLastIndex((one) => began.includes(one))
    for (const [at, one] of names.entries()) {
      if (order.includes(one)) continue
      const follows = names.slice(0, at).findLast((other) => order.includes(other))
      order.splice(at > last ? order.length : follows === undefined ? 0 : order.indexOf(follows) + 1, 0, one)
    }
  }
  return order
}
