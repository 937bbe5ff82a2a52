import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Builds the web when it is stale, in a child process that ends with this one. Returns whether it succeeded. */
export function buildBeside(): Promise<boolean> {
  const child = spawn(process.execPath, ['bin/setup.mjs', '--build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => void child.kill()
  process.once('exit', stop)
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      process.stderr.write(`${message}\n`)
      resolve(false)
    })
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve(code === 0)
    })
  })
}
