// Runs cases of one kind one after another: none may end in a 500, keep anything open, or leave anything behind.
import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import fc from '#test/support/fast-check.ts'
import type { Heard } from '#test/support/product/loopback.ts'
import type { Target } from './target.ts'
import { watched } from './watch.ts'

/** For longer runs: the number of cases, and another seed. */
const { PONTE_ATTACK_CASES: cases, PONTE_ATTACK_SEED: seed } = process.env

type Sent = Pick<Heard, 'status' | 'text'>

const SHOWN = 3_000
const shown = (one: unknown) =>
  Buffer.isBuffer(one)
    ? JSON.stringify(one.toString('latin1', 0, SHOWN))
    : inspect(one, { depth: 8, maxStringLength: SHOWN })

/** `send` returns the answer; undefined when the connection ended before one. */
export async function attack<T>(
  target: Target,
  usual: number,
  kind: fc.Arbitrary<T>,
  send: (one: T) => Promise<Sent | undefined>,
) {
  target.begin()
  const attempt = fc.asyncProperty(kind, async (one) => {
    const heard = await watched(shown(one), () => send(one))
    if (heard) assert.ok(heard.status < 500, `${heard.status}: ${heard.text.slice(0, 500)}`)
  })
  const { failed, numRuns, counterexample, errorInstance, ...run } = await fc.check(attempt, {
    numRuns: Number(cases || usual),
    endOnFailure: true,
    ...(seed && { seed: Number(seed) }),
  })
  if (failed)
    throw new Error(`case ${numRuns} of seed ${run.seed}: ${shown(counterexample?.[0])}`, { cause: errorInstance })
  assert.deepEqual(await target.leftovers(), { left: [], faults: [] })
}
