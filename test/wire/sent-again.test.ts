// What comes again because its answer was lost: an endpoint of this test opens drawers, and one renames them.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { openApplication } from '#server/application.ts'
import { conflict } from '#server/refusal.ts'
import { serve } from '#server/serve.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { endpoint } from '#wire/endpoint.ts'
import { gate } from '../../app/api.ts'
import type { Ctx } from '#server/context.ts'
import { forgetRequests, requestOf } from '#server/serving/requests.ts'

const app = await openApp()
await sql`create table drawers (id uuid primary key, label text not null)`.execute(app.ctx().db)

const drawer = z.object({ data: z.object({ id: z.string(), label: z.string() }) })
const box = z.extend(drawer, { codes: z.optional(z.array(z.string())) })
const body = z.object({ label: z.string(), current_password: z.optional(z.string()) })
const wire = {
  openDrawer: endpoint('post /v1/drawers', { body, answer: drawer, status: 201, idempotent: true }),
  leaveDrawer: endpoint('post /v1/left_drawers', { body, answer: drawer, status: 201, auth: false, idempotent: true }),
}
const show = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ id: string; label: string }>`select * from drawers where id = ${id}`.execute(ctx.db)
  return { data: rows[0]! }
}
async function make(ctx: Ctx, { body }: { body: { label: string } }) {
  const id = uuid()
  await sql`insert into drawers values (${id}, ${body.label})`.execute(ctx.db)
  if (body.label === 'stuck') throw conflict('Emperrou.')
  return id
}
const api = openApplication(
  app.house,
  serve(wire, {
    openDrawer: { make, show },
    leaveDrawer: { prepare: async (_, input) => (ctx) => make(ctx, input), show },
  }),
  gate,
  () => app.ctx().now,
)
const { token } = await newCandidate(app)
const another = (await newCandidate(app)).token

async function post(key: string | undefined, sent: object, by: string | null = token) {
  const answer = await api.request(by ? '/v1/drawers' : '/v1/left_drawers', {
    method: 'POST',
    body: JSON.stringify(sent),
    headers: {
      'content-type': 'application/json',
      ...(by && { authorization: `Bearer ${by}` }),
      ...(key && { 'idempotency-key': key }),
    },
  })
  const { data, errors, messages } = (await answer.json()) as {
    data?: { id: string; label: string }
    errors?: Record<string, string[]>
    messages?: string[]
  }
  return { status: answer.status, data, errors, messages }
}
const count = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from drawers`.execute(app.ctx().db)).rows[0]!.n

test('what is sent again under its key is made once, and shown as it is then', async () => {
  const first = await post('k1', { label: 'meias' })
  await sql`update drawers set label = 'luvas' where id = ${first.data!.id}`.execute(app.ctx().db)
  const again = await post('k1', { label: 'meias', current_password: 'x' })
  assert.deepEqual([again.status, again.data], [201, { id: first.data!.id, label: 'luvas' }])
})

test('without a key each request is one of its own', async () => {
  const before = await count()
  await post(undefined, { label: 'a' })
  await post(undefined, { label: 'a' })
  assert.equal(await count(), before + 2)
})

test('a key names one content: another is refused, and nothing is made', async () => {
  await post('k2', { label: 'a' })
  const before = await count()
  const other = await post('k2', { label: 'b' })
  assert.deepEqual([other.status, Object.keys(other.errors!)], [422, ['idempotency_key']])
  assert.equal(await count(), before)
})

test('a file of other bytes is other content, whatever its name and length', async () => {
  const hashOf = async (bytes: string) => {
    const input = { params: {}, query: undefined, body: { files: [new File([bytes], 'termo.pdf')], lock_version: 1 } }
    const ctx = { ...app.ctx(), idempotency_key: 'k'.repeat(22) }
    return (await requestOf(ctx, wire.openDrawer, input))!.request_hash
  }
  assert.equal(await hashOf('one'), await hashOf('one'))
  assert.notEqual(await hashOf('one'), await hashOf('two'))
})

test('a key belongs to whoever sends it', async () => {
  const [one, other] = [await post('k3', { label: 'a' }), await post('k3', { label: 'a' }, another)]
  assert.notEqual(one.data!.id, other.data!.id)
})

test('a refusal leaves the key free', async () => {
  const before = await count()
  assert.equal((await post('k4', { label: 'stuck' })).status, 409)
  assert.equal((await post('k4', { label: 'loose' })).status, 201)
  assert.equal(await count(), before + 1)
})

test('of ten at once one is made, and all of them read it', async () => {
  const before = await count()
  const all = await Promise.all(Array.from({ length: 10 }, () => post('k5', { label: 'a' })))
  assert.equal(new Set(all.map(({ data }) => data!.id)).size, 1)
  assert.equal(await count(), before + 1)
})

test("a guest's key is long enough to be nobody else's", async () => {
  assert.deepEqual(Object.keys((await post('short', { label: 'a' }, null)).errors!), ['idempotency_key'])
  const key = 'a'.repeat(22)
  const [one, again] = [await post(key, { label: 'a' }, null), await post(key, { label: 'a' }, null)]
  assert.deepEqual([one.status, again.data], [201, one.data])
})

test('what is kept of a request holds nothing that was sent, and is forgotten after a day', async (t) => {
  t.after(() => app.at(undefined))
  await post('chave-que-nao-se-guarda', { label: 'segredo' })
  const kept = await app.ctx().db.selectFrom('requests').selectAll().execute()
  assert.ok(kept.length > 0 && !JSON.stringify(kept).includes('segredo') && !JSON.stringify(kept).includes('chave-que'))
  app.at(new Date(Date.now() + 25 * 3_600_000).toISOString())
  await forgetRequests.run(app.ctx(), {})
  assert.deepEqual(await app.ctx().db.selectFrom('requests').selectAll().execute(), [])
})

test('the reference says where a key is taken', async () => {
  const { paths } = (await (await app.request('/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  }
  const headers = Object.values(paths['/v1/profile/users']!).map(({ parameters }) =>
    parameters.filter((one) => one.in === 'header').map(({ name }) => name),
  )
  assert.deepEqual(headers, [['Idempotency-Key'], ['Idempotency-Key']])
})

test('codes that are shown once are told by the first answer alone', async () => {
  const made = serve(
    { openBox: endpoint('post /v1/boxes', { body, answer: box, idempotent: true }) },
    {
      openBox: {
        make: async (ctx, input) => ({ id: await make(ctx, input), told: { codes: ['um'] } }),
        show: async (ctx, id, _input, told) => ({ ...(await show(ctx, id)), ...told }),
      },
    },
  )
  const api = openApplication(app.house, made, gate, () => app.ctx().now)
  const open = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'box' }
    const answer = await api.request('/v1/boxes', { method: 'POST', body: JSON.stringify({ label: 'a' }), headers })
    return (await answer.json()) as { data: { id: string }; codes?: string[] }
  }
  const [first, again] = [await open(), await open()]
  assert.deepEqual([first.codes, again.codes, again.data], [['um'], undefined, first.data])
})

test('what stands in the way of a second one may be the first: both are answered', async () => {
  const taken = new Set<string>()
  const claimed = Promise.withResolvers<void>()
  const made = serve(
    { claimBox: endpoint('post /v1/boxes', { body, answer: drawer, idempotent: true }) },
    {
      claimBox: {
        prepare: async (_, input) => {
          if (taken.size) await claimed.promise
          if (taken.has('done')) throw conflict('Já existe.')
          taken.add('begun')
          return (ctx) => make(ctx, input)
        },
        show,
      },
    },
  )
  const api = openApplication(app.house, made, gate, () => app.ctx().now)
  const claim = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'claim' }
    return api.request('/v1/boxes', { method: 'POST', body: JSON.stringify({ label: 'a' }), headers })
  }
  const both = [claim(), claim()]
  assert.equal((await Promise.race(both)).status, 200)
  taken.add('done')
  claimed.resolve()
  assert.deepEqual(
    (await Promise.all(both)).map(({ status }) => status),
    [200, 200],
  )
})
