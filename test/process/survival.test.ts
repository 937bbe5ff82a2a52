// A request's fault affects no other request; one the process cannot survive ends it.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { killRunning, type Running, startProduct } from '#test/support/product/product-process.ts'
import { registration } from '#test/support/registration.ts'
import { uploadsLeft } from '#test/support/files/uploads-left.ts'
import { until } from '#test/support/patience/patience.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ponte-survival-'))
after(() => rmSync(folder, { recursive: true, force: true }))
after(killRunning)

const uploads = mkdtempSync(path.join(folder, 'uploads-'))
const env = { DATA_DIR: path.join(folder, 'data'), DEMO: '0', TMPDIR: uploads }
const FAULTS = ['--import', new URL('stray-faults.ts', import.meta.url).href]

async function start(t: TestContext, flags: string[] = []) {
  const product = await startProduct({ env, flags })
  t.after(() => product.kill())
  return product
}

const portOf = ({ origin }: Running) => Number(new URL(origin).port)
const isServing = async ({ origin }: Running) => (await fetch(`${origin}/readyz`)).status === 200

/** Sends part of a request, then drops the connection. */
const cut = (product: Running, body: string, length = body.length) =>
  new Promise((resolve) => {
    const head = [
      'POST /v1/profile/companies HTTP/1.1',
      `Host: ${new URL(product.origin).host}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      'Connection: close',
    ]
    const socket = connect(portOf(product), '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', resolve)
    socket.resume()
    socket.write(
      `${head.join('\r\n')}\r\n\r\n${body}`,
      () => length > body.length && setTimeout(() => socket.destroy(), 5),
    )
  })

test('an upload over a line that drops ends nothing but itself, wherever it was cut', async (t) => {
  const product = await start(t)
  const whole = '--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\nabc'
  for (let length = 0; length <= whole.length; length++) {
    await cut(product, whole.slice(0, length))
    await cut(product, whole.slice(0, length), 1000)
  }
  assert.ok(await isServing(product))
  assert.equal(await product.stop(), 0)
})

/** A half-sent registration. */
function halfSent({ origin }: Running, query: string) {
  const body = JSON.stringify(registration())
  const asked = request(`${origin}/v1/profile/companies${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const heard = new Promise<{ status: number; text: string; id: unknown }>((resolve, reject) => {
    asked.on('error', reject)
    asked.on('response', (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, text, id: response.headers['x-request-id'] }))
    })
  })
  asked.write(body.slice(0, 40))
  return { heard, finish: () => (asked.end(body.slice(40)), heard) }
}

test('an unawaited fault ends the request that caused it, with its id; others are served', async (t) => {
  const product = await start(t, FAULTS)
  const other = halfSent(product, '')
  for (const fault of ['thrown', 'rejected', 'emitted']) {
    const { status, text, id } = await halfSent(product, `?fault=${fault}`).heard
    assert.equal(status, 500, fault)
    assert.equal((JSON.parse(text) as { request_id: string }).request_id, id)
    assert.match(product.said(), new RegExp(`"event":"fault","request_id":"${id as string}"`))
  }
  assert.equal((await other.finish()).status, 201)
  assert.doesNotMatch(product.said(), /a stray fault/)
  assert.equal(await product.stop(), 0)
})

test('after a fault outside of all requests what is in flight is finished, and the process ends with 1', async (t) => {
  const product = await start(t, FAULTS)
  const other = halfSent(product, '')
  // Whoever comes later is answered: what came before has been read.
  assert.ok(await isServing(product))
  product.child.kill('SIGUSR2')
  await until('the fault is told', () => product.said().includes('"event":"fault"'))
  assert.equal((await other.finish()).status, 201)
  assert.equal(await product.ended(), 1)
  assert.match(product.said(), /"event":"fault"/)
})

test('without its database the product ends with 1, and is started again', async (t) => {
  const product = await start(t, FAULTS)
  product.child.kill('SIGHUP')
  assert.equal(await product.ended(), 1)
  assert.ok(await isServing(await start(t)))
})

const HALF = '--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\nhalf of a personal paper'

test('what a killed process held of an upload is gone once the next one has started', async (t) => {
  const product = await start(t)
  void cut(product, HALF, 1000)
  await until('half of an upload', () => uploadsLeft(uploads).length, { every: 1 })
  await product.kill()
  assert.notDeepEqual(readdirSync(uploads), [])
  await start(t)
  assert.deepEqual(readdirSync(uploads), [])
})

const limits = spawnSync('prlimit', ['--version']).status === 0

test(
  'on a full disk whoever sends a file is told at once to come again',
  { skip: !limits && 'no prlimit here' },
  async (t) => {
    const product = await start(t)
    execFileSync('prlimit', ['--pid', String(product.child.pid), '--fsize=100000:'])
    const body = new FormData()
    body.append('company[logo]', new File([new Uint8Array(500_000)], 'x.png'))
    const answer = await fetch(`${product.origin}/v1/profile/companies`, { method: 'POST', body })
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '30')
    assert.match(product.said(), /"event":"unavailable"[^\n]*"code":"(EFBIG|ENOSPC)"/)
    assert.deepEqual(uploadsLeft(uploads), [])
  },
)
