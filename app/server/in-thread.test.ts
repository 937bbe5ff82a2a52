import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
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

test('two threads are there at a time, however many jobs are given, and a job that fails gives its place on', async () => {
  let [alive, most] = [0, 0]
  const count = (worker: Worker) => {
    most = Math.max(most, ++alive)
    worker.once('exit', () => alive--)
  }
  process.on('worker', count)
  const programs = [
    'parentPort.postMessage({ done: "well" })',
    'parentPort.postMessage({ refused: "no" })',
    '',
    'throw 1',
  ]
  const jobs = Array.from({ length: 24 }, (_, n) => run(programs[n % programs.length]!, 10_000))
  const ends = await Promise.allSettled(jobs)
  process.off('worker', count)
  assert.equal(most, 2)
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 6)
})

test('what no thread can be given is a fault, and takes no place for ever', async () => {
  const given = () => inThread(new URL('data:text/javascript,'), () => {}, {} as Parameters<typeof inThread>[2])
  for (let n = 0; n < 3; n++) await assert.rejects(given(), { name: 'DataCloneError' })
  assert.equal(await run('parentPort.postMessage({ done: "well" })', 10_000), 'well')
})
