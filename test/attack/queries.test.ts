// Addresses that no client writes, at every endpoint.
import { test } from 'node:test'
import type { ZodMiniObject } from 'zod/mini'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileText } from './hostile-values.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget()
const requests = await knownRequests(target.app)

const names = [
  ...new Set(
    requests.flatMap(({ endpoint: { query } }) => (query ? Object.keys((query as ZodMiniObject)._zod.def.shape) : [])),
  ),
]

const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  fc
    .constantFrom(...names)
    .chain((one) => fc.constantFrom(`${one}[]`, `${one}[0][x]`, `${one}[__proto__]`, `[${one}]`)),
  hostileText,
)
const broken = fc.constantFrom('%', '%ff', '%00', '%ed%a0%80', '&&', '=', '?', '[]', '+', '%zz=1')
const pair = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(name, hostileText).map(([key, value]) => `${encoded(key)}=${encoded(value)}`) },
  broken,
)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** An address may have 16 kB in all. */
const query = fc.array(pair, { minLength: 1, maxLength: 6 }).map((pairs) => pairs.join('&').slice(0, 12_000))
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  hostileText.map((text) => encoded(text).slice(0, 2_000)),
)

const hostile = fc.tuple(fc.constantFrom(...requests), query, segment).map(([{ path, ...request }, words, part]) => ({
  method: request.endpoint.body ? 'GET' : request.method,
  headers: request.headers,
  // The last part of an address is where a name or an id stands.
  path: `${part === undefined ? path : path.replace(/[^/]+$/, part)}?${words}`,
}))

test('no address ends in a fault, whatever is asked in it', () =>
  attack(target, 800, hostile, ({ path, ...options }) => target.ask(path, options)))
