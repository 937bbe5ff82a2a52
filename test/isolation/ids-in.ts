// Where ids stand in a request, and the same request with another id.
export type Path = string[]

const isId = (name: string) => /(^|_)(id|uuid|ids)$/.test(name)

export function* idsIn(value: unknown, at: Path = []): Generator<Path> {
  const name = at.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (value === null || typeof value !== 'object') {
    if (isId(name)) yield at
  } else if (!(value instanceof Blob)) for (const [key, part] of Object.entries(value)) yield* idsIn(part, [...at, key])
}

export function withId(value: unknown, [first, ...rest]: Path, id: string): unknown {
  if (first === undefined) return id
  if (Array.isArray(value)) return value.map((one: unknown, n) => (String(n) === first ? withId(one, rest, id) : one))
  return { ...(value as object), [first]: withId((value as Record<string, unknown>)[first], rest, id) }
}

/** Only what leads to this id, without its neighbours. */
export function leadingTo(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined || Array.isArray(value)) return value
  const part = (value as Record<string, unknown>)[first]
  return part === undefined ? {} : { [first]: leadingTo(part, rest) }
}
