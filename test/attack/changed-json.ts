// Request bodies from the reference's examples, with parts replaced by hostile values.
import fc from '#test/support/fast-check.ts'
import { hostileValue } from './hostile-values.ts'

type Path = (string | number)[]
type Holder = Record<string | number, unknown>
type Change = { what: 'replace' | 'drop' | 'add' | 'repeat' | 'fill'; where: number; value: unknown }

/** Every path in a value, the outermost first. */
function* places(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* places(part, [...path, key])
}

/** The parent of a path, created where missing. */
const holderOf = (root: object, path: Path) =>
  path.slice(0, -1).reduce((at: Holder, key, depth) => {
    const inner = at[key]
    if (inner === null || typeof inner !== 'object') at[key] = typeof path[depth + 1] === 'number' ? [] : {}
    return at[key] as Holder
  }, root as Holder)

function changed(body: unknown, full: unknown, { what, where, value }: Change): unknown {
  const root = { body: structuredClone(body) }
  const among = [...places(what === 'fill' ? full : root.body, ['body'])]
  const path = among[where % among.length]!
  const [holder, key] = [holderOf(root, path), path.at(-1)!]
  if (what === 'fill') holder[key] = holderOf({ body: full }, path)[key]
  else if (what === 'drop' && path.length > 1) delete holder[key]
  else if (what === 'add' && Array.isArray(holder[key])) holder[key].push(value)
  else if (what === 'add') holder[`${key}_more`] = value
  else if (what === 'repeat') holder[key] = [holder[key], holder[key]]
  else holder[key] = value
  return root.body
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'repeat', 'fill', 'fill'),
  where: fc.nat(),
  value: hostileValue,
})

/** `full` has the optional fields that `body` leaves out. */
export const hostileJson = (body: unknown, full: unknown) =>
  fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => JSON.stringify(changes.reduce((now, one) => changed(now, full, one), body) ?? null))
