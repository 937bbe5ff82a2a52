import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inThread } from './in-thread.ts'

class Slow extends Error {}
const run = (program: string, most_ms: number) =>
  inThread<string>(new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';${program}`), null, {
    most_ms,
    slow: () => new Slow(),
    large: () => new Error('large'),
    refused: (words: string) => new Error(words),
  })

test('a job that takes more of a processor than it may is refused', () => assert.rejects(run('for (;;);', 100), Slow))

test('a job that waits for its processor is not refused, however long', async () => {
  const late = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)'
  assert.equal(await run(`${late}; parentPort.postMessage({ done: 'late' })`, 1_000), 'late')
})

test('a thread that ends without an answer is a fault', () => assert.rejects(run('', 1_000), /without an answer/))
