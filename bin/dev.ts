// Runs bin/dev-server.ts and restarts it when server files change. Node's --watch would see the temporary copy of
// Vite's configuration and restart for ever.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import process from 'node:process'
import { say } from '#server/start/starting.ts'

const TOGETHER_MS = 150
/** Vite handles the web, `npm test` the tests. */
const ofTheServer = (file: string) => /\.(ts|sql|json)$/.test(file) && !/(^|\/)web\/|\.test\.ts$/.test(file)

let server: ChildProcess | undefined
let due: NodeJS.Timeout | undefined

function start() {
  const begun = spawn(process.execPath, ['bin/dev-server.ts'], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env },
  })
  server = begun
  begun.once('exit', () => {
    if (server !== begun) return
    server = undefined
    if (ending) process.exit(0)
    say('O servidor terminou. Ele volta com a próxima mudança.')
  })
}

async function startAnew(file: string) {
  say(`\nMudou ${file}: reiniciando.`)
  const before = server
  server = undefined
  if (before) {
    const ended = once(before, 'exit')
    before.kill('SIGTERM')
    await ended
  }
  if (!ending) start()
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    ending = true
    if (server) server.kill(signal)
    else process.exit(0)
  })

for (const folder of ['app', 'db'])
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !ofTheServer(file)) return
    clearTimeout(due)
    due = setTimeout(() => void startAnew(`${folder}/${file}`), TOGETHER_MS)
  })
start()
