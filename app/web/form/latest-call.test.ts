import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { latestCall, type Outcome } from './latest-call.ts'

function recorder(answers: Record<string, number>) {
  const started: string[] = []
  const aborted: string[] = []
  const told: Outcome<string, string>[] = []
  const calls = latestCall(async (input: string, signal) => {
    started.push(input)
    signal.addEventListener('abort', () => aborted.push(input))
    await sleep(answers[input] ?? 0)
    if (input === 'broken') throw new Error('offline')
    return input.toUpperCase()
  }, 10)
  return { calls, started, aborted, told, hear: (outcome: Outcome<string, string>) => void told.push(outcome) }
}

test('while somebody types nothing is asked, then only the last', async () => {
  const { calls, started, told, hear } = recorder({})
  for (const text of ['a', 'ab', 'abc']) calls.ask(text, hear)
  await sleep(40)
  assert.deepEqual(started, ['abc'])
  assert.deepEqual(told, [{ input: 'abc', answer: 'ABC' }])
})

test('an older call is cancelled, and its late answer is not heard', async () => {
  const { calls, aborted, told, hear } = recorder({ slow: 40 })
  calls.ask('slow', hear, true)
  calls.ask('fast', hear, true)
  await sleep(80)
  assert.deepEqual(aborted, ['slow'])
  assert.deepEqual(told, [{ input: 'fast', answer: 'FAST' }])
})

test('a failure is told, and nothing after a cancel', async () => {
  const { calls, told, hear } = recorder({})
  calls.ask('broken', hear, true)
  await sleep(10)
  calls.ask('x', hear, true)
  calls.cancel()
  await sleep(10)
  assert.equal(told.length, 1)
  assert.ok('failure' in told[0]!)
})
