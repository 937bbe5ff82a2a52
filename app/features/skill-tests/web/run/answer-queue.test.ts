import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerQueue, type Outcome, type Sending } from './answer-queue.ts'

function queue(outcomes: Outcome[], kept: Sending[] = []) {
  const sent: string[] = []
  const seen: number[] = []
  const { give, flush } = answerQueue(
    {
      send: async ({ position, answer, sequence }) => {
        sent.push(`${position}${answer}${sequence}`)
        return outcomes.shift() ?? 'stored'
      },
      wait: async () => {},
      onChange: (waiting) => void seen.push(waiting.length),
    },
    kept,
  )
  return { give, flush, sent, seen }
}

test('an answer that nobody took is sent again, before those that came later', async () => {
  const { give, flush, sent, seen } = queue(['again', 'again'])
  give({ position: 1, answer: 'a', sequence: 1 })
  give({ position: 2, answer: 'b', sequence: 2 })
  await flush()
  assert.deepEqual(sent, ['1a1', '1a1', '1a1', '2b2'])
  assert.equal(seen.at(-1), 0)
})

test('of a question only the newest answer is sent again', async () => {
  const { give, flush, sent } = queue(['again'])
  give({ position: 1, answer: 'a', sequence: 1 })
  give({ position: 1, answer: 'b', sequence: 2 })
  await flush()
  assert.deepEqual(sent, ['1a1', '1b2'])
})

test('what waited before a reload goes out; one that is refused is dropped alone', async () => {
  const { flush, sent, seen } = queue(
    ['stored', 'refused'],
    [
      { position: 1, answer: 'a', sequence: 1 },
      { position: 2, answer: 'b', sequence: 2 },
      { position: 3, answer: 'c', sequence: 3 },
    ],
  )
  await flush()
  assert.deepEqual([sent, seen.at(-1)], [['1a1', '2b2', '3c3'], 0])
})

test('what another window holds up is kept, and goes out when it is taken back', async () => {
  const { give, flush, sent, seen } = queue(['held'])
  give({ position: 1, answer: 'a', sequence: 1 })
  await flush()
  assert.deepEqual([sent, seen.at(-1)], [['1a1'], 1])
  await flush()
  assert.deepEqual([sent, seen.at(-1)], [['1a1', '1a1'], 0])
})
