// Where tests lay aside what goes with their run: hundreds of databases of nine hundred files each.
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

/** A run takes one of them at most. */
const ROOM = 6e9
const MEMORY = '/dev/shm'
const DISK = tmpdir()
const NAME = 'ponte-check-'
const DAY = 86_400_000

const made = (parent: string) => {
  const folder = mkdtempSync(path.join(parent, NAME))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(folder, 0o755) // also for the user as whom PostgreSQL runs
  return folder
}

/** What a run left that was killed would hold memory until the next boot. */
const forgetOld = () =>
  readdirSync(MEMORY)
    .map((name) => path.join(MEMORY, name))
    .filter((folder) => folder.startsWith(path.join(MEMORY, NAME)) && Date.now() - statSync(folder).mtimeMs > DAY)
    .forEach((folder) => rmSync(folder, { recursive: true, force: true }))

/**
 * In memory, where there is plenty and programs may be run from it: a disk may take half a second of a processor for a
 * copy of a database.
 */
function inMemory() {
  try {
    forgetOld()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined
    const folder = made(MEMORY)
    const program = path.join(folder, 'program')
    writeFileSync(program, '', { mode: 0o755 })
    accessSync(program, constants.X_OK)
    return folder
  } catch {
    return undefined
  }
}

export const onDisk = made(DISK)
export const scratch = inMemory() ?? onDisk
