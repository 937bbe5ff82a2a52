import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holdFile } from '#server/held-file.ts'
import { NAME, lockOf, own } from './uploads.ts'

const MAKING_MS = 60_000

/** Between its creation and its lock a folder has no holder for a moment. */
function isAbandoned(folder: string) {
  if (!existsSync(lockOf(folder))) return Date.now() - statSync(folder).mtimeMs > MAKING_MS
  const release = holdFile(lockOf(folder))
  release?.()
  return release !== undefined
}

const wasAbandoned = (folder: string) => {
  try {
    if (folder === own?.folder || !isAbandoned(folder)) return false
    rmSync(folder, { recursive: true })
    return true
  } catch {
    return false // belongs to another user of the machine
  }
}

/** Returns how many folders it removed. */
export function sweepUploads(): number {
  const names = existsSync(tmpdir()) ? readdirSync(tmpdir()) : []
  return names.filter((name) => name.startsWith(NAME) && wasAbandoned(path.join(tmpdir(), name))).length
}
