import { plain } from '#web/ui/text/plain-text.ts'

export type OptionValue = string | number
export type Option<V extends OptionValue = OptionValue> = {
  value: V
  label: string
  description?: string | null
  /** Other names: searched, never shown. */ search_words?: string | null
  disabled?: boolean
}

/** Options that contain every typed word; labels that begin with the text first, then other names. */
export function findOptions<V extends OptionValue>(options: readonly Option<V>[], typed: string): Option<V>[] {
  const wanted = plain(typed)
  if (wanted === '') return [...options]
  const words = wanted.split(' ')
  return options
    .map((option, at) => ({ option, at, rank: rankOf(option, wanted, words) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ option }) => option)
}

const NOT_FOUND = 5

function rankOf({ label, search_words }: Option, wanted: string, words: readonly string[]): number {
  const [name, also] = [plain(label), plain(search_words ?? '')]
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  // 'escolas' finds 'escola'; a word of two letters, such as 'TI', matches whole words only.
  const called = also.split(/[^a-z0-9&]+/)
  const bare = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
  if (also && words.every((word) => called.some((one) => bare(one) === bare(word)))) return 2
  if (words.every((word) => name.includes(word))) return 3
  if (
    also &&
    words.every((word) => (word.length > 2 && called.some((one) => one.startsWith(bare(word)))) || name.includes(word))
  )
    return 4
  return NOT_FOUND
}

/** Whether 'Adicionar "x"' is offered: text that equals no option. */
export const mayAdd = (options: readonly Option[], typed: string) =>
  plain(typed) !== '' && !options.some((option) => plain(option.label) === plain(typed))

type Entry<V extends OptionValue> = {
  add?: ((label: string) => Option<V>) | undefined
  /** The field is being left: an ambiguous text is not resolved. */ leaving: boolean
}

/** What a typed text means without a chosen option: the option that equals it, a new one, or the only match. */
export function entered<V extends OptionValue>(
  found: readonly Option<V>[],
  typed: string,
  { add, leaving }: Entry<V>,
): Option<V> | undefined {
  if (plain(typed) === '') return undefined
  const equal = found.find((option) => plain(option.label) === plain(typed))
  return equal ?? add?.(typed.trim()) ?? (!leaving && found.length === 1 ? found[0] : undefined)
}

export const withoutChosen = <V extends OptionValue>(options: readonly Option<V>[], chosen: readonly V[]) =>
  options.filter((option) => !chosen.some((value) => String(value) === String(option.value)))

/** Options from several sources (search answer, the record's label), each value once with its first label. */
export function mergeOptions<V extends OptionValue>(...lists: (readonly Option<V>[] | undefined)[]): Option<V>[] {
  const known = new Map<string, Option<V>>()
  for (const option of lists.flatMap((list) => list ?? []))
    if (!known.has(String(option.value))) known.set(String(option.value), option)
  return [...known.values()]
}
