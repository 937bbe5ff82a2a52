import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { until } from '#test/support/patience/patience.ts'
import { latestCall, type Outcome } from './latest-call.ts'

function recorder(answers: Record<string, number>) {
  const started: string[] = []
  const aborted: string[] = []
  const told: Outcome<string, string>[] = []
  const over: string[] = []
  const calls = latestCall(async (input: string, signal) => {
    started.push(input)
    signal.addEventListener('abort', () => aborted.push(input))
    await sleep(answers[input] ?? 0)
    over.push(input)
    if (input === 'broken') throw new Error('offline')
    return input.toUpperCase()
  }, 10)
  return { calls, started, aborted, told, over, hear: (outcome: Outcome<string, string>) => void told.push(outcome) }
}

test('while somebody types nothing is asked, then only the last', async () => {
  const { calls, started, told, hear } = recorder({})
  for (const text of ['a', 'ab', 'abc']) calls.ask(text, hear)
  await until('the outcome is told', () => told.length > 0)
  assert.deepEqual(started, ['abc'])
  assert.deepEqual(told, [{ input: 'abc', answer: 'ABC' }])
})

test('an older call is cancelled, and its late answer is not heard', async () => {
  const { calls, aborted, told, over, hear } = recorder({ slow: 40 })
  calls.ask('slow', hear, true)
  calls.ask('fast', hear, true)
  await until('both calls are over', () => over.includes('slow') && over.includes('fast'))
  await sleep(0)
  assert.deepEqual(aborted, ['slow'])
  assert.deepEqual(told, [{ input: 'fast', answer: 'FAST' }])
})

test('a failure is told, and nothing after a cancel', async () => {
  const { calls, told, over, hear } = recorder({})
  calls.ask('broken', hear, true)
  await until('the outcome is told', () => told.length > 0)
  calls.ask('x', hear, true)
  calls.cancel()
  await until('the call is over', () => over.includes('x'))
  await sleep(0)
  assert.equal(told.length, 1)
  assert.ok('failure' in told[0]!)
})
