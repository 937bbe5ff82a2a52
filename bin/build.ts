// Builds the web for production and packs its files, so that serving them costs no work. `npm start` and `npm test` call it when the web is stale.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Quiet when all is well: its whole output is shown only when it fails. */
const buildBundles = () =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
    child.on('close', (code) => {
      if (code !== 0) console.error(output.trim())
      resolve(code === 0)
    })
  })

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

const started = performance.now()
console.log('Building the web …')
if (!(await buildBundles())) process.exit(1)
console.log(`  bundles built in ${seconds(started)}`)

const packing = performance.now()
const { files, plain, packed } = await compressFolder(`${root}/build/client`, (done, of) => console.log(`  ${done} of ${of} files packed`))
console.log(`  ${files} files packed in ${seconds(packing)}: ${megabytes(plain)} travel as ${megabytes(packed)}`)
