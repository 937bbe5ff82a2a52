// Alone: its process lays uploads aside.
// Clients that send too much, too slowly or only half do not slow down others.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openExampleEdge } from '#test/support/outside/edge.ts'
import { uploadsLeft } from '#test/support/files/uploads-left.ts'
import { until, within } from '#test/support/patience/patience.ts'

const edge = await openExampleEdge()
const hasty = await edge.hasty({ headersTimeout: 400, requestTimeout: 1500, connectionsCheckingInterval: 50 })
const uploads = mkdtempSync(path.join(tmpdir(), 'ponte-uploads-'))
const before = process.env['TMPDIR']
process.env['TMPDIR'] = uploads
after(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  rmSync(uploads, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

const LIMIT = 3_000_000
const head = (...lines: string[]) => ['POST /v1/shipyards HTTP/1.1', 'Host: ponte.test', ...lines, '', ''].join('\r\n')
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const faults = () => edge.app.logged.filter((line) => /"level":"(error|warn)"/.test(line))

test('a body that declares too much is refused before it is sent', async () => {
  for (const [type, limit] of [
    ['application/json', '1 MB'],
    ['multipart/form-data; boundary=x', '3 MB'],
  ] as const) {
    const { heard } = await edge.talk(head(`Content-Type: ${type}`, 'Content-Length: 10000000000'))
    assert.match(heard, /^HTTP\/1\.1 413 /, 'who waits for the body answers 408')
    assert.ok(heard.includes(`O envio passa do limite de ${limit}.`), heard)
  }
})

test('a request without a body is an empty form, as every client sends nothing', async () => {
  for (const lines of [
    [],
    ['Content-Length: 0'],
    ['Content-Type: application/json'],
    ['Content-Type: application/json', 'Content-Length: 0'],
  ])
    assert.match((await edge.talk(head('Connection: close', ...lines))).heard, /^HTTP\/1\.1 422 /, lines.join())
  assert.match((await edge.talk(`${head('Connection: close', 'Content-Length: 2')}{}`)).heard, /^HTTP\/1\.1 415 /)
})

test('a body without an end is cut at the limit', async () => {
  const file =
    '--x\r\ncontent-disposition: form-data; name="shipyard[logo]"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  for (const [type, beginning] of [
    ['application/json', '"'],
    ['multipart/form-data; boundary=x', file],
  ] as const) {
    const { heard, written } = await edge.talk(
      head(`Content-Type: ${type}`, 'Transfer-Encoding: chunked') + chunk(beginning),
      { bytes: chunk('x'.repeat(500_000)), every_ms: 1 },
    )
    assert.match(heard, /^HTTP\/1\.1 413/, type)
    assert.ok(written < LIMIT + 20_000_000, `${written} bytes of ${type}`)
  }
  assert.deepEqual(uploadsLeft(uploads), [])
})

test('who is refused in the middle of sending hears that the connection closes, and why', async () => {
  const early = [
    ['Content-Type: application/json', 'Content-Length: 10000000000'],
    ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 2900000'],
    ['Content-Type: text/plain', 'Content-Length: 2900000'],
  ]
  for (const lines of early) {
    const { heard } = await edge.talk(`${head(...lines)}${'--x\r\nno header\r\n\r\n'}`, {
      bytes: 'x'.repeat(100_000),
      every_ms: 1,
    })
    assert.match(heard, /^HTTP\/1\.1 4\d\d [^]*\r\nconnection: close\r\n[^]*"messages":\["[^]*\}$/i, lines.join())
  }
  const whole = `${head('Content-Type: application/json', 'Content-Length: 2')}{}`
  const { heard } = await edge.talk(whole + whole.replace('\r\n', '\r\nConnection: close\r\n'))
  assert.equal(heard.split('HTTP/1.1 422 ').length, 3, 'after a whole request the connection serves the next one')
  assert.equal(heard.split(/connection: close/i).length, 2)
})

test('headers that dribble are cut while others are served', async () => {
  const dribbling = hasty.talk('GET /v1/asker HTTP/1.1\r\nHost: ponte.test\r\n', { bytes: 'X: x\r\n', every_ms: 100 })
  for (let i = 0; i < 5; i++) {
    assert.equal((await edge.ask('/v1/asker')).status, 200)
    await wait(50)
  }
  const { heard } = await within('the headers are cut', dribbling)
  assert.match(heard, /^HTTP\/1\.1 408/)
})

test('a body that dribbles is cut, and is nobody’s fault', async () => {
  edge.app.logged.length = 0
  const dribbling = hasty.talk(head('Content-Type: application/json', 'Content-Length: 1000'), {
    bytes: ' ',
    every_ms: 100,
  })
  const { written } = await within('the body is cut', dribbling)
  assert.ok(written < 1000, `${written} bytes`)
  await wait(100)
  assert.deepEqual(faults(), [])
})

test('a client that leaves in the middle of its body is nobody’s fault, and leaves no file behind', async () => {
  edge.app.logged.length = 0
  const file = '--x\r\ncontent-disposition: form-data; name="shipyard[logo]"; filename="a.png"\r\n\r\nhalf'
  for (const [type, body] of [
    ['application/json', '{"a'],
    ['application/json', ''],
    ['multipart/form-data; boundary=x', file],
  ] as const)
    for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      const socket = connect(edge.port, '127.0.0.1')
      socket.on('error', () => {}) // the server may close first
      socket.write(head(`Content-Type: ${type}`, length) + (length.startsWith('T') && body ? chunk(body) : body))
      // Whoever comes later is answered: what came before has been read.
      assert.equal((await edge.ask('/v1/asker')).status, 200)
      if (body === file) await until('half of an upload', () => uploadsLeft(uploads).length)
      socket.destroy()
      await until('no upload is left', () => !uploadsLeft(uploads).length)
    }
  assert.deepEqual(faults(), [])
  assert.equal((await edge.ask('/v1/asker')).status, 200)
})

test('headers that are too large, or no HTTP at all, are refused and the server lives', async () => {
  assert.match(
    (await edge.talk(`GET / HTTP/1.1\r\nHost: ponte.test\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).heard,
    /^HTTP\/1\.1 431/,
  )
  assert.match((await edge.talk('\u0016\u0003\u0001 hello\r\n\r\n')).heard, /^HTTP\/1\.1 400/)
  assert.match((await edge.talk(head('Content-Length: 5', 'Transfer-Encoding: chunked'))).heard, /^HTTP\/1\.1 400/)
  assert.equal((await edge.ask('/v1/asker')).status, 200)
})

test('who leaves in the middle of an answer is nobody’s fault', async () => {
  edge.app.logged.length = 0
  const socket = connect(edge.port, '127.0.0.1')
  socket.write('GET /v1/charts/slow/chart.pdf HTTP/1.1\r\nHost: ponte.test\r\nAuthorization: Bearer good\r\n\r\n')
  await new Promise((heard) => socket.once('data', heard))
  socket.destroy()
  await wait(250)
  assert.deepEqual(faults(), [])
})

test('a download that breaks half-way is cut, never ended as if it were whole', async () => {
  edge.app.logged.length = 0
  const ask = (id: string) =>
    edge.talk(
      `GET /v1/charts/${id}/chart.pdf HTTP/1.1\r\nHost: ` +
        `ponte.test\r\nAuthorization: Bearer good\r\nConnection: close\r\n\r\n`,
    )
  assert.match((await ask('7')).heard, /%PDF-1\.7[\s\S]* and the rest\r\n0\r\n/)
  const { heard } = await ask('torn')
  assert.match(heard, /^HTTP\/1\.1 200[\s\S]*%PDF-1\.7/)
  assert.doesNotMatch(heard, /\r\n0\r\n\r\n$|secret/)
  assert.equal(faults().filter((line) => line.includes('answer cut')).length, 1)
})
