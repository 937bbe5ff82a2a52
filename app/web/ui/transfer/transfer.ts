import { plain } from '#web/ui/text/plain-text.ts'

export type TransferItem<V extends string | number = string> = { value: V; label: string }

/** Items of each side: the rest in list order, the chosen in order of choice. */
export function sidesOf<V extends string | number>(items: readonly TransferItem<V>[], chosen: readonly V[]) {
  const byValue = new Map(items.map((item) => [item.value, item]))
  return {
    rest: items.filter(({ value }) => !chosen.includes(value)),
    chosen: chosen.flatMap((value) => byValue.get(value) ?? []),
  }
}

export const matching = <V extends string | number>(items: readonly TransferItem<V>[], typed: string) =>
  items.filter(({ label }) => plain(label).includes(plain(typed)))

export const give = <V>(chosen: readonly V[], moved: readonly V[]): V[] => [
  ...chosen,
  ...moved.filter((value) => !chosen.includes(value)),
]
export const takeBack = <V>(chosen: readonly V[], moved: readonly V[]): V[] =>
  chosen.filter((value) => !moved.includes(value))

/** 'Selecionar todos' concerns the search's results: all marked, some, or none. */
export function markState<V extends string | number>(
  shown: readonly TransferItem<V>[],
  marked: ReadonlySet<V>,
): 'all' | 'some' | 'none' {
  const count = shown.filter(({ value }) => marked.has(value)).length
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some'
}

export function markAll<V extends string | number>(shown: readonly TransferItem<V>[], marked: ReadonlySet<V>): Set<V> {
  const next = new Set(marked)
  const all = markState(shown, marked) === 'all'
  for (const { value } of shown) {
    if (all) next.delete(value)
    else next.add(value)
  }
  return next
}
