import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/support/product/free-port.ts'

const PATIENCE_MS = 180_000

/** `npm start` as a person types it, until /readyz says ready; then Ctrl-C. Answers the seconds. */
export async function secondsToReady(folder: string, data: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true, // a group of its own, as in a terminal
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: data },
  })
  let said = ''
  child.stderr.on('data', (words: Buffer) => (said = (said + String(words)).slice(-4000)))
  const ended = once(child, 'exit')
  const group = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal)
    } catch {
      // It has ended already.
    }
  }
  const last = () => group('SIGKILL')
  process.once('exit', last)
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await ready())) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE_MS)
      throw new Error(`npm start did not come to be ready:\n${said}`)
    await sleep(20)
  }
  const seconds = (performance.now() - began) / 1000
  group('SIGINT')
  await ended
  process.off('exit', last)
  return seconds
}
