import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { inThread } from './in-thread.ts'

const fault = () => new Error('no')
const bounds = { most_ms: 10_000, slow: fault, large: fault, refused: fault }
const WELL = 'parentPort.postMessage({ done: "well" })'
const run = (program: string) => {
  const whole = `data:text/javascript,import { parentPort } from 'node:worker_threads';${program}`
  return inThread<string>(new URL(whole), null, bounds)
}

test('two threads are there at a time, however many jobs are given, and each gives its place on', async () => {
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
  const jobs = Array.from({ length: 24 }, (_, n) => run(programs[n % programs.length]!))
  const ends = await Promise.allSettled(jobs)
  process.off('worker', count)
  assert.equal(most, 2)
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 6)
})

test('what no thread can be given is a fault, and takes no place for ever', async () => {
  const given = () => inThread(new URL('data:text/javascript,'), () => {}, bounds)
  for (let n = 0; n < 3; n++) await assert.rejects(given(), { name: 'DataCloneError' })
  assert.equal(await run(WELL), 'well')
})
