// Files stand in a folder of this process while the request that brought them is served. The folder is held as long as the process
// lives: the next one to start removes those that nobody holds, with what people had sent to a process that died.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holdFile } from '#server/held-file.ts'

const NAME = 'ponte-uploads-'
const lockOf = (folder: string) => path.join(folder, 'lock')

let ours: { folder: string; release: () => void } | undefined

/** Made when it is first needed, and once more where somebody has tidied the system's temporary folder. */
function ownFolder() {
  if (ours && path.dirname(ours.folder) === tmpdir() && existsSync(ours.folder)) return ours.folder
  const folder = mkdtempSync(path.join(tmpdir(), NAME))
  const release = holdFile(lockOf(folder))
  if (!release) throw new Error('a new folder is held by somebody else')
  ours = { folder, release }
  return folder
}
process.once('exit', () => ours && rmSync(ours.folder, { recursive: true, force: true }))

/** For one request. */
export const uploadFolder = async () => mkdtemp(path.join(ownFolder(), 'upload-'))

const MAKING_MS = 60_000

/** Between its making and its lock a folder is nobody's for a moment. */
function isAbandoned(folder: string) {
  if (!existsSync(lockOf(folder))) return Date.now() - statSync(folder).mtimeMs > MAKING_MS
  const release = holdFile(lockOf(folder))
  release?.()
  return release !== undefined
}

const wasAbandoned = (folder: string) => {
  try {
    if (folder === ours?.folder || !isAbandoned(folder)) return false
    rmSync(folder, { recursive: true })
    return true
  } catch {
    return false // of another user of the machine
  }
}

/** Answers how many it removed. */
export function sweepUploads(): number {
  const names = existsSync(tmpdir()) ? readdirSync(tmpdir()) : []
  return names.filter((name) => name.startsWith(NAME) && wasAbandoned(path.join(tmpdir(), name))).length
}
