// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growth } from '#test/support/product/processor-time.ts'
import { csvRows } from './csv.ts'

async function* once(text: string) {
  yield text
}
const rows = async (text: string) => {
  const found: [number, ...string[]][] = []
  for await (const { line, fields } of csvRows(once(text))) found.push([line, ...fields])
  return found
}

test('a quoted field may hold separators, quotes and lines, and a row has the line it begins on', async () => {
  assert.deepEqual(await rows('a,"b,""c"""\r\n\n"d\ne",f\ng'), [
    [1, 'a', 'b,"c"'],
    [3, 'd\ne', 'f'],
    [5, 'g'],
  ])
})

test('a quote that never closes swallows one record and not the rest of the file', async () => {
  const [first, ...others] = await rows(`"${'x'.repeat(70_000)}\na,b\n"c\n`)
  assert.equal(first!.length, 2)
  assert.deepEqual(others, [
    [2, 'a', 'b'],
    [3, '"c\n'],
  ])
})

test('lines full of quotes cost what they are long', async () => {
  assert.ok((await growth((lines) => rows(`"${'""\n'.repeat(lines)}`), 2_000, 16_000)) < 3)
})
