// People answer tests while the product is killed: each answer that was told as stored is there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '#test/support/patience/patience.ts'
import { killableProduct } from '#test/support/product/killable-product.ts'
import { saveAnswer, testTakers } from '#test/support/skill-tests/test-takers.ts'

const { start, open, prepare } = await killableProduct('answers')

test('no answer that was stored is lost when the product is killed', async () => {
  const takers = await prepare((app) => testTakers(app, 'excel', 10))
  const stored = new Map<string, number>()
  let sequence = 0
  for (let round = 0; round < 2; round++) {
    const product = await start()
    const answered = new Set<string>()
    const answering = takers.map(async (taker) => {
      for (;;) {
        const own = ++sequence
        if (!(await saveAnswer(product.origin, taker, own).catch(() => undefined))) return
        stored.set(taker.id, own)
        answered.add(taker.id)
      }
    })
    await until('everybody has stored an answer', () => answered.size === takers.length)
    await sleep(100)
    await product.kill()
    await Promise.all(answering)
  }
  const { db, close } = await open()
  try {
    const rows = await db
      .selectFrom('skill_test_draws')
      .select(['attempt_id', 'sequence', 'option_id'])
      .where('position', '=', 1)
      .execute()
    for (const { id, options } of takers) {
      const row = rows.find(({ attempt_id }) => attempt_id === id)!
      assert.ok(row.sequence >= stored.get(id)!, `${row.sequence} instead of ${stored.get(id)}`)
      assert.equal(row.option_id, options[row.sequence % options.length])
    }
  } finally {
    await close()
  }
})
