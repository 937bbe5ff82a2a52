// A valid request to each endpoint, by an actor it is open to: hostile ones are derived from these.
import { openComponents } from '#server/openapi/components.ts'
import { sample } from '#server/openapi/sample.ts'
import type { TestApp } from '#test/support/app.ts'
import { address } from '#wire/place/address.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import { routes } from '../../app/api.ts'
import type { World } from '../isolation/case.ts'
import { table } from '../isolation/table.ts'
import { openWorld } from '../isolation/world.ts'

export type Known = {
  endpoint: Endpoint
  method: string
  /** Without a query. */ path: string
  headers: Record<string, string>
  /** As in the reference's example. */ body?: unknown
  /** With all optional fields. */ full?: unknown
}

const components = openComponents()
const pointerOf = ({ body }: Endpoint) => body && components.show(body, 'input')
const exampleOf = (endpoint: Endpoint) => sample(components.schemas, pointerOf(endpoint) ?? {})
const bare = <T>(schemas: T) =>
  JSON.parse(JSON.stringify(schemas, (key, value: unknown) => (key === 'examples' ? undefined : value))) as T
const everyFieldOf = (endpoint: Endpoint) => sample(bare(components.schemas), bare(pointerOf(endpoint) ?? {}))

function known(endpoint: Endpoint, world: World): Known {
  const method = endpoint.methods[0]!
  const rows = table[`${method} ${endpoint.path}`] ?? []
  const openings = rows.flatMap((row) => world.people.filter(row.opens).map((person) => ({ row, person })))
  const { row, person } = openings[0] ?? { row: rows[0], person: world.people.find(({ token }) => token)! }
  const sent = row?.send?.({ ...world, person }) ?? {}
  return {
    endpoint,
    method: method.toUpperCase(),
    path: address(endpoint, sent).url.split('?', 1)[0]!,
    headers: person.token ? { authorization: `Bearer ${person.token}` } : {},
    ...(endpoint.body && { body: exampleOf(endpoint), full: everyFieldOf(endpoint) }),
  }
}

/** Left out: ending sessions would end the test's own, and a stream of changes stays open. */
const LEFT_OUT = [
  'post /oauth/revoke',
  'delete /v1/sessions',
  'delete /v1/sessions/{id}',
  'get /v1/ats/jobs/{id}/pipeline/changes',
]

export async function knownRequests(app: TestApp): Promise<Known[]> {
  const world = await openWorld(app)
  return routes
    .map(({ endpoint }) => endpoint)
    .filter(({ methods, path }) => !LEFT_OUT.includes(`${methods[0]} ${path}`))
    .map((endpoint) => known(endpoint, world))
}
