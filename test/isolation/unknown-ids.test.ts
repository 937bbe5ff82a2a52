// Wherever an endpoint of contracts, internships or forms takes an id, in its path, query or body: nobody's names
// nothing, and neither does what is no id.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { routes } from '../../app/api.ts'
import { openComponents } from '#server/openapi/components.ts'
import { sample } from '#server/openapi/sample.ts'
import { openApp } from '#test/support/app.ts'
import type { Person } from '#test/support/people.ts'
import type { Endpoint, Schema } from '#wire/endpoint.ts'
import { exchange, type Refused } from '#wire/send.ts'
import type { World } from './case.ts'
import { idsIn, leadingTo, withId } from './ids-in.ts'
import { operator, SOME_ID } from './opens.ts'
import { table } from './table.ts'
import { openWorld } from './world.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off', DATABASE_URL: '', DOCUSIGN_HMAC_KEYS: 'a key' } })
let world: World
before(async () => void (world = await openWorld(app)))

const AREAS = /^\/v1\/(internship|institution_desk|data_forms|admin\/institutions)\b/
const IDS = [SOME_ID, 'not-a-uuid']
/** 410: the table's session is over, whatever it asks for. */
const NOTHING = new Set([404, 410, 422])
const ALSO: Record<string, number> = {
  'post /v1/internship/approvals': 200, // each row has its own answer
  'post /v1/internship/legal_checks': 200, // the internship that is named says whose it is
  'post /v1/internship/envelopes/{id}/steps/{step_id}/reminders': 409, // the world's contract is not sent yet
}

const components = openComponents()
const withoutExamples = <T>(schema: T) =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'examples' ? undefined : value))) as T
/** With all optional fields. */
function filled(schema: Schema | undefined) {
  if (!schema) return {}
  const shown = components.show(schema, 'input')
  return sample(withoutExamples(components.schemas), withoutExamples(shown)) as Record<string, unknown>
}

async function statusOf(endpoint: Endpoint, sent: unknown, { token }: Person) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  const asked = exchange((url, init) => app.request(url, init), endpoint, sent as Record<string, unknown>, { headers })
  return asked.then(
    ({ status }) => status,
    (error: unknown) => (error as Refused).status,
  )
}

/** The rows of the table are refused as stale; these get as far as the id. */
async function fresh(known: Record<string, unknown>) {
  if (known['lock_version'] !== -1) return known
  for (const table of ['envelopes', 'internships'] as const) {
    const found = app.ctx().db.selectFrom(table).select('lock_version').where('id', '=', String(known['id']))
    const row = await found.executeTakeFirst()
    if (row) return { ...known, ...row }
  }
  return known
}

test('an id of nobody, and what is no id, names nothing', async () => {
  const wrong: string[] = []
  for (const { endpoint } of routes.filter(({ endpoint }) => AREAS.test(endpoint.path))) {
    const name = `${endpoint.methods[0]} ${endpoint.path}`
    const shape = { ...filled(endpoint.query), ...filled(endpoint.body) }
    for (const { send = () => ({}), opens, meant = operator } of table[name] ?? []) {
      const person = world.people.find(opens) ?? world.people.find(meant)!
      const known = await fresh(send({ person, ...world }))
      const full = { ...shape, ...known }
      for (const at of idsIn(full))
        for (const id of IDS)
          for (const sent of [full, { ...(leadingTo(shape, at) as object), ...known }]) {
            const status = await statusOf(endpoint, withId(sent, at, id), person)
            const filter = !endpoint.body && !endpoint.path.includes(`{${at[0]}}`)
            if (!NOTHING.has(status) && status !== ALSO[name] && !(filter && status === 200))
              wrong.push(`${name}: ${status} for ${at.join('.')} = ${id}`)
          }
    }
  }
  assert.deepEqual(wrong, [])
})
