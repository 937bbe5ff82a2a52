// No public endpoint lets a text through that the database would refuse: never 500, whatever the way in.
// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as z from 'zod/mini'
import { routes } from './api.ts'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import type { Schema } from '#wire/endpoint.ts'
import { UNSTORABLE } from './wire/text/storable-text.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const open = routes.map(({ endpoint }) => endpoint).filter(({ auth }) => auth === false)
const BAD = ['a\u0000b', 'a\ud800b']

/** Fields with their examples where there are any: each text in turn is spoilt. */
function* spoilt(value: unknown, bad: string): Generator<unknown> {
  if (typeof value === 'string') yield bad
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) for (const made of spoilt(item, bad)) yield value.with(i, made)
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      for (const made of spoilt(item, bad)) yield { ...value, [key]: made }
}
const shapeOf = (schema: Schema) =>
  'shape' in schema._zod.def ? ((schema as z.ZodMiniObject)._zod.def.shape as Record<string, Schema>) : {}
const textsOf = (schema: Schema): unknown =>
  Object.fromEntries(
    Object.entries(shapeOf(schema)).map(([key, inner]) => [
      key,
      Object.keys(shapeOf(inner)).length ? textsOf(inner) : 'x',
    ]),
  )

for (const { methods, path, body, query, form } of open) {
  const method = methods[0]!.toUpperCase()
  const plain = path.replace(/\{\w+\}/g, 'x')
  const sends = async (init: RequestInit, address = plain) => {
    const response = await app.request(address, { method, ...init })
    assert.ok(response.status < 500, `${method} ${address}: ${response.status}`)
    return response
  }
  if (path.includes('{'))
    test(`${method} ${path} knows no address with a NUL`, async () => {
      for (const code of ['%00', 'x%00', '%ED%A0%80']) {
        const address = path.replace(/\{\w+\}/g, code)
        const { status } = await sends({}, address)
        assert.ok(!code.includes('%00') || status === 404, `${status} ${address}`)
      }
    })
  if (query)
    test(`${method} ${path} refuses a NUL in its query`, async () => {
      for (const name of Object.keys(shapeOf(query))) await sends({}, `${plain}?${name}=a%00b`)
    })
  if (body)
    test(`${method} ${path} refuses a NUL in its body`, async () => {
      const whole = path.endsWith('/companies') ? registration() : textsOf(body)
      for (const bad of BAD)
        for (const made of spoilt(whole, bad)) {
          await sends({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(made) })
          const flat = Object.entries(made as object).filter(([, value]) => typeof value === 'string')
          if (form && flat.length) await sends({ body: new URLSearchParams(flat) })
        }
    })
}

test('each text is refused on its own field', async () => {
  for (const bad of BAD) {
    const { company } = registration()
    const body = JSON.stringify({ company: { ...company, sector_id: bad } })
    const answer = await app.request('/v1/profile/companies', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    assert.deepEqual(
      [answer.status, ((await answer.json()) as { errors: unknown }).errors],
      [422, { sector_id: [UNSTORABLE] }],
    )
  }
  const form = new URLSearchParams({ grant_type: 'password', username: 'a\0b', password: 'x', user_type: 'User' })
  const answer = await app.request('/oauth/token', { method: 'POST', body: form })
  assert.deepEqual(
    [answer.status, await answer.json()],
    [400, { error: 'invalid_request', error_description: `username: ${UNSTORABLE}` }],
  )
})
