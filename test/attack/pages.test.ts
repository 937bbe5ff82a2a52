// Addresses of pages that no link leads to.
import './as-served.ts'
import { test } from 'node:test'
import { loadDemo } from '#db/demo/load-demo.ts'
import fc from '#test/support/fast-check.ts'
import { rooms } from '../../app/pages.ts'
import { attack } from './attack.ts'
import { hostileQuery, hostileSegment } from './hostile-queries.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ built: true })
await loadDemo(target.app.house)

const KNOWN: Record<string, string> = { display_name: 'universidade-horizonte', id: '1' }
const NAMES = ['q', 'page', 'sort', 'state', 'city', 'token', 'expires', 'slug', 'utm_source', '_routes', 'index']

/** Each part that a page names is one that there is, or another. */
const address = fc
  .constantFrom(...rooms)
  .chain(({ path }) =>
    fc
      .tuple(
        ...path
          .split('/')
          .map((part) =>
            part.startsWith(':') || part === '*'
              ? fc.oneof(fc.constant(KNOWN[part.slice(1)] ?? '1'), hostileSegment)
              : fc.constant(part),
          ),
      )
      .map((parts) => `/${parts.join('/')}`),
  )
const method = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS')

test('no page ends in a fault, whatever its address says', () =>
  attack(target, 300, fc.tuple(method, address, hostileQuery(NAMES)), ([how, path, words]) =>
    target.ask(`${path}?${words}`, { method: how }),
  ))
