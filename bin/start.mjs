// npm start in one process: between a prestart and a start nobody would handle signals, and npm goes on after a
// prestart that was stopped with 0. Plain JavaScript, like the setup: it may begin on any Node.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { begun, ended, exitWithSuccess, stopHandlingSignals } from './setup/stopping.mjs'

exitWithSuccess()
await import('./setup.mjs')
const { isOurs, node } = await import('./setup/runtime.mjs')

const builds = '--build' // builds a stale web while the database opens
if (isOurs()) {
  process.argv.push(builds)
  await import('../app/server/start/endings.ts')
  stopHandlingSignals()
  await import('../main.ts')
} else {
  const child = spawn(node, ['main.ts', builds], { stdio: 'inherit' })
  begun(child)
  child.once('exit', (code) => (ended(), process.exit(code ?? 1)))
}
