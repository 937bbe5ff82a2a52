// Bodies that no form sends, at every endpoint that takes one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileValue } from './hostile-values.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget()
const requests = (await knownRequests(target.app)).filter(({ endpoint }) => endpoint.body)

type Path = (string | number)[]
type Change = { where: number; what: 'replace' | 'drop' | 'add' | 'repeat'; value: unknown }

/** Every place in a value, the outermost first. */
function* places(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* places(part, [...path, key])
}

function changed(body: unknown, { where, what, value }: Change): unknown {
  const root = { body: structuredClone(body) }
  const all = [...places(root.body, ['body'])]
  const path = all[where % all.length]!
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root)
  const [holder, key] = [parent as Record<string, unknown>, path.at(-1)!]
  if (what === 'drop' && path.length > 1) delete holder[key]
  else if (what === 'add' && Array.isArray(holder[key])) holder[key].push(value)
  else if (what === 'add') holder[`${key}_more`] = value
  else if (what === 'repeat') holder[key] = [holder[key], holder[key]]
  else holder[key] = value
  return root.body
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(),
  what: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'repeat'),
  value: hostileValue,
})
const changes = fc.array(change, { minLength: 1, maxLength: 3 })

const hostile = fc.tuple(fc.constantFrom(...requests), changes).map(([{ method, path, headers, body }, made]) => ({
  method,
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(made.reduce(changed, body) ?? null),
}))

test('no JSON ends in a fault, whatever stands where a value is asked for', () =>
  attack(target, 800, hostile, ({ path, ...options }) => target.ask(path, options)))

test('a body nested half a million deep costs no more than one that is as long, and is refused before it is read', async () => {
  const depth = 490_000
  const deep = `{"company":${'['.repeat(depth)}`
  const flat = `{"company":"${'x'.repeat(2 * depth)}"}`
  const cost = async (body: string) => {
    const tries: number[] = []
    for (let times = 0; times < 5; times++) {
      const before = process.cpuUsage()
      const { status } = await target.ask('/v1/profile/companies', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
        body,
      })
      const { user, system } = process.cpuUsage(before)
      tries.push(user + system)
      assert.equal(status, body === flat ? 422 : 400)
    }
    return Math.min(...tries)
  }
  const [long, nested] = [await cost(flat), await cost(`${deep}${']'.repeat(depth)}}`)]
  assert.ok(nested < 3 * long, `${nested} µs instead of ${long} µs`)
  const { text } = await target.ask('/v1/profile/companies', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: deep,
  })
  assert.match(text, /aninhado demais/)
})
