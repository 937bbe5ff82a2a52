// A PostgreSQL server of our own, with fsync on, that may be killed and started again on its data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../product/free-port.ts'
import { newCluster } from './postgres-cluster.ts'
import { PATIENCE, within } from '../patience/patience.ts'

export type ScratchPostgres = Awaited<ReturnType<typeof startPostgres>>

export async function startPostgres(settings: string[] = []) {
  const { programs, folder: home, user, password } = await newCluster()
  const data = path.join(home, 'data')
  let port = await freePort()
  const url = (name: string) => `postgres://ponte:${password}@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined
  let log = ''
  let hasAnswered = false

  const ask = async <R extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    name = 'postgres',
  ): Promise<R[]> => {
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
    const until = performance.now() + PATIENCE.start
    for (;;) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        // A free port is free until somebody else takes it.
        if (server && !hasAnswered) port = await freePort()
        const options = [
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          `unix_socket_directories=${home}`,
          '-c',
          'fsync=on',
          '-c',
          'synchronous_commit=on',
          ...settings.flatMap((s) => ['-c', s]),
        ]
        server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
          ...user,
          cwd: home,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        server.stderr!.on('data', (words: Buffer) => (log = (log + String(words)).slice(-4000)))
      }
      if (
        await ask('select 1').then(
          () => true,
          () => false,
        )
      ) {
        hasAnswered = true
        return
      }
      if (performance.now() > until) throw new Error(`PostgreSQL did not start:\n${log}`)
      await sleep(20)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await within('the end of PostgreSQL', ended, PATIENCE.start)
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
