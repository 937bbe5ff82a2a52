// A real PostgreSQL server for tests: its data live in a temporary folder and go with whoever started it, however that one ends.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { findPostgres, type Programs } from './postgres-programs.ts'

export type PostgresServer = { url: string; about: string; stop: () => Promise<void> }

const startLimit = 30_000

// What is thrown away need not survive a power cut.
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300', 'shared_buffers=96MB', 'timezone=UTC']

type User = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, and asks for a user that has a name. */
function someoneElse(): User {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  if (!uid) throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A checkout that only root may enter hides its packages from anybody else. */
function reachable({ folder, ours }: Programs, folderOfOurs: string, user: User) {
  if (!ours || spawnSync(path.join(folder, 'postgres'), ['--version'], user).status === 0) return folder
  cpSync(path.dirname(folder), path.join(folderOfOurs, 'programs'), { recursive: true, verbatimSymlinks: true })
  return path.join(folderOfOurs, 'programs', 'bin')
}

function initialise(programs: string, folder: string, password: string, user: User) {
  const secret = path.join(folder, 'password')
  writeFileSync(secret, password)
  if (user.uid) chownSync(secret, user.uid, -1)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const args = ['-D', path.join(folder, 'data'), '-U', 'ponte', '-A', 'password', `--pwfile=${secret}`, '-E', 'UTF8', `--locale=${locale}`, '--no-sync', '--no-instructions']
  const { status, stderr, error } = spawnSync(path.join(programs, 'initdb'), args, { ...user, cwd: folder, encoding: 'utf8' })
  rmSync(secret)
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

// The server ends when our end of this pipe closes, which the kernel sees to even when we are killed.
const untilPipeCloses = '"$@" & server=$!; read -r _; kill -QUIT "$server"; wait "$server"; rm -rf "$FOLDER"'

function launch(programs: string, folder: string, port: number, user: User) {
  const args = [path.join(programs, 'postgres'), '-D', path.join(folder, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
  const child = spawn('sh', ['-c', untilPipeCloses, 'sh', ...args], { ...user, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], FOLDER: folder } })
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
  for (const started = Date.now(); Date.now() - started < startLimit; await pause(50)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const ready = await client.connect().then(() => true, () => false)
    await client.end().catch(() => {})
    if (ready) return
    if (/FATAL:\s+(?!\s|the database system is starting)/.test(log.text)) break
  }
  throw new Error(`PostgreSQL did not start:\n${log.text}`)
}

export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, about: 'PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  const found = await findPostgres()
  const user = someoneElse()
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-postgres-'))
  try {
    if (user.uid) chownSync(folder, user.uid, user.gid ?? -1)
    const programs = reachable(found, folder, user)
    const password = randomBytes(12).toString('hex')
    initialise(programs, folder, password, user)
    const port = await freePort()
    const url = `postgresql://ponte:${password}@127.0.0.1:${port}/postgres`
    const { log, stop } = launch(programs, folder, port, user)
    await answers(url, log).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { url, about: `PostgreSQL ${found.version} (${found.ours ? 'as a package' : 'of this machine'})`, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
