import { plain } from '#web/ui/plain-text.ts'

export type OptionValue = string | number
export type Option<V extends OptionValue = OptionValue> = { value: V; label: string; description?: string | null; disabled?: boolean }

/** Those that hold every word typed; labels that begin with the text come first. */
export function findOptions<V extends OptionValue>(options: readonly Option<V>[], typed: string): Option<V>[] {
  const wanted = plain(typed)
  if (wanted === '') return [...options]
  const words = wanted.split(' ')
  const rank = (label: string) => (label.startsWith(wanted) ? 0 : label.includes(` ${wanted}`) ? 1 : 2)
  return options
    .map((option, at) => ({ option, at, label: plain(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .sort((a, b) => rank(a.label) - rank(b.label) || a.at - b.at)
    .map(({ option }) => option)
}

/** Whether 'Adicionar "x"' is offered: something typed that no option already says. */
export const mayAdd = (options: readonly Option[], typed: string) =>
  plain(typed) !== '' && !options.some((option) => plain(option.label) === plain(typed))

type Entry<V extends OptionValue> = { add?: ((label: string) => Option<V>) | undefined; /** The focus goes on: nothing is guessed then. */ leaving: boolean }

/** What a typed text stands for when nobody pointed at an option: the one that says it, a new one, or the only one that is left. */
export function entered<V extends OptionValue>(found: readonly Option<V>[], typed: string, { add, leaving }: Entry<V>): Option<V> | undefined {
  if (plain(typed) === '') return undefined
  const said = found.find((option) => plain(option.label) === plain(typed))
  return said ?? add?.(typed.trim()) ?? (!leaving && found.length === 1 ? found[0] : undefined)
}

export const withoutChosen = <V extends OptionValue>(options: readonly Option<V>[], chosen: readonly V[]) =>
  options.filter((option) => !chosen.some((value) => String(value) === String(option.value)))

/** Options known from several places (a search answer, the record's own label), each value once, the first label kept. */
export function mergeOptions<V extends OptionValue>(...lists: (readonly Option<V>[] | undefined)[]): Option<V>[] {
  const known = new Map<string, Option<V>>()
  for (const option of lists.flatMap((list) => list ?? [])) if (!known.has(String(option.value))) known.set(String(option.value), option)
  return [...known.values()]
}
