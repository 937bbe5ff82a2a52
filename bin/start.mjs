// npm start, in one process from its first moment: between a prestart and a start nobody would listen, and npm goes on after a prestart that
// was told to end and ended with 0. Plain JavaScript, like the setup: the Node that begins here may be any.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { begun, ended, endsWell, letGo } from './setup/stopping.mjs'

endsWell()
await import('./setup.mjs')
const { isOurs, node } = await import('./setup/runtime.mjs')

const builds = '--build' // what is stale, while the database opens
if (isOurs()) {
  process.argv.push(builds)
  await import('../app/server/start/endings.ts')
  letGo()
  await import('../main.ts')
} else {
  const child = spawn(node, ['main.ts', builds], { stdio: 'inherit' })
  begun(child)
  child.once('exit', (code) => (ended(), process.exit(code ?? 1)))
}
