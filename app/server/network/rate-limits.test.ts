import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refusal } from '../refusal.ts'
import { openRateLimits } from './rate-limits.ts'

const DAY = 86_400_000
const LIMIT = { name: 'checks', times: 3, seconds: 60 }

function limits() {
  let now = Date.UTC(2027, 0, 1)
  const { spend, kept } = openRateLimits(true, () => now)
  const tried = (key: string, limit = LIMIT) => {
    try {
      spend(limit, key)
      return 'served'
    } catch (error) {
      return `wait ${(error as Refusal).headers['retry-after']} s`
    }
  }
  return { tried, kept, pass: (ms: number) => void (now += ms) }
}

test('so many at once, then one after another, and a refusal says when to come back', () => {
  const { tried, pass } = limits()
  assert.deepEqual(
    [1, 2, 3, 4].map(() => tried('a')),
    ['served', 'served', 'served', 'wait 20 s'],
  )
  assert.equal(tried('b'), 'served')
  pass(20_000)
  assert.deepEqual([tried('a'), tried('a')], ['served', 'wait 20 s'])
})

test('a clock that jumped ahead and came back lets people in after the limit’s own time', () => {
  const { tried, pass } = limits()
  pass(400 * DAY)
  for (let i = 0; i < 4; i++) tried('a')
  pass(-400 * DAY)
  assert.equal(tried('a'), 'wait 20 s')
  pass(20_000)
  assert.equal(tried('a'), 'served')
})

test('a hundred thousand names from one place fill no memory and displace nobody else’s limits', () => {
  const { tried, kept } = limits()
  const other = { ...LIMIT, name: 'claims' }
  for (let i = 0; i < 3; i++) tried('honest', other)
  for (let i = 0; i < 100_000; i++) tried(String(i))
  assert.ok(kept() <= 20_001)
  assert.equal(tried('honest', other), 'wait 20 s')
})

test('a debt that is paid is forgotten', () => {
  const { tried, kept, pass } = limits()
  for (let i = 0; i < 1000; i++) tried(String(i))
  pass(2 * 60_000)
  tried('a')
  assert.equal(kept(), 1)
})
