// A temporary folder with an empty PostgreSQL database in it, and who may run the server there.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres, type Programs } from './postgres-programs.ts'

type User = { uid?: number; gid?: number }
export type Cluster = { folder: string; programs: string; user: User; password: string; about: string }

/** PostgreSQL refuses to run as root, and asks for a user that has a name. */
function someoneElse(): User {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  if (!uid) throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A checkout that only root may enter hides its packages from anybody else. */
function reachable({ folder, ours }: Programs, inFolder: string, user: User) {
  if (!ours || spawnSync(path.join(folder, 'postgres'), ['--version'], user).status === 0) return folder
  cpSync(path.dirname(folder), path.join(inFolder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return path.join(inFolder, 'programs', 'bin')
}

function initialise({ programs, folder, user, password }: Omit<Cluster, 'about'>) {
  const secret = path.join(folder, 'password')
  writeFileSync(secret, password)
  if (user.uid) chownSync(secret, user.uid, -1)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const args = [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'ponte',
    '-A',
    'password',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '--no-sync',
    '--no-instructions',
  ]
  const { status, stderr, error } = spawnSync(path.join(programs, 'initdb'), args, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(secret)
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

/** Its superuser is ponte. Whoever starts the server removes the folder after. */
export async function newCluster(): Promise<Cluster> {
  const found = await findPostgres()
  const user = someoneElse()
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-postgres-'))
  try {
    if (user.uid) chownSync(folder, user.uid, user.gid ?? -1)
    const cluster = {
      folder,
      user,
      programs: reachable(found, folder, user),
      password: randomBytes(12).toString('hex'),
    }
    initialise(cluster)
    return { ...cluster, about: `PostgreSQL ${found.version} (${found.ours ? 'as a package' : 'of this machine'})` }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
