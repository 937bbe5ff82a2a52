// What a program that is not ours says of a sealed document.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const installed = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** For a test's `skip`. */
export const withoutPdfsig = installed ? false : 'pdfsig (poppler-utils) is not installed'

export function pdfsig(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-seal-'))
  const file = path.join(folder, 'sealed.pdf')
  try {
    writeFileSync(file, bytes)
    return execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
