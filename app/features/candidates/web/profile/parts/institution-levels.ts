type School = { value: number; label: string; acronym: string | null; city: string | null; state: string | null }
type Node = School & { children: readonly School[] }
export type Level = {
  value: number | null
  options: readonly School[]
  /** The node whose children these are. */ above: number
}

/**
 * The selectors of a chain. The tree may still be the one of the choice before: then what it knows is shown until the
 * new one comes.
 */
export function levelsOf(chosen: number | null, tree: readonly Node[]): Level[] {
  if (chosen === null) return []
  const end = tree.findIndex(({ value }) => value === chosen)
  const parent = tree.findIndex(({ children }) => children.some(({ value }) => value === chosen))
  const path = end >= 0 ? tree.slice(0, end + 1) : parent >= 0 ? tree.slice(0, parent + 1) : []
  if (!path.length) return [{ value: chosen, options: [], above: 0 }]
  const values = end >= 0 ? path.map(({ value }) => value) : [...path.map(({ value }) => value), chosen]
  const first: Level = { value: values[0]!, options: [], above: 0 }
  return [
    first,
    ...path
      .filter(({ children }) => children.length > 0)
      .map(({ value, children }, depth) => ({ value: values[depth + 1] ?? null, options: children, above: value })),
  ]
}
