// People who take tests at once, each saving an answer every few seconds.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openServer } from '#server/database/open-database.ts'
import { openApp } from '#test/support/app.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { saveAnswer, type Taker, testTakers } from '#test/support/skill-tests/test-takers.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const [PEOPLE, ROUNDS, EVERY_MS, LIMIT_MS] = [500, 10, 4_000, 150]
const SECRET_KEY = 'for this bench only, long enough to be one'

/** From here on each begins at a moment of their own. */
async function answering(origin: string, taker: Taker, at: number): Promise<number[]> {
  const taken: number[] = []
  await sleep((EVERY_MS * at) / PEOPLE)
  for (let round = 1; round <= ROUNDS; round++) {
    const began = performance.now()
    await saveAnswer(origin, taker, round)
    const ms = performance.now() - began
    taken.push(ms)
    await sleep(Math.max(0, EVERY_MS - ms))
  }
  return taken.slice(1)
}

const percentile = (values: number[], percent: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * percent)]!

async function run(): Promise<Figure[]> {
  const server = await startPostgres()
  await server.create('tests')
  const url = server.url('tests')
  const env = { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, SECRET_KEY, DEMO: '0' }
  const product = await startProduct({ env })
  const database = openServer(url)
  try {
    await settled(product.origin)
    const app = await openApp({ database: Promise.resolve(database), key: SECRET_KEY, env: { RATE_LIMITS: 'off' } })
    const takers = await testTakers(app, 'excel', PEOPLE)
    const taken = (await Promise.all(takers.map((taker, at) => answering(product.origin, taker, at)))).flat()
    await product.kill()
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from skill_test_draws where position = 1 and sequence = $1',
      [ROUNDS],
    )
    return [
      { what: 'an answer saved, median', values: [percentile(taken, 0.5)], unit: ' ms' },
      {
        what: 'an answer saved, 95th percentile',
        values: [percentile(taken, 0.95)],
        unit: ' ms',
        limit: { at_most: LIMIT_MS },
        note: `${taken.length} answers`,
      },
      { what: 'people without their last answer', values: [PEOPLE - rows[0]!.count], unit: '', limit: { at_most: 0 } },
    ]
  } finally {
    await product.stop().catch(() => {})
    await database.close()
    await server.stop()
  }
}

export const tests = {
  title: `${PEOPLE} people in tests on PostgreSQL, each saving an answer every ${EVERY_MS / 1000} s; then kill -9`,
  run,
}
