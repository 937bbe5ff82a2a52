// A real PostgreSQL server for tests: its data live in a temporary folder and go with whoever started it, however that
// one ends.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../product/free-port.ts'
import { newCluster, type Cluster } from './postgres-cluster.ts'
import { PATIENCE } from '../patience/patience.ts'

const TRIES = 3

export type PostgresServer = { url: string; about: string; stop: () => Promise<void> }

// What is thrown away need not survive a power cut.
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=96MB',
  'timezone=UTC',
]

// The server ends when our end of this pipe closes, which the kernel sees to even when we are killed.
const untilPipeCloses = '"$@" & server=$!; read -r _; kill -QUIT "$server"; wait "$server"; rm -rf "$FOLDER"'

function launch({ programs, folder, user }: Cluster, port: number) {
  const args = [
    path.join(programs, 'postgres'),
    '-D',
    path.join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((each) => ['-c', each]),
  ]
  const child = spawn('sh', ['-c', untilPipeCloses, 'sh', ...args], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], FOLDER: folder },
  })
  const log = { text: '' }
  child.stderr.on('data', (part) => (log.text = (log.text + part).slice(-8_000)))
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { log, stop }
}

async function answers(url: string, log: { text: string }) {
  for (const started = Date.now(); Date.now() - started < PATIENCE.start; await pause(50)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const ready = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (ready) return
    if (/FATAL:\s+(?!\s|the database system is starting)/.test(log.text)) break
  }
  throw new Error(`PostgreSQL did not start:\n${log.text}`)
}

export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, about: 'PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  for (let tries = 1; ; tries++) {
    const cluster = await newCluster()
    const port = await freePort()
    const url = `postgresql://ponte:${cluster.password}@127.0.0.1:${port}/postgres`
    const { log, stop } = launch(cluster, port)
    const error = await answers(url, log).catch((error: unknown) => error)
    if (!error) return { url, about: cluster.about, stop }
    await stop()
    // A free port is free until somebody else takes it.
    if (tries === TRIES || !/Address already in use/.test(log.text)) throw error
  }
}
