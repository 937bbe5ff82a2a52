// Alone: by the clock.
// Invalid bodies, at every endpoint that takes one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { attack } from './attack.ts'
import { hostileJson } from './changed-json.ts'
import { knownRequests } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const requests = (await knownRequests(target.app)).filter(({ endpoint }) => endpoint.body)

const hostile = fc.constantFrom(...requests).chain(({ method, path, headers, body, full }) =>
  hostileJson(body, full).map((text) => ({
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: text,
  })),
)

test('no JSON ends in a fault, whatever stands where a value is asked for', () =>
  attack(target, 800, hostile, ({ path, ...options }) => target.ask(path, options)))

test('a body nested half a million deep is refused before it is read, for the price of its length', async () => {
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
