import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inkOf } from './look.ts'

test('letters and paper take the colours of the light theme', () => {
  assert.equal(inkOf('primary'), '#0b6e5f')
  assert.throws(() => inkOf('pink'), /no colour --pink/)
})

test('nothing on the server side names a colour', () => {
  const root = new URL('../', import.meta.url)
  const files = globSync(['server/**/*.{ts,css}', 'features/*/server/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/qr-picture\.ts$/.test(file),
  ) // cameras read black on white
  assert.ok(files.length > 50)
  for (const file of files) {
    const found = readFileSync(new URL(file, root), 'utf8').match(
      /(?<![\w&/])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/i,
    )
    assert.equal(found, null, `${file} names ${found?.[0]}`)
  }
})
