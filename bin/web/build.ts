// Builds the web for production and compresses its files in advance. `npm start` and `npm test` call it when the web
// is stale.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Objects of a build outlive the default young generation and would be copied repeatedly. */
const ROOM = '--max-semi-space-size=64'

/** Output is shown only after a failure. */
const buildBundles = () =>
  new Promise<boolean>((resolve) => {
    const child = spawn(
      process.execPath,
      [ROOM, 'node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
    child.on('close', (code) => {
      if (code !== 0) console.error(output.trim())
      resolve(code === 0)
    })
  })

const inPortuguese = (n: number, digits: number) =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const seconds = (since: number) => `${inPortuguese((performance.now() - since) / 1000, 1)} s`
const megabytes = (bytes: number) => `${inPortuguese(bytes / 1e6, 2)} MB`

const started = performance.now()
console.log('Construindo a versão web …')
if (!(await buildBundles())) process.exit(1)
console.log(`  pacotes construídos em ${seconds(started)}`)

const packing = performance.now()
const { files, plain, packed } = await compressFolder(`${root}/build/client`, (done, of) =>
  console.log(`  ${done} de ${of} arquivos comprimidos`),
)
console.log(
  `  ${files} arquivos comprimidos em ${seconds(packing)}: ${megabytes(plain)} viajam como ${megabytes(packed)}`,
)
