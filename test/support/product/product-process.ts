// The product as a process of its own: started, asked, stopped or killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PATIENCE, within } from '../patience/patience.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Running = {
  origin: string
  child: ChildProcess
  /** The last of what it printed. */
  said: () => string
  /** Waits for its end; answers the exit code. */
  ended: () => Promise<number | null>
  /** SIGTERM; answers the exit code. */
  stop: () => Promise<number | null>
  /** kill -9: no good-byes. */
  kill: () => Promise<void>
}

const running = new Set<ChildProcess>()
/** For the end of a test that failed half-way. */
export const killRunning = () => running.forEach((child) => child.kill('SIGKILL'))
process.once('exit', killRunning)

type Options = {
  env?: Record<string, string>
  flags?: string[]
  script?: string
  folder?: string
  ipc?: boolean
  /** Where its log goes instead of being kept by the caller. */ log?: number
}

/**
 * Nothing of the caller's environment but what a program needs to run: a DATABASE_URL left in a shell must not be
 * written to.
 */
export async function startProduct({
  env = {},
  flags = [],
  script = 'main.ts',
  folder = root,
  ipc = false,
  log,
}: Options): Promise<Running> {
  const child = spawn(process.execPath, [...flags, script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', log ?? 'pipe', ...(ipc ? ['ipc' as const] : [])],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  running.add(child)
  void exit.then(() => running.delete(child))
  const demo = (env['DEMO'] ?? (env['DATABASE_URL'] ? '0' : '1')) === '1'
  let said = ''
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said = (said + String(words)).slice(-4000)
      const [, found] = / está em (http:\S+)/.exec(said) ?? []
      if (found && (!demo || said.includes('Mural parceiro'))) resolve(found)
    }
    child.stdout!.on('data', hear)
    child.stderr?.on('data', hear)
    void exit.then(([code]) => reject(new Error(`${script} ended with ${code} before it was ready:\n${said}`)))
  })
  const origin = await within(`the start of ${script}`, ready, PATIENCE.start).catch((error: Error) => {
    child.kill('SIGKILL')
    error.cause ??= said
    throw error
  })
  const waitForEnd = async () => (await within(`the end of ${script}`, exit, PATIENCE.start))[0]
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return waitForEnd()
  }
  return {
    origin,
    child,
    said: () => said,
    ended: waitForEnd,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
