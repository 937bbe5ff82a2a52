// Every endpoint × everybody, with ids of their own and of others. A new endpoint must take its place in the table.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { ZodMiniObject } from 'zod/mini'
import { routes } from '../../app/api.ts'
import { openApp } from '#test/support/app.ts'
import type { Person } from '#test/support/people.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import { exchange, type Refused } from '#wire/send.ts'
import type { Case, World } from './case.ts'
import { table } from './table.ts'
import { openWorld } from './world.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off', DATABASE_URL: '', DOCUSIGN_HMAC_KEYS: 'a key' } })
let world: World
before(async () => void (world = await openWorld(app)))

const nameOf = ({ methods, path }: Endpoint) => `${methods[0]} ${path}`

test('every endpoint has its row, and every row its endpoint', () => {
  assert.deepEqual(Object.keys(table).sort(), routes.map(({ endpoint }) => nameOf(endpoint)).sort())
})

async function ask(endpoint: Endpoint, sent: Record<string, unknown>, { token }: Person) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  return exchange((url, init) => app.request(url, init), endpoint, sent, { headers }).then(
    ({ status }) => status,
    (error: unknown) => (error as Refused).status,
  )
}

/** Any other status means that the verb was reached. */
const REFUSED = new Set([401, 403, 404])

/** Guests get 401, other kinds of actors 403, and foreign objects 404. */
function refusalFor(person: Person, endpoint: Endpoint, { meant, closed = 404 }: Case, row: Case[]) {
  if (endpoint.auth === undefined && person.kind === 'Guest') return 401
  const isMeant = meant ?? ((one: Person) => endpoint.auth !== undefined || row.some(({ opens }) => opens(one)))
  return isMeant(person) ? closed : 403
}

for (const { endpoint } of routes)
  test(`${nameOf(endpoint)} opens to whom it should, and to nobody else`, async () => {
    const wrong: string[] = []
    const row = table[nameOf(endpoint)] ?? []
    for (const one of row)
      for (const person of world.people) {
        const { what, send = () => ({}), opens } = one
        const status = await ask(endpoint, send({ person, ...world }), person)
        const expected = opens(person) ? undefined : refusalFor(person, endpoint, one, row)
        const right = expected === undefined ? status < 500 && !REFUSED.has(status) : status === expected
        if (!right)
          wrong.push(`${person.name}: ${status} instead of ${expected ?? 'being let in'}${what ? ` for ${what}` : ''}`)
      }
    assert.deepEqual(wrong, [])
  })

const WHERE_NOTHING_IS = { page: Number.MAX_SAFE_INTEGER }
const NO_SUCH_ID = '99999999999999999999'
/** Lists that ask for a closer search instead of turning so far. */
const ENDS = new Set(['get /v1/ats/candidates'])

test('a page far beyond the last one is empty, and ids that no column can hold name nothing', async () => {
  for (const { endpoint } of routes)
    for (const { send = () => ({}), opens } of table[nameOf(endpoint)] ?? []) {
      const person = world.people.find(opens)
      if (!person) continue
      const sent = send({ person, ...world })
      const pages = endpoint.query && 'page' in (endpoint.query as ZodMiniObject).shape
      const status = ENDS.has(nameOf(endpoint)) ? 422 : 200
      if (pages) assert.equal(await ask(endpoint, { ...sent, ...WHERE_NOTHING_IS }, person), status, nameOf(endpoint))
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, NO_SUCH_ID])
      if (names.length)
        assert.ok((await ask(endpoint, { ...sent, ...Object.fromEntries(names) }, person)) < 500, nameOf(endpoint))
    }
})
