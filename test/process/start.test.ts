// Starting and stopping with `npm start`.
import assert from 'node:assert/strict'
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { endOf } from '#test/support/product/end-of.ts'
import { PATIENCE, until } from '#test/support/patience/patience.ts'
import { processorTimeIn, tellingProcessorTime } from '#test/support/product/processor-time.ts'
import { killRunning, type Running, startProduct } from '#test/support/product/product-process.ts'
import { registration } from '#test/support/registration.ts'
import { dataFolder, refuses } from './refusals.ts'
import { projectCopy } from './project-copy.ts'

after(killRunning)

const DATA_DIR = dataFolder()

/** Killed after its test, since the next one needs the data. */
async function start(t: TestContext, env: Record<string, string> = { DATA_DIR }) {
  const product = await startProduct({ env })
  t.after(() => product.kill())
  return product
}

/** A half-sent registration; `finish` sends the rest and returns the status. */
function halfSent({ origin }: Running) {
  const body = JSON.stringify(registration())
  const asked = request(`${origin}/v1/profile/companies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    asked.on('error', reject)
  })
  asked.write(body.slice(0, 40))
  return { finish: () => (asked.end(body.slice(40)), status) }
}

/** What a program prints, and where it serves. */
function listenTo(child: ChildProcessWithoutNullStreams) {
  let said = ''
  child.stdout.on('data', (part) => (said += String(part)))
  return {
    said: () => said,
    origin: () => / está em (http:\S+)/.exec(said)?.[1],
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('the first start makes everything, tells where it is and who may log in', async (t) => {
  const product = await start(t)
  await until('who may log in', () => product.said().includes('gestora@demo.test'))
  assert.match(product.said(), /está em http:\/\/127\.0\.0\.1:\d+/)
  assert.match(product.said(), /gestora@demo\.test/)
  const [open, written] = [product.said().indexOf('está em'), product.said().indexOf('dados de demonstração')]
  assert.ok(open < written, 'nobody waits for the demonstration')
  assert.equal(statSync(path.join(DATA_DIR, 'secret.key')).mode & 0o777, 0o600)
  for (const [address, status] of [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/', 200],
    ['/nada', 404],
  ] as const) {
    assert.equal((await fetch(product.origin + address)).status, status, address)
  }
  assert.equal(await product.stop(), 0)
})

test('npm run dev serves, stays, and starts anew when the server changes', async (t) => {
  const cwd = projectCopy(t)
  const child = spawn(process.execPath, ['bin/dev.ts'], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataFolder(t),
      DEMO: '0',
      LOG_LEVEL: 'error',
    },
  })
  t.after(() => child.kill('SIGTERM'))
  const ended = endOf(child)
  const { said, origin } = listenTo(child)
  const ready = (times: number) =>
    until(`start number ${times}`, () => said().split(' está em ').length > times, { patience: PATIENCE.start })
  await ready(1)
  assert.equal((await fetch(origin()!)).status, 200)
  await pause(1_000)
  assert.doesNotMatch(said(), /reiniciando/)
  const [file, now] = [path.join(cwd, 'app/server/start/starting.ts'), new Date()]
  utimesSync(file, now, now)
  await ready(2)
  assert.match(said(), /Mudou app\/server\/start\/starting\.ts: reiniciando/)
  child.kill('SIGTERM')
  assert.equal(await ended(), 0)
})

test('what is typed into an address that no page answers goes into no log', async (t) => {
  const product = await start(t)
  for (const [method, address] of [
    ['POST', '/usuarios/ver/maria.silva@exemplo.com.br'],
    ['GET', '/%ff/maria.silva'],
    ['PUT', '/vagas?q=maria.silva'],
    ['GET', '/nada/maria.silva'],
  ] as const) {
    const { status } = await fetch(product.origin + address, { method })
    assert.ok(status >= 400 && status < 500, `${method} ${address}: ${status}`)
  }
  assert.equal(await product.stop(), 0)
  assert.doesNotMatch(product.said(), /maria\.silva|\n\s+at /)
})

test('the second start does nothing twice, and takes a part of what the first took', async (t) => {
  /** Milliseconds of processor time; the bench measures waiting time. */
  const cost = async (folder: string) => {
    const product = await startProduct({ env: { DATA_DIR: folder }, flags: tellingProcessorTime })
    const closed = endOf(product.child)
    await product.stop()
    await closed() // it has printed everything
    return processorTimeIn(product.said())
  }
  const key = readFileSync(path.join(DATA_DIR, 'secret.key'), 'utf8')
  // Load only adds to a measurement: the least of several seconds counts, and a first one may be too much.
  const seconds: number[] = []
  for (let i = 0; i < 3; i++) seconds.push(await cost(DATA_DIR))
  const first = await cost(dataFolder(t))
  assert.ok(Math.min(...seconds) < first / 2, `${seconds.join(', ')} ms after ${first} ms`)
  assert.equal(readFileSync(path.join(DATA_DIR, 'secret.key'), 'utf8'), key)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} finishes what is in flight, takes nothing new, and ends with 0`, async (t) => {
    const product = await start(t)
    const { finish } = halfSent(product)
    assert.equal((await fetch(`${product.origin}/healthz`)).status, 200) // what came before has been read
    product.child.kill(signal)
    await pause(20)
    product.child.kill(signal) // a terminal and npm both send it
    await until('a new connection is refused', () =>
      fetch(`${product.origin}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    assert.equal(await finish(), 201)
    assert.equal(await product.ended(), 0)
  })
}

test('told to end while starting, it finishes its step and ends with 0; the next start continues', async (t) => {
  const folder = dataFolder(t)
  for (const [step, DEMO] of [
    ['banco embutido', '0'],
    ['migrações', '0'],
    ['listas de referência', '1'],
  ] as const) {
    const child = spawn(process.execPath, ['main.ts'], {
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder, DEMO },
    })
    let said = ''
    const ended = endOf(child)
    const hear = (words: Buffer) => {
      said += String(words)
      if (said.includes(step)) child.kill('SIGTERM') // the following step has begun
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    assert.equal(await ended(), 0, said)
    assert.doesNotMatch(said, /Error|não pôde/)
  }
  assert.equal(await (await start(t, { DATA_DIR: folder, DEMO: '0' })).stop(), 0)
})

test('told to end before it has loaded, npm start ends with 0', async (t) => {
  const cwd = projectCopy(t) // a stale web would be built in it
  // Reports when it listens for signals: before that a process cannot decide how it ends.
  const LISTENS =
    `data:text/javascript,process.on('newListener', (name) => name === ` +
    `'SIGTERM' && process.stdout.write('listens '))`
  for (const ms of [0, 200]) {
    const child = spawn(process.execPath, ['--import', LISTENS, 'bin/start.mjs'], {
      cwd,
      env: { PATH: process.env['PATH'], DATA_DIR, PORT: '0' },
    })
    const ended = endOf(child)
    const { said } = listenTo(child)
    await until('it listens for signals', () => said().includes('listens'), { patience: PATIENCE.start })
    await pause(ms)
    child.kill('SIGTERM')
    assert.equal(await ended(), 0, `after ${ms} ms: ${said()}`)
    assert.doesNotMatch(said(), /está em/)
  }
})

test('a signal to npm start reaches the product', async (t) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  // As npm runs it; a shell in between would die of the signal and leave the product running.
  const child = spawn('sh', ['-c', scripts.start], {
    cwd: projectCopy(t),
    env: { PATH: process.env['PATH'], DATA_DIR, PORT: '0' },
  })
  const ended = endOf(child)
  const { origin } = listenTo(child)
  const at = await until('it serves', origin, { patience: PATIENCE.start })
  child.kill('SIGTERM')
  assert.equal(await ended(), 0)
  await assert.rejects(fetch(`${at}/healthz`))
})

test('a second process on the same data is one sentence, and the first goes on', async (t) => {
  const product = await start(t)
  await refuses({ DATA_DIR }, /^Outro processo já usa os dados de .*\.$/)
  assert.equal((await fetch(`${product.origin}/readyz`)).status, 200)
  await product.stop()
})

test('after kill -9 the data are free at once', async (t) => {
  await (await start(t)).kill()
  assert.equal(await (await start(t)).stop(), 0)
})
