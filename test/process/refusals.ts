// Starts of main.ts that are refused, and folders for their data.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, type TestContext } from 'node:test'
import { endOf } from '#test/support/product/end-of.ts'

/** Removed after its test, or after the file. */
export const dataFolder = (t?: TestContext) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ponte-process-'))
  ;(t ? t.after.bind(t) : after)(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const uploads = mkdtempSync(path.join(tmpdir(), 'ponte-refused-'))
after(() => rmSync(uploads, { recursive: true, force: true }))
chmodSync(uploads, 0o777) // also for the user without rights

/** Runs main.ts where a refusal is expected: one sentence and exit 1, without a stack. */
export async function refusal(env: Record<string, string>, user = {}) {
  const child = spawn(process.execPath, ['main.ts'], {
    // A folder of its own: what it says of another's uploads that it sweeps is no part of the sentence.
    env: { PATH: process.env['PATH'], PORT: '0', TMPDIR: uploads, ...env },
    ...user,
  })
  const ended = endOf(child)
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  return { code: await ended(), said: said.trim() }
}

export async function refuses(env: Record<string, string>, sentence: RegExp, user = {}) {
  const { code, said } = await refusal(env, user)
  assert.match(said, sentence)
  assert.doesNotMatch(said, /\n\s+at /)
  assert.equal(code, 1)
}
