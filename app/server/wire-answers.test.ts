// What comes back: statuses, bodies and headers, and how the client reads and writes the same wire.
// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import {
  downloadChart,
  listHarbours,
  listShips,
  openExampleApi,
  openShipyard,
  sinkShip,
  writeLogbook,
} from '#test/support/product/example-api.ts'
import { type Fetch, type Refused, send } from '#wire/send.ts'

const app = await openApp()
const api = openExampleApi(app.house)
const go = async (path: string, init: RequestInit = {}) => api.request(path, init)
const read = async (response: Response) => (await response.json()) as any
const JSON_TYPE = { 'content-type': 'application/json' }
const GOOD = { authorization: 'Bearer good' }
const good: Fetch = async (url, init) =>
  api.request(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...GOOD } })
const guest: Fetch = async (url, init) => api.request(url, init)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: unknown) => error as Refused,
  )
const said = async (response: Response, status: number) => {
  assert.equal(response.status, status)
  assert.match(response.headers.get('content-type')!, /^application\/json/)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const body = await read(response)
  for (const sentence of body.messages) assert.match(sentence, /^[A-ZÀ-Ú].*[.]$/)
  return body
}

test('a list is a plain array that may be kept', async () => {
  const response = await go('/selects/SP/harbours.json')
  assert.deepEqual(await read(response), [
    { value: 1, label: 'Santos' },
    { value: 2, label: 'São Sebastião' },
  ])
  assert.equal(response.headers.get('cache-control'), 'public, max-age=3600')
})

test('HEAD answers as GET does, without the body, also to whom GET is refused', async () => {
  for (const [path, status] of [
    ['/selects/SP/harbours.json', 200],
    ['/v1/ships', 401],
    ['/v1/nowhere', 404],
  ] as const) {
    const response = await go(path, { method: 'HEAD' })
    assert.deepEqual([response.status, await response.text()], [status, ''])
  }
})

test('what is not there is said alike by a verb and by the router', async () => {
  const bodies = [await said(await go('/selects/XX/harbours.json'), 404), await said(await go('/v1/nowhere'), 404)]
  for (const body of bodies) assert.deepEqual(Object.keys(body), ['messages'])
})

test('a known path with another method is 405 and says which it takes', async () => {
  const refused = await go('/v1/logbooks/9', { method: 'GET' })
  assert.equal(refused.headers.get('allow'), 'PUT, POST')
  assert.deepEqual(Object.keys(await said(refused, 405)), ['messages'])
  assert.equal((await go('/v1/ships', { method: 'DELETE' })).headers.get('allow'), 'GET, HEAD')
})

test('each refusal has its status, its headers and its sentence', async () => {
  const guest = await go('/v1/ships')
  assert.equal(guest.headers.get('www-authenticate'), 'Bearer')
  await said(guest, 401)
  await said(await go('/v1/ships', { headers: { authorization: 'Bearer bad' } }), 401)
  await said(await go('/v1/ships', { headers: { authorization: 'Basic good' } }), 401)
  const theirs = await go('/v1/logbooks/403', {
    method: 'PUT',
    headers: { ...JSON_TYPE, ...GOOD },
    body: '{"logbook":{"captain":"A","voyages_attributes":[]}}',
  })
  assert.deepEqual(await said(theirs, 403), { messages: ['Este diário é de outra pessoa.'] })
  const shipyard = {
    name: 'Existente',
    employees_count: 1,
    accepts_terms: true,
    shipyard_managers_attributes: [{ name: 'A', email: 'a@x.example' }],
  }
  await said(await go('/v1/shipyards', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ shipyard }) }), 409)
  const slow = await go('/v1/ships?q=slow', { headers: GOOD })
  assert.equal(slow.headers.get('retry-after'), '30')
  await said(slow, 429)
})

test('an unexpected fault says its request id and nothing else; the log has the id and no data', async () => {
  for (const path of ['/v1/ships?q=boom', '/v1/charts/unreadable/chart.pdf']) {
    app.logged.length = 0
    const body = await said(await go(path, { headers: GOOD }), 500)
    assert.deepEqual(Object.keys(body), ['messages', 'request_id'])
    const line = JSON.parse(app.logged.find((logged) => logged.includes('"fault"'))!)
    assert.deepEqual([line.request_id, line.level], [body.request_id, 'error'])
    assert.match(line.stack, /example-api/)
    for (const told of [JSON.stringify(body), ...app.logged]) assert.doesNotMatch(told, /secret cargo|12\.345/)
  }
})

test('broken JSON is 400, a type that is not taken 415, a body over the limit 413', async () => {
  const post = (headers: Record<string, string>, body: string) => go('/v1/shipyards', { method: 'POST', headers, body })
  for (const body of ['{', '', '{"a":1}x', '\u0000']) await said(await post(JSON_TYPE, body), 400)
  await said(await post({ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nnonsense'), 400)
  await said(await post({ 'content-type': 'multipart/form-data' }, 'x'), 400)
  await said(await post({ 'content-type': 'text/csv' }, 'a'), 415)
  assert.equal(
    (await go('/v1/ships', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a' })).status,
    405,
  )
  const form = new FormData()
  form.append('shipyard[photos][]', new File([new Uint8Array(3_200_000)], 'x.png', { type: 'image/png' }))
  const packed = new Response(form) // as bytes: the body is truncated here, not its making
  const large = { headers: { 'content-type': packed.headers.get('content-type')! }, body: await packed.arrayBuffer() }
  assert.deepEqual(await said(await go('/v1/shipyards', { method: 'POST', ...large }), 413), {
    messages: ['O envio passa do limite de 3 MB.'],
  })
})

test('room for files is no room for text, which is read into memory', async () => {
  const text = 'x'.repeat(1_000_001)
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    assert.deepEqual(
      await said(await go('/v1/shipyards', { method: 'POST', headers: { 'content-type': type }, body: text }), 413),
      { messages: ['O envio passa do limite de 1 MB.'] },
    )
})

test('too many fields, and names nested too deep, are a 400 in both encodings', async () => {
  const many = Array.from({ length: 2002 }, (_, i) => [`f${i}`, 'x'] as [string, string])
  for (const pairs of [many, [[`a${'[b]'.repeat(9)}`, 'x'] as [string, string]]]) {
    const form = new FormData()
    for (const [name, value] of pairs) form.append(name, value)
    assert.equal(
      (await read(await app.request('/oauth/token', { method: 'POST', body: new URLSearchParams(pairs) }))).error,
      'invalid_request',
    )
    await said(await go('/v1/shipyards', { method: 'POST', body: form }), 400)
  }
})

test('no body at all names every field that is missing', async () => {
  for (const headers of [{}, JSON_TYPE]) {
    const body = await read(await go('/v1/shipyards', { method: 'POST', headers }))
    assert.deepEqual(body.errors, { shipyard: ['Não pode ficar em branco'] })
  }
})

test('OAuth takes a form or JSON, is never stored, and speaks its own errors', async () => {
  const post = (init: RequestInit) => app.request('/oauth/token', { method: 'POST', ...init })
  const wrong = { grant_type: 'password', username: 'ninguem@x.example', password: 'errada', user_type: 'User' }
  for (const init of [{ headers: JSON_TYPE, body: JSON.stringify(wrong) }, { body: new URLSearchParams(wrong) }]) {
    const response = await post(init)
    assert.deepEqual(
      [response.status, response.headers.get('cache-control'), response.headers.get('pragma')],
      [400, 'no-store', 'no-cache'],
    )
    const body = await read(response)
    assert.deepEqual([Object.keys(body), body.error], [['error', 'error_description'], 'invalid_grant'])
  }
  assert.equal((await read(await post({}))).error, 'invalid_request')
  assert.equal(
    (await read(await post({ body: new URLSearchParams({ ...wrong, grant_type: 'client_credentials' }) }))).error,
    'unsupported_grant_type',
  )
  assert.equal(
    (await read(await post({ body: new URLSearchParams({ grant_type: 'client_credentials' }) }))).error,
    'unsupported_grant_type',
  )
  const revoked = await app.request('/oauth/revoke', {
    method: 'POST',
    body: new URLSearchParams({ token: 'nobody knows it' }),
  })
  assert.equal(revoked.status, 200)
})

test('whatever OAuth cannot read is invalid_request, in both rooms', async () => {
  const twice = new URLSearchParams([
    ['grant_type', 'password'],
    ['username', 'a@x.example'],
    ['username', 'b@x.example'],
    ['token', 'a'],
    ['token', 'b'],
  ])
  for (const path of ['/oauth/token', '/oauth/revoke'])
    for (const init of [
      { body: twice },
      { body: new URLSearchParams({ username: 'a\0b', token: 'a\0b' }) },
      { headers: JSON_TYPE, body: JSON.stringify({ username: 1, token: 1 }) },
      { headers: JSON_TYPE, body: '{' },
    ]) {
      const response = await app.request(path, { method: 'POST', ...init })
      assert.deepEqual(
        [response.status, response.headers.get('cache-control'), response.headers.get('pragma')],
        [400, 'no-store', 'no-cache'],
        path,
      )
      const body = await read(response)
      assert.deepEqual(
        [Object.keys(body), body.error, typeof body.error_description],
        [['error', 'error_description'], 'invalid_request', 'string'],
      )
    }
  const other = await app.request('/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'a',
  })
  assert.deepEqual([other.status, (await read(other)).error], [415, 'invalid_request'])
})

test('a download streams under its own headers', async () => {
  const response = await go('/v1/charts/7/chart.pdf', { headers: GOOD })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="carta.pdf"')
  assert.equal(await response.text(), '%PDF-1.7 and the rest')
})

test('an answer that drifts from its schema fails in tests', async () => {
  for (const drift of ['drift', 'more'])
    assert.equal((await go(`/v1/ships?q=${drift}`, { headers: GOOD })).status, 500, drift)
})

test('the client calls by endpoint values and reads refusals', async () => {
  assert.equal((await send(good, listShips, { page: 2, states: ['SP'], q: '' })).total_count, 30)
  assert.equal((await send(guest, listHarbours, { state: 'SP' }))[0]!.label, 'Santos')
  const nobody = await refusal(send(guest, listShips, {}))
  assert.deepEqual([nobody.status, nobody.body.messages!.length], [401, 1])
  const blank = await refusal(send(good, writeLogbook, { id: '9', logbook: { captain: '', voyages_attributes: [] } }))
  assert.deepEqual([blank.status, blank.body.errors], [422, { captain: ['Não pode ficar em branco'] }])
  assert.equal((await refusal(send(good, listShips, { q: 'slow' }))).retry_after, 30)
  assert.equal(await (await send(good, downloadChart, { id: '7' })).text(), '%PDF-1.7 and the rest')
  assert.equal(await send(good, sinkShip, { id: '7' }), null)
})

test('the client writes the wire to the letter: brackets, lists of files, nothing empty in a query', async () => {
  const seen: Request[] = []
  const spy: Fetch = (url, init) => {
    seen.push(new Request(new URL(url, 'http://x'), init))
    return good(url, init)
  }
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' })
  await send(spy, openShipyard, {
    shipyard: {
      name: 'Estaleiro',
      employees_count: 3,
      accepts_terms: false,
      website: null,
      shipyard_managers_attributes: [{ name: 'A', email: 'a@x.example' }],
      photos: [photo('a.png'), photo('b.png')],
    },
  })
  const names = [...(await seen[0]!.formData()).keys()].sort()
  assert.deepEqual(names, [
    'shipyard[accepts_terms]',
    'shipyard[employees_count]',
    'shipyard[name]',
    'shipyard[photos][]',
    'shipyard[photos][]',
    'shipyard[shipyard_managers_attributes][0][email]',
    'shipyard[shipyard_managers_attributes][0][name]',
    'shipyard[website]',
  ])
  await send(spy, listShips, { states: ['SP', 'RJ'], q: ' ', page: 1 })
  assert.equal(decodeURIComponent(new URL(seen[1]!.url).search), '?states[]=SP&states[]=RJ&page=1')
})

test('small answers travel as they are, large ones packed as the client likes', async () => {
  const ask = (path: string, accepts: string) => go(path, { headers: { ...GOOD, 'accept-encoding': accepts } })
  assert.equal((await ask('/selects/SP/harbours.json', 'gzip, br')).headers.get('content-encoding'), null)
  for (const [accepts, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await ask('/v1/ships?per_page=50', accepts)
    assert.equal(response.headers.get('content-encoding'), encoding, accepts)
    assert.match(response.headers.get('vary')!, /accept-encoding/)
  }
})
