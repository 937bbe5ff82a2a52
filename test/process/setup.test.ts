// bin/setup.mjs in a small project, with a fake npm.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { endOf } from '#test/support/product/end-of.ts'
import { stranger, type User } from '#test/support/outside/stranger.ts'
import { processorTimeIn, tellingProcessorTime } from '#test/support/product/processor-time.ts'

const runtime = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const lock = (left: string) => ({
  packages: {
    '': {},
    [`node_modules/${runtime}`]: { version: '24.21.0', integrity: 'a', optional: true, os: process.platform },
    'node_modules/left': { version: left, integrity: 'b' },
    'node_modules/for-others': { version: '1.0.0', integrity: 'c', optional: true, os: ['plan9'], cpu: 'pdp11' },
  },
})

// Takes a moment, logs its call, and creates npm's files.
const npm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
appendFileSync('calls', process.argv[2] + '\\n')
const held = () => process.env.HELD && !existsSync('let-go')
if (process.env.NPM_FAILS) { console.error('npm error network'); process.exit(1) }
setTimeout(function install() {
  if (held()) return setTimeout(install, 20)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const left_out = ['', 'node_modules/for-others', process.env.NEVER_CAME]
  for (const name of left_out) delete packages[name]
  for (const name of Object.keys(packages)) mkdirSync(name, { recursive: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  if (!process.env.NEVER_CAME) {
    mkdirSync('node_modules/${runtime}/include/node', { recursive: true })
    const version = process.env.AFTER_INSTALL || 'v24.21.0'
    writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + version + '\\n', { mode: 0o755 })
  }
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
}, 300)
`

function project(t: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-setup-'))
  t.after(() => {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  })
  cpSync('bin', path.join(folder, 'bin'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('package.json', JSON.stringify({ optionalDependencies: { [runtime]: '24.21.0' } }))
  write('package-lock.json', JSON.stringify(lock('1.0.0')))
  write('npm-cli.js', npm)
  const at = (name: string) => path.join(folder, name)
  return {
    folder,
    at,
    write,
    calls: () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []),
    async run(env: Record<string, string> = {}, user: User = {}, hear = (_said: string) => {}) {
      const child = spawn(process.execPath, ['bin/setup.mjs'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          npm_execpath: at('npm-cli.js'),
          npm_node_execpath: process.execPath,
          ...env,
        },
        ...user,
      })
      const ended = endOf(child)
      let said = ''
      child.stdout.on('data', (part) => hear((said += part)))
      child.stderr.on('data', (part) => (said += part))
      return { code: await ended(), said }
    },
  }
}

test('what is locked is installed once, and then nothing is said or done', async (t) => {
  const { run, calls } = project(t)
  assert.match((await run()).said, /Instalando 2 pacotes/)
  const { code, said } = await run()
  assert.deepEqual([code, said, calls()], [0, '', ['ci']])
})

test('a changed lock and a lost package are installed again', async (t) => {
  const { run, calls, write, at } = project(t)
  await run()
  write('package-lock.json', JSON.stringify(lock('1.0.1')))
  await run()
  rmSync(at('node_modules/left'), { recursive: true })
  await run()
  assert.equal((await run()).said, '')
  assert.deepEqual(calls(), ['ci', 'ci', 'ci'])
})

test('two starts at once install once', async (t) => {
  const { run, calls, write } = project(t)
  // The first one is held until the second has met it, however late that one begins.
  const hear = (said: string) => void (said.includes('Outro início') && write('let-go', ''))
  const both = await Promise.all([run({ HELD: '1' }, {}, hear), run({ HELD: '1' }, {}, hear)])
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
  )
  assert.deepEqual(calls(), ['ci'])
  assert.match(both.map(({ said }) => said).join(''), /Outro início já trabalha aqui/)
})

test('the lock of a start that was killed is taken over', async (t) => {
  const { run, at } = project(t)
  mkdirSync(at('.cache'))
  writeFileSync(at('.cache/setup.lock'), '1')
  utimesSync(at('.cache/setup.lock'), new Date(0), new Date(0))
  assert.equal((await run()).code, 0)
  assert.equal(existsSync(at('.cache/setup.lock')), false)
})

test('a failed installation is one sentence under what npm said', async (t) => {
  const { code, said } = await project(t).run({ NPM_FAILS: '1' })
  assert.equal(code, 1)
  assert.match(said, /npm error network\nNão foi possível instalar os pacotes.*\n$/)
})

test('a runtime that did not come is one sentence, and is asked for again at the next start', async (t) => {
  const { run, calls } = project(t)
  const { code, said } = await run({ NEVER_CAME: `node_modules/${runtime}` })
  assert.equal(code, 1)
  assert.match(
    said,
    /O Node v24\.21\.0 não veio para node_modules, muitas vezes por causa da rede: execute npm ci e inicie de novo\.\n$/,
  )
  assert.equal((await run()).code, 0)
  assert.deepEqual(calls(), ['ci', 'ci'])
})

test('a runtime of another version is one sentence that says what to do', async (t) => {
  const { code, said } = await project(t).run({ AFTER_INSTALL: 'v20.0.0' })
  assert.equal(code, 1)
  assert.match(
    said,
    /node_modules\/\.bin\/node é o v20\.0\.0, e não o v24\.21\.0: execute npm ci e inicie de novo\.\n$/,
  )
})

test('headers that nobody compiles with do not stay on the disk', async (t) => {
  const { run, at } = project(t)
  await run()
  assert.deepEqual(
    [existsSync(at(`node_modules/${runtime}`)), existsSync(at(`node_modules/${runtime}/include`))],
    [true, false],
  )
})

test('where no runtime is packed for the machine, its own Node serves when it is new enough', async (t) => {
  const { run, write } = project(t)
  const packed = (version: string) =>
    write('package.json', JSON.stringify({ optionalDependencies: { 'node-plan9-pdp11': version } }))
  packed('24.21.0')
  assert.equal((await run()).code, 0)
  packed('999.0.0')
  const { code, said } = await run()
  assert.equal(code, 1)
  assert.match(said, /^Para \w+ \w+ não há um Node pronto, e este é o v.*: instale o Node 999 de .*\n$/)
})

test(
  'a folder that cannot be written is enough when all is fresh, and one sentence when it is not',
  { skip: !stranger && 'no user without rights here' },
  async (t) => {
    const { run, folder, write } = project(t)
    await run()
    chmodSync(folder, 0o555)
    assert.deepEqual([(await run({}, stranger)).code, (await run({}, stranger)).said], [0, ''])
    chmodSync(folder, 0o755)
    write('package-lock.json', JSON.stringify(lock('1.0.1')))
    rmSync(path.join(folder, '.cache'), { recursive: true })
    chmodSync(folder, 0o555)
    const { code, said } = await run({}, stranger)
    assert.equal(code, 1)
    assert.match(said, /^É preciso instalar ou construir, e não se pode escrever em .* \(EACCES\): .*\n$/)
  },
)

test('the web is stale when what builds it has changed: all that its configuration reads is in one folder', () => {
  const read = [...readFileSync('vite.config.ts', 'utf8').matchAll(/from '(\..*)'/g)].map(([, file]) =>
    path.dirname(file!),
  )
  assert.deepEqual([...new Set(read)], ['./bin/web'])
  assert.match(readFileSync('bin/setup/web-build.mjs', 'utf8'), /builtFrom = \[[^\]]*'bin\/web'/)
})

test('with nothing to do the real one takes little more than Node itself', async () => {
  const took = async (...words: string[]) => {
    const child = spawn(process.execPath, [...tellingProcessorTime, ...words])
    const ended = endOf(child)
    let said = ''
    child.stdout.on('data', (part) => (said += part))
    child.stderr.on('data', (part) => (said += part))
    assert.equal(await ended(), 0)
    return processorTimeIn(said)
  }
  const [bare, real] = [[] as number[], [] as number[]]
  // Load only adds to a measurement, so the least of several counts.
  for (let i = 0; i < 7; i++) {
    bare.push(await took('--eval', ''))
    real.push(await took('bin/setup.mjs'))
  }
  assert.ok(Math.min(...real) < 3 * Math.min(...bare), `took ${real.join(', ')} ms, Node alone ${bare.join(', ')}`)
})
