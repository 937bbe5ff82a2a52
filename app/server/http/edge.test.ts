// What every answer carries, and which side of the product a host reaches.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transaction } from '#server/database/transaction.ts'
import { openExampleEdge } from '#test/support/outside/edge.ts'
import { FLAG } from '#test/support/product/example-api.ts'

const one = await openExampleEdge()
const two = await openExampleEdge({ API_ORIGIN: 'http://api.ponte.test' })
const split = (host: string, path: string, options = {}) =>
  two.ask(path, { ...options, headers: { host, ...(options as { headers?: object }).headers } })
const say = async (words: string) => (await one.talk(words)).heard
const WEB = 'http://ponte.test'

test('security headers stand on every kind of answer', async () => {
  const answers = {
    list: await one.ask('/selects/SP/harbours.json'),
    'list again': await one.ask('/selects/SP/harbours.json'),
    'not modified': await one.ask('/selects/SP/harbours.json', { headers: { 'if-none-match': '*' } }),
    'API 404': await one.ask('/v1/nowhere'),
    refusal: await one.ask('/v1/ships'),
    fault: await one.ask('/v1/ships?q=boom', { headers: { authorization: 'Bearer good' } }),
    page: await one.ask('/'),
    'page 404': await one.ask('/nada'),
    'remembered page': await one.ask('/lembrada'),
    'unknown host': await one.ask('/', { headers: { host: 'other.test' } }),
    health: await one.ask('/healthz'),
    preflight: await one.ask('/v1/ships', {
      method: 'OPTIONS',
      headers: { origin: WEB, 'access-control-request-method': 'GET' },
    }),
  }
  for (const [name, { headers }] of Object.entries(answers)) {
    assert.equal(headers['x-content-type-options'], 'nosniff', name)
    assert.equal(headers['x-frame-options'], 'DENY', name)
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', name)
    assert.match(String(headers['permissions-policy']), /camera=\(self\), microphone=\(\)/, name)
    assert.match(String(headers['x-request-id']), /^[\w-]{36}$/, name)
    assert.equal(headers['x-powered-by'], undefined, name)
  }
  for (const name of ['list', 'list again', 'API 404', 'refusal', 'fault', 'unknown host'] as const)
    assert.equal(
      answers[name].headers['content-security-policy'],
      "default-src 'none'; frame-ancestors 'none'; sandbox",
      name,
    )
  assert.deepEqual(
    Object.values(answers).map((a) => a.status),
    [200, 200, 304, 404, 401, 500, 200, 404, 200, 421, 200, 204],
  )
})

test('an unknown API path is a JSON 404 and an unknown page a page', async () => {
  for (const path of ['/v1/nowhere', '/v1', '/selects/none.json', '/oauth/x', '/api/x', '/files/x']) {
    const { status, headers, text } = await one.ask(path)
    assert.deepEqual(
      [status, headers['content-type'], Object.keys(JSON.parse(text) as object)],
      [404, 'application/json', ['messages']],
      path,
    )
  }
  assert.match((await one.ask('/v1x')).headers['content-type']!, /html/)
})

test('a Host that is not ours is answered with 421, and an address of another host with 400', async () => {
  for (const host of [
    'other.test',
    'ponte.test.other.test',
    'api.ponte.test',
    '127.0.0.1',
    'ponte.test:81',
    'ponte.test@other.test',
    '',
  ])
    assert.equal((await one.ask('/', { headers: { host } })).status, 421, host)
  assert.equal((await one.ask('/', { headers: { host: 'PONTE.test' } })).status, 200)
  assert.match(
    await say('GET http://other.test/v1/ships HTTP/1.1\r\nHost: ponte.test\r\nConnection: close\r\n\r\n'),
    /^HTTP\/1.1 400/,
  )
  assert.match(
    await say('GET //other.test/lembrada HTTP/1.1\r\nHost: ponte.test\r\nConnection: close\r\n\r\n'),
    /^HTTP\/1.1 404/,
  )
})

test('two Hosts are none, and what machines ask is for reading', async () => {
  assert.match(
    await say('GET /healthz HTTP/1.1\r\nHost: ponte.test\r\nHost: other.test\r\nConnection: close\r\n\r\n'),
    /^HTTP\/1.1 400/,
  )
  const { status, headers, text } = await one.ask('/healthz', { method: 'POST' })
  assert.deepEqual(
    [status, headers['allow'], Object.keys(JSON.parse(text) as object)],
    [405, 'GET, HEAD', ['messages']],
  )
})

test('web and API on two hosts know nothing of each other, also by heart', async () => {
  for (let again = 0; again < 2; again++) {
    assert.equal((await split('api.ponte.test', '/selects/SP/harbours.json')).status, 200)
    assert.match((await split('ponte.test', '/selects/SP/harbours.json')).text, /página/)
    assert.match((await split('ponte.test', '/lembrada')).text, /lembrada/)
    assert.deepEqual((await split('api.ponte.test', '/lembrada')).status, 404)
    assert.match((await split('api.ponte.test', '/lembrada')).headers['content-type']!, /json/)
  }
})

test('a page that is asked for in other letters is found where it truly is', async () => {
  const { status, headers } = await one.ask('/LEMBRADA?q=A')
  assert.deepEqual([status, headers.location], [301, `${WEB}/lembrada?q=A`])
  assert.equal((await one.ask('/LEMBRADA', { method: 'POST' })).status, 404)
})

test('a page that is asked for with a NUL is led to itself without it', async () => {
  const led = async (path: string) => (await one.ask(path)).headers.location
  assert.deepEqual(
    [await led('/lembrada?q=%00&page=2'), await led('/?a[]=x%00'), await led('/LEMBRADA?%00=1')],
    [`${WEB}/lembrada?page=2`, `${WEB}/`, `${WEB}/lembrada`],
  )
  assert.equal((await one.ask('/lembrada?q=%2500')).status, 200)
})

test('a document that the API makes is asked for on both hosts', async () => {
  for (const host of ['ponte.test', 'api.ponte.test'])
    assert.match(
      (await split(host, '/termos.pdf')).headers['content-type']!,
      /json/,
      'these routes have none, but it is the API that says so',
    )
})

test('what is known by heart answers reading only', async () => {
  await one.ask('/selects/SP/harbours.json')
  await one.ask('/lembrada')
  assert.equal((await one.ask('/selects/SP/harbours.json', { method: 'HEAD' })).status, 200)
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await one.ask('/selects/SP/harbours.json', { method })).status, 405, method)
  assert.doesNotMatch((await one.ask('/lembrada', { method: 'POST' })).text, /lembrada/)
})

test('a page that changes within a second is made for each reader', async () => {
  const twice = async (path: string) => [(await one.ask(path)).text, (await one.ask(path)).text]
  const [kept, again] = await twice('/lembrada')
  assert.equal(kept, again)
  const [first, second] = await twice('/lembrada-por-pouco')
  assert.notEqual(first, second)
})

test('the web origin may read, with credentials, also what is known by heart; no other may', async () => {
  for (const path of ['/selects/SP/harbours.json', '/selects/SP/harbours.json', '/v1/ships', '/v1/nowhere']) {
    const ours = (await split('api.ponte.test', path, { headers: { origin: WEB } })).headers
    assert.equal(ours['access-control-allow-origin'], WEB, path)
    assert.equal(ours['access-control-allow-credentials'], 'true', path)
    assert.equal(ours['access-control-expose-headers'], 'Location, Retry-After, ETag, X-Request-Id', path)
    assert.match(ours['vary']!, /\borigin\b/i, path)
    for (const origin of ['http://other.test', 'https://ponte.test', 'null', `${WEB}.other.test`])
      assert.equal(
        (await split('api.ponte.test', path, { headers: { origin } })).headers['access-control-allow-origin'],
        undefined,
        origin,
      )
  }
})

test('a cache may not hand the answer of one origin to another', async () => {
  assert.match((await split('api.ponte.test', '/selects/SP/harbours.json')).headers['vary']!, /\borigin\b/i)
})

test('a preflight says exactly what the web may send', async () => {
  const asked = {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  }
  await split('api.ponte.test', '/selects/SP/harbours.json')
  for (const path of ['/v1/logbooks/9', '/selects/SP/harbours.json']) {
    const ours = await split('api.ponte.test', path, { ...asked, headers: { ...asked.headers, origin: WEB } })
    assert.equal(ours.status, 204)
    assert.equal(ours.text, '')
    assert.equal(ours.headers['access-control-allow-origin'], WEB)
    assert.equal(ours.headers['access-control-allow-credentials'], 'true')
    assert.equal(ours.headers['access-control-allow-methods'], 'GET, POST, PUT, PATCH, DELETE')
    assert.equal(ours.headers['access-control-allow-headers'], 'Authorization, Content-Type, Idempotency-Key, If-Match')
    const theirs = await split('api.ponte.test', path, {
      ...asked,
      headers: { ...asked.headers, origin: 'http://other.test' },
    })
    assert.equal(theirs.status, 204)
    assert.equal(theirs.headers['access-control-allow-origin'], undefined)
    assert.equal(theirs.headers['access-control-allow-methods'], undefined)
  }
})

test('a list comes with its encoding, and HEAD and 304 come without a body', async () => {
  const { headers } = await one.ask('/selects/SP/harbours.json')
  assert.match(headers['cache-control']!, /^public, max-age=3600$/)
  assert.match(headers['etag']!, /^W\/"/)
  const again = await one.ask('/selects/SP/harbours.json', { headers: { 'if-none-match': headers['etag']! } })
  assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', headers['etag']])
  const head = await one.ask('/selects/SP/harbours.json', { method: 'HEAD' })
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', headers['content-length']])
})

test('what was remembered of pages is forgotten with the change that is told of, and with no other', async () => {
  const asked = async () => (await one.ask('/lembrada')).text
  const map = async () => (await one.ask('/sitemap.xml')).text
  const mapped = await map()
  assert.match(mapped, /<urlset/)
  const before = await asked()
  assert.equal(await asked(), before)
  const failed = transaction(one.app.ctx(), async (ctx) => {
    ctx.forgetPages()
    throw new Error('on purpose')
  })
  await assert.rejects(failed)
  assert.equal(await asked(), before)
  await transaction(one.app.ctx(), async (ctx) => {
    ctx.forgetPages()
    await transaction(ctx, async (inner) => inner.forgetPages())
    assert.deepEqual([await asked(), await map()], [before, mapped], 'not yet')
  })
  const after = await asked()
  assert.notEqual(after, before)
  assert.notEqual(await map(), mapped, 'nor of the maps that search engines read')
  assert.equal(await asked(), after)
})

test('bytes are remembered as they are, and not packed twice', async () => {
  for (let again = 0; again < 2; again++) {
    const { bytes, headers } = await one.ask('/v1/flag.png', { headers: { 'accept-encoding': 'gzip, br' } })
    assert.deepEqual(new Uint8Array(bytes), FLAG)
    assert.deepEqual(
      [headers['content-type'], headers['content-encoding'], headers['cache-control']],
      ['image/png', undefined, 'public, max-age=60'],
    )
    assert.equal((await one.ask('/v1/flag.png', { headers: { 'if-none-match': headers['etag']! } })).status, 304)
  }
})
