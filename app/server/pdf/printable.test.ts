// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growth } from '#test/support/product/processor-time.ts'
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

test('what letters without a space cost grows as their number', async () => {
  const document = (length: number) => {
    const blocks = [{ type: 'paragraph' as const, runs: [{ text: 'a'.repeat(length) }] }]
    return bytesOf(setPaper({ paper: { title: 'Termo', blocks }, mark: 'PT', app_name: 'Ponte', dated: '2026-11-23' }))
  }
  const grown = await growth(document, 2_000, 16_000)
  assert.ok(grown < 3, `${grown} times as much for each letter`)
})
