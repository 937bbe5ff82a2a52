// Request ids, client addresses, the log line and the metrics of a request.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openExampleEdge } from '#test/support/outside/edge.ts'

const plain = await openExampleEdge()
const guarded = await openExampleEdge({ METRICS_TOKEN: 'a token for the machines' })
const behind = await openExampleEdge({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
const asker = async (edge: typeof plain, forwarded?: string) =>
  (
    JSON.parse(
      (await edge.ask('/v1/asker', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })).text,
    ) as { address: string }
  ).address

test('a request id that is well formed goes in, through and out; another is replaced', async () => {
  const given = await plain.ask('/v1/asker', { headers: { 'x-request-id': 'balancer-0001' } })
  assert.equal(given.headers['x-request-id'], 'balancer-0001')
  assert.equal((JSON.parse(given.text) as { request_id: string }).request_id, 'balancer-0001')
  assert.ok(plain.lines().some((line) => line['event'] === 'request' && line['request_id'] === 'balancer-0001'))
  for (const bad of ['short', 'x'.repeat(65), 'a b c d e f g h', '"},{"level":"error"']) {
    const { headers } = await plain.ask('/v1/asker', { headers: { 'x-request-id': bad } })
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
  }
})

test('only a trusted proxy may say whom it speaks for', async () => {
  assert.equal(await asker(plain, '203.0.113.9'), '127.0.0.1')
  assert.equal(await asker(behind, '203.0.113.9'), '203.0.113.9')
  assert.equal(await asker(behind), '127.0.0.1')
  assert.equal(
    await asker(behind, '198.51.100.1, 203.0.113.9, 10.1.2.3'),
    '203.0.113.9',
    'what the client itself wrote before the proxies is not believed',
  )
  assert.equal(await asker(behind, '10.1.2.3, 10.1.2.4'), '10.1.2.3')
  assert.equal(await asker(behind, '::ffff:203.0.113.9'), '203.0.113.9')
  assert.equal(await asker(behind, '2001:db8::1'), '2001:db8::1')
})

test('what a proxy forwards in a form that is no address is not believed', async () => {
  for (const nonsense of ['unknown', '<script>', 'x'.repeat(500), ',', '', '203.0.113.9, unknown'])
    assert.equal(await asker(behind, nonsense), '127.0.0.1', nonsense)
  assert.equal(await asker(behind, '203.0.113.9:4711'), '203.0.113.9')
  assert.equal(await asker(behind, '[2001:db8::1]:443'), '2001:db8::1')
})

test('a request is logged by its route, without its query, its ids or its token', async () => {
  plain.app.logged.length = 0
  await plain.ask('/v1/charts/cargo-77/chart.pdf?q=cargo-77', {
    headers: { authorization: 'Bearer cargo-77', cookie: 'c=cargo-77' },
  })
  await plain.ask('/v1/cargo-77')
  await plain.ask('/cargo-77')
  const lines = plain.lines().filter(({ event }) => event === 'request')
  assert.deepEqual(
    lines.map(({ method, route, status }) => [method, route, status]),
    [
      ['GET', '/v1/charts/{id}/chart.pdf', 401],
      ['GET', 'none', 404],
      ['GET', '/*', 404],
    ],
  )
  assert.doesNotMatch(plain.app.logged.join(''), /cargo-77/)
  for (const line of lines) assert.ok(Number(line['ms']) >= 0 && line['level'] === 'info')
})

test('metrics count by route template and status, so their number is bounded', async () => {
  for (const id of ['a', 'b', 'c'])
    await plain.ask(`/v1/charts/${id}-metric/chart.pdf`, { headers: { authorization: 'Bearer good' } })
  await plain.ask('/v1/ships?q=boom', { headers: { authorization: 'Bearer good' } })
  await plain.ask('/v1/ships', { method: 'DELETE' })
  await plain.ask('/selects/SP/harbours.json')
  await plain.ask('/selects/SP/harbours.json')
  const { text, headers, status } = await plain.ask('/metrics')
  assert.deepEqual([status, headers['content-type']], [200, 'text/plain; version=0.0.4; charset=utf-8'])
  const count = (labels: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}}`))
        ?.split(' ')[1],
    )
  assert.equal(count('method="GET",route="/v1/charts/{id}/chart.pdf",status="200"'), 3)
  assert.equal(count('method="DELETE",route="/v1/ships",status="405"'), 1)
  assert.equal(count('method="GET",route="/selects/{state}/harbours.json",status="200"'), 2)
  assert.match(
    text,
    /http_request_duration_seconds_bucket\{method="GET",route="\/v1\/ships",status="500",le="\+Inf"\} 1/,
  )
  assert.match(text, /^http_faults_total 1$/m)
  assert.doesNotMatch(text, /-metric/)
})

test('metrics are for whoever stands on the machine, or has the token', async () => {
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { host: 'other.test' },
  ] as Record<string, string>[])
    assert.equal((await plain.ask('/metrics', { headers })).status, 403, Object.keys(headers)[0])
  assert.equal((await guarded.ask('/metrics')).status, 403)
  assert.equal(
    (await guarded.ask('/metrics', { headers: { authorization: 'Bearer a token for the machine' } })).status,
    403,
  )
  assert.equal(
    (await guarded.ask('/metrics', { headers: { authorization: 'Bearer a token for the machines' } })).status,
    200,
  )
  for (const path of ['/healthz', '/readyz'])
    assert.equal((await plain.ask(path, { headers: { host: 'whoever' } })).status, 200)
})
