// Products that follow one another in one process, for test files that follow one another in one: to load the product
// anew takes a processor seconds.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atEnd } from '../batch.ts'
import { PATIENCE, within } from '../patience/patience.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = fileURLToPath(new URL('hosted-products.ts', import.meta.url))

let host: ChildProcess | undefined
process.once('exit', () => host?.kill('SIGKILL'))

function startHost(flags: string[]) {
  host = fork(program, { cwd: root, execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: passed() })
  const begun = host
  atEnd(async () => void begun.kill('SIGKILL'))
  return host
}

const passed = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
})

type Said = { said: string; failed?: undefined } | { failed: string }

const answerOf = (to: ChildProcess, words: Record<string, string> | 'close') =>
  new Promise<string>((resolve, reject) => {
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`the host of products ended with ${signal ?? code}`))
    to.once('exit', ended)
    to.once('message', (answer: Said) => {
      to.off('exit', ended)
      if (answer.failed === undefined) resolve(answer.said)
      else reject(new Error(answer.failed))
    })
    to.send(words)
  })

/** A host that did not do what it was told may answer late: it is ended, and the next product gets a new one. */
const tell = (to: ChildProcess, words: Record<string, string> | 'close') =>
  within('the answer of the host of products', answerOf(to, words), PATIENCE.start).catch((error: unknown) => {
    to.kill('SIGKILL')
    host = undefined
    throw error
  })

/** One at a time; closed before the next one is opened. */
export async function openHosted(env: Record<string, string>, flags: string[]) {
  const at = host ?? startHost(flags)
  const origin = await tell(at, { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env })
  return { origin, stop: () => tell(at, 'close') }
}
