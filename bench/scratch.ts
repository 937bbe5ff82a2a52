import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const made: string[] = []
process.once('exit', () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Gone when the bench ends, however it ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-bench-'))
  made.push(folder)
  return folder
}
