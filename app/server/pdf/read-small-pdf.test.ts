// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { pagesOfSmallPdf } from './pages-of-pdf.ts'
import { readPdf } from './read-pdf.ts'

const ofLength = (length: number) => {
  const one = Buffer.from('%PDF-1.4\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 3>> endobj\n', 'latin1')
  return Buffer.concat([one, Buffer.alloc(length - one.length, ' ')])
}

test('small files are read one in each turn, without a thread, and a large one in a thread', async () => {
  let [threads, turns, going] = [0, 0, true]
  const count = (worker: Worker) => worker.once('online', () => threads++)
  const turn = () => {
    turns++
    if (going) setImmediate(turn)
  }
  process.on('worker', count)
  setImmediate(turn)
  const read = await Promise.all(Array.from({ length: 200 }, () => readPdf(ofLength(256_000))))
  going = false
  assert.deepEqual([threads, new Set(read.map(({ pages }) => pages))], [0, new Set([3])])
  assert.ok(turns >= 200, `${turns} turns`)
  assert.deepEqual(await readPdf(ofLength(256_001)), { pages: 3, encrypted: false })
  assert.equal(threads, 1)
  process.off('worker', count)
})

/** One packed stream after another, up to the length of a file that is read without a thread. */
function streams(parts: readonly Buffer[]) {
  const whole = parts.map((part) =>
    Buffer.concat([Buffer.from('<</Type /ObjStm /Filter /FlateDecode>> stream\n'), part, Buffer.from('\nendstream ')]),
  )
  return Buffer.concat(whole).subarray(0, 256_000)
}
const nodes = (length: number) => Buffer.from('/Type/Pages '.repeat(length / 12))
const SMALL_HOSTILE: Record<string, () => Buffer> = {
  'nodes of a tree of pages': () => Buffer.from('/Type /Pages '.repeat(19_000)),
  'open dictionaries': () => Buffer.from('<<'.repeat(128_000)),
  'nodes in each of many streams': () => streams(Array.from({ length: 1_500 }, () => deflateSync(nodes(24_000)))),
  'streams of one letter': () => streams(Array.from({ length: 5_000 }, () => deflateSync(Buffer.from('a')))),
  'streams that break off late': () =>
    streams(Array.from({ length: 20 }, (_, n) => deflateSync(nodes(7_900_008 - 396_000 * n)).subarray(0, -8))),
}

test('a small file that is made to hurt costs milliseconds, or is left to a thread', () => {
  for (const [what, file] of Object.entries(SMALL_HOSTILE)) {
    const bytes = file()
    const tries = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      pagesOfSmallPdf(bytes)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    assert.ok(Math.min(...tries) < 200_000, `${what}: ${Math.min(...tries)} µs`)
  }
})

test('what unpacks to much is left to a thread, which reads it', async () => {
  const tree = Buffer.from('1 0 <</Type /Pages /Count 5>>')
  const bytes = streams([deflateSync(Buffer.concat([Buffer.alloc(2_000_000, ' '), tree]))])
  assert.equal(pagesOfSmallPdf(bytes), undefined)
  assert.deepEqual(await readPdf(bytes), { pages: 5, encrypted: false })
})
