import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openServer } from '#server/database/open-database.ts'
import { killRunning, startProduct } from '#test/support/product/product-process.ts'
import { until } from '#test/support/patience/patience.ts'
import { settled } from '#test/support/settled.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { crashInRounds, type Registered, ROUNDS } from './rounds.ts'
import { assertWhole } from './whole.ts'

// A server of its own, since the shared one must not be killed.
const skip = process.env['TEST_DATABASE_URL'] ? false : 'runs in the pass on a PostgreSQL server'
const folder = mkdtempSync(path.join(tmpdir(), 'ponte-kill-'))
const server = skip ? undefined : await startPostgres()
after(async () => {
  killRunning()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function onServer(name: string) {
  await server!.create(name)
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: server!.url(name),
    SECRET_KEY: 'for these rounds only, long enough to be one',
  }
  /** Ends the leases of dead workers, as if a minute had passed, and brings retries forward until nothing is left. */
  async function settleAll(origin: string) {
    const ended = "set leased_until = now() - interval '1 second' where lease is not null and done_at is null"
    await server!.ask(`update tasks ${ended}`, [], name)
    const forward = `update tasks set run_at = least(run_at, now())
      where done_at is null and failed_at is null and unique_key is null returning id`
    for (let round = 0; round < 60; round++) {
      await settled(origin)
      if (!(await server!.ask(forward, [], name)).length) return
    }
  }
  const judge = (all: Registered[]) => assertWhole(openServer(server!.url(name)), all)
  return { start: () => startProduct({ env }), settleAll, judge }
}

test(
  `PostgreSQL: after ${ROUNDS} times kill -9 of the product under load every ` +
    'answered registration is there, whole, with one letter',
  { skip },
  async (t) => {
    const { start, settleAll, judge } = await onServer('product_killed')
    const { product, all } = await crashInRounds(await start(), async (before) => {
      await before.kill()
      return start()
    })
    await settleAll(product.origin)
    await product.stop()
    await judge(all)
    t.diagnostic(`${all.length} registrations answered`)
  },
)

test(
  `PostgreSQL: after ${ROUNDS} times kill -9 of the database under load the product serves on and has lost nothing`,
  { skip },
  async (t) => {
    const { start, settleAll, judge } = await onServer('server_killed')
    const { product, all } = await crashInRounds(await start(), async (product) => {
      await server!.kill()
      await sleep(50)
      await server!.start()
      // Its broken connections may be noticed after the server has started.
      await until('the product is ready', async () => {
        const ready = await fetch(`${product.origin}/readyz`).catch((error: unknown) =>
          assert.fail(`${String(error)}: ${product.said()}`),
        )
        return ready.status === 200
      })
      return product
    })
    await settleAll(product.origin)
    await product.stop()
    await judge(all)
    t.diagnostic(`${all.length} registrations answered`)
  },
)
