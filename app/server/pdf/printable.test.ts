import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf } from './paper.ts'
import { printable } from './printable.ts'
import { setPaper } from './set-paper.ts'

test('a word that no line could hold is broken, so that no layout counts it for seconds', () => {
  const longest = (text: string) =>
    Math.max(
      ...printable(text)
        .split(/[ \n]/)
        .map((word) => word.length),
    )
  assert.equal(longest('a'.repeat(30_000)), 80)
  assert.equal(longest('a\u00a0'.repeat(30_000)), 80)
  assert.equal(printable(`${'a'.repeat(80)} ${'b'.repeat(80)}\n`), `${'a'.repeat(80)} ${'b'.repeat(80)}`)
  assert.equal(printable('a'.repeat(81)), `${'a'.repeat(80)} a`)
})

test('30,000 letters without a space become a document within seconds', async () => {
  const began = performance.now()
  const blocks = [{ type: 'paragraph' as const, runs: [{ text: 'a'.repeat(30_000) }] }]
  await bytesOf(setPaper({ paper: { title: 'Termo', blocks }, mark: 'PT', app_name: 'Ponte', dated: '2026-11-23' }))
  assert.ok(performance.now() - began < 5000)
})
