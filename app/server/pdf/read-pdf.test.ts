// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOfPdf } from './pages-of-pdf.ts'
import { readPdf } from './read-pdf.ts'

const fileOf = (part: string, length: number) =>
  Buffer.from(`%PDF-1.7\n${part.repeat(Math.ceil(length / part.length))}`, 'latin1').subarray(0, length)
/** What each of these cost was a search of the whole file, or 3,000 letters, at every repetition. */
const HOSTILE = {
  'streams that have no end': '<</Type /ObjStm /Filter /FlateDecode>> stream\n',
  'nodes of a tree of pages': '/Type /Pages ',
  'broken streams': '<</Type /ObjStm /Filter /FlateDecode>> stream\nx\nendstream ',
  'open dictionaries': '<<',
  'a word without its number': `/Encrypt${' '.repeat(4_000)}`,
}

test('20 MB of a file made to hurt are read while others are answered', async () => {
  for (const [what, part] of Object.entries(HOSTILE)) {
    let turns = 0
    let going = true
    const turn = () => {
      turns++
      if (going) setImmediate(turn)
    }
    setImmediate(turn)
    await readPdf(fileOf(part, 20_000_000))
    going = false
    // A read on this thread leaves no turn for anybody until it is over.
    assert.ok(turns > 20, `${what}: ${turns} turns`)
  }
})

test('a file of four times the length costs four times as much, and not sixteen', () => {
  const cost = (part: string, length: number) => {
    const bytes = fileOf(part, length)
    const tries = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      pagesOfPdf(bytes)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    return Math.min(...tries)
  }
  for (const [what, part] of Object.entries(HOSTILE)) {
    const [one, four] = [cost(part, 2_000_000), cost(part, 8_000_000)]
    assert.ok(four < 9 * one + 20_000, `${what}: ${one} µs, ${four} µs`)
  }
})
