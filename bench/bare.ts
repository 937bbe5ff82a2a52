import { fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Side } from './compare.ts'

/** The bare server in a process of its own, as the product is. */
export async function startBare(env: Record<string, string>): Promise<Side & { stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    execArgv: [],
    env: { PATH: process.env['PATH'], ...env },
  })
  const last = () => void child.kill('SIGKILL')
  process.once('exit', last)
  const ended = once(child, 'exit')
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the bare server ended before it was ready'))),
  ])) as [{ port: number }]
  const stop = async () => {
    process.off('exit', last)
    child.kill('SIGKILL')
    await ended
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid!, stop }
}
