// Uploaded files stand in a folder of this process while their request is served. The process holds a lock on it as
// long as it lives; the next one to start removes folders that nobody holds, with the files that people had sent to a
// process that died.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holdFile } from '#server/held-file.ts'

export const NAME = 'ponte-uploads-'
export const lockOf = (folder: string) => path.join(folder, 'lock')

export let own: { folder: string; release: () => void } | undefined

/** Created on first use, and again after somebody cleaned the system's temporary folder. */
function ownFolder() {
  if (own && path.dirname(own.folder) === tmpdir() && existsSync(own.folder)) return own.folder
  const folder = mkdtempSync(path.join(tmpdir(), NAME))
  const release = holdFile(lockOf(folder))
  if (!release) throw new Error('a new folder is held by somebody else')
  own = { folder, release }
  return folder
}
process.once('exit', () => own && rmSync(own.folder, { recursive: true, force: true }))

/** For one request. */
export const uploadFolder = async () => mkdtemp(path.join(ownFolder(), 'upload-'))
