import type { Endpoint } from '#wire/endpoint.ts'

/** Wire files by feature; an export is an endpoint, a list of endpoints by name, or something else. */
export type Wires = Record<string, Record<string, unknown>>

const isEndpoint = (value: unknown): value is Endpoint =>
  value !== null && typeof value === 'object' && 'methods' in value && 'path' in value && 'answer' in value
const capital = (name: string) => name.replace(/(?:^|[_-])([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * An endpoint's id is its export in the wire file: showSession; lists.sectors is listsSectors. A name that two
 * features use gets the feature's in front.
 */
export function operationIds(wires: Wires): Map<Endpoint, string> {
  const found = Object.entries(wires).flatMap(([feature, wire]) =>
    [...named(wire)].map(([name, endpoint]) => ({ feature, name, endpoint })),
  )
  const times = Map.groupBy(found, ({ name }) => name)
  return new Map(
    found.map(({ feature, name, endpoint }) => [
      endpoint,
      times.get(name)!.length > 1 ? `${feature}${capital(name)}` : name,
    ]),
  )
}

function* named(wire: Record<string, unknown>, prefix = ''): Generator<[string, Endpoint]> {
  for (const [name, value] of Object.entries(wire)) {
    const id = prefix ? prefix + capital(name) : name
    if (isEndpoint(value)) yield [id, value]
    else if (
      !prefix &&
      value !== null &&
      typeof value === 'object' &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value).some(isEndpoint)
    )
      yield* named(value as Record<string, unknown>, id)
  }
}
