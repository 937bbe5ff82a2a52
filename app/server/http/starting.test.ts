import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { openStarting } from './starting.ts'

const server = createServer(openStarting({ app_origin: 'http://ponte.test', trusted_proxies: [] }))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => (server.closeAllConnections(), server.close()))
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

test('while it starts the product is alive, not ready, and asks to come back', async () => {
  const alive = await ask('/healthz')
  assert.deepEqual([alive.status, await alive.json()], [200, { status: 'ok' }])
  const ready = await ask('/readyz')
  assert.deepEqual([ready.status, await ready.json()], [503, { status: 'starting' }])
  const api = await ask('/v1/session')
  assert.deepEqual(
    [api.status, api.headers.get('retry-after'), Object.keys((await api.json()) as object)],
    [503, '2', ['messages']],
  )
  const page = await ask('/')
  assert.deepEqual([page.status, page.headers.get('content-type')], [503, 'text/plain; charset=utf-8'])
  assert.match(await page.text(), /^Iniciando/)
})

test('what is answered meanwhile carries the headers of every answer', async () => {
  for (const path of ['/', '/healthz', '/v1/session']) {
    const { headers } = await ask(path, { headers: { 'x-request-id': 'asked-for-1' } })
    assert.deepEqual(
      [headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('x-request-id')],
      ['nosniff', 'DENY', 'asked-for-1'],
      path,
    )
  }
})
