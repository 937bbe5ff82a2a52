// Starts of main.ts that are refused, and folders for their data.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, type TestContext } from 'node:test'

/** Removed after its test, or after the file. */
export const dataFolder = (t?: TestContext) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-process-'))
  ;(t ? t.after.bind(t) : after)(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs main.ts where a refusal is expected: one sentence and exit 1, without a stack. */
export const refusal = (env: Record<string, string>, user = {}) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['main.ts'], {
      env: { PATH: process.env['PATH'], PORT: '0', ...env },
      ...user,
    })
    let said = ''
    child.stderr.on('data', (part) => (said += part))
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })

export async function refuses(env: Record<string, string>, sentence: RegExp, user = {}) {
  const { code, said } = await refusal(env, user)
  assert.match(said, sentence)
  assert.doesNotMatch(said, /\n\s+at /)
  assert.equal(code, 1)
}
