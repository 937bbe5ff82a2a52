// Addresses that no client sends, at every endpoint.
import { test } from 'node:test'
import type { ZodMiniObject } from 'zod/mini'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileQuery, hostileSegment } from './hostile-queries.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const requests = await knownRequests(target.app)

const namesIn = (query: unknown) => Object.keys((query as ZodMiniObject)._zod.def.shape)
const names = [...new Set(requests.flatMap(({ endpoint: { query } }) => (query ? namesIn(query) : [])))]
const segment = fc.option(hostileSegment, { freq: 2, nil: undefined })

const hostile = fc
  .tuple(fc.constantFrom(...requests), hostileQuery(names), segment)
  .map(([{ path, ...request }, words, part]) => ({
    method: request.endpoint.body ? 'GET' : request.method,
    headers: request.headers,
    // The last segment is a name or an id.
    path: `${part === undefined ? path : path.replace(/[^/]+$/, part)}?${words}`,
  }))

test('no address ends in a fault, whatever is asked in it', () =>
  attack(target, 800, hostile, ({ path, ...options }) => target.ask(path, options)))
