// Alone: its process lays uploads aside.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { uploadFolder } from './uploads.ts'
import { sweepUploads } from './sweep-uploads.ts'

const before = process.env['TMPDIR']
const folder = mkdtempSync(path.join(tmpdir(), 'ponte-uploads-test-'))
process.env['TMPDIR'] = folder
after(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  rmSync(folder, { recursive: true, force: true })
})

const program = `
const { uploadFolder } = await import(${JSON.stringify(new URL('uploads.ts', import.meta.url).href)})
console.log(await uploadFolder())
setInterval(() => {}, 1000)`

/** A process that holds an uploaded file. */
async function another() {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program])
  const place = await new Promise<string>((resolve) =>
    child.stdout.once('data', (said) => resolve(String(said).trim())),
  )
  writeFileSync(path.join(place, '0'), 'a personal paper')
  const end = (signal: NodeJS.Signals) =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill(signal)
    })
  return { place, end }
}

test('what a killed process left of uploads is removed by the next start, and what others hold stays', async () => {
  const own = await uploadFolder()
  const [dead, alive] = [await another(), await another()]
  await dead.end('SIGKILL')
  assert.ok(existsSync(path.join(dead.place, '0')))
  assert.equal(sweepUploads(), 1)
  assert.ok(!existsSync(path.dirname(dead.place)))
  assert.ok(existsSync(path.join(alive.place, '0')) && existsSync(own))
  await alive.end('SIGKILL')
  assert.equal(sweepUploads(), 1)
  assert.deepEqual(readdirSync(folder), [path.basename(path.dirname(own))])
})

test('where the system tidied its temporary folder meanwhile, there is a new one', async () => {
  rmSync(path.dirname(await uploadFolder()), { recursive: true })
  assert.ok(existsSync(await uploadFolder()))
})
