// Searches of the product beside the same statements by the driver alone, one after the other in turns.
import type pg from 'pg'
import { tasks } from '../app/tasks.ts'
import type { Ctx } from '#server/context.ts'
import type { Database } from '#server/database/open-database.ts'
import { type House, newCtx, openHouse } from '#server/house.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { openStorage } from '#server/storage/storage.ts'
import { openLog } from '#server/watch/log.ts'
import { type Figure, median } from './figures.ts'
import { openClient } from './short-client.ts'

const ROUNDS = 45

type Asked = { text: string; values: unknown[] }

/** What one search says to the database, statement by statement. */
async function statementsOf(house: House, work: (ctx: Ctx) => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { pool } = house.database
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const listen = async () => {
    const client = await connect()
    const before = client.query
    const query = before.bind(client) as (text: string, values: unknown[]) => Promise<unknown>
    client.query = ((text: string, values: unknown[]) => (
      asked.push({ text, values }),
      query(text, values)
    )) as typeof client.query
    const release = client.release.bind(client)
    client.release = () => {
      client.query = before
      release()
    }
    return client
  }
  pool.connect = listen as typeof pool.connect
  await work(newCtx(house))
  pool.connect = connect as typeof pool.connect
  return asked
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export type Found = { query: string; product: number[]; bare: number[] }
export type Search = { address: string; work: (ctx: Ctx) => Promise<unknown> }
type Where = { origin: string; database: Database; env: Record<string, string>; token?: string }

/** One after the other, the product's answer and the same statements by the driver, in turns. */
export async function compared({ origin, database, env, token }: Where, searches: readonly Search[]): Promise<Found[]> {
  const configuration = readConfiguration(env)
  const house = openHouse({
    configuration,
    database,
    storage: openStorage(configuration),
    tasks: tasks(),
    log: openLog('silent'),
    key: env['SECRET_KEY']!,
  })
  const found: Found[] = []
  const client = await openClient(origin, token)
  const ask = async ({ address }: Search) => {
    const status = await client.get(address)
    if (status !== 200) throw new Error(`${address} answered ${status}`)
  }
  for (const one of searches) await ask(one) // a product that has just started is slow at whatever comes first
  for (const one of searches) {
    const asked = await statementsOf(house, one.work)
    const product = () => ask(one)
    const bare = async () => {
      for (const { text, values } of asked) await database.pool.query(text, values)
    }
    const row: Found = { query: one.address, product: [], bare: [] }
    for (let round = -2; round < ROUNDS; round++) {
      const [theirs, ours] = [await timed(bare), await timed(product)]
      if (round < 0) continue
      row.product.push(ours)
      row.bare.push(theirs)
    }
    found.push(row)
  }
  client.close()
  return found
}

const p95 = (values: number[]) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!

/**
 * A search is within its limit by its ratio or by the milliseconds that are added, whichever is kinder: both are asked
 * for, as the lesser share of its limit.
 */
export function figuresOf(what: string, found: Found[], slowest?: number): Figure[] {
  const worst = found.map(({ product, bare }) =>
    Math.min(median(product) / median(bare) / 1.3, Math.max(0, median(product) - median(bare)) / 2),
  )
  const at = worst.indexOf(Math.max(...worst))
  const tails = found.map(({ product }) => p95(product))
  const slow = tails.indexOf(Math.max(...tails))
  return [
    {
      what: `${what}: product / bare`,
      values: found.map(({ product, bare }) => median(product) / median(bare)),
      unit: '×',
    },
    {
      what: `${what}: share of 1.3× or 2 ms, the worst search`,
      values: [worst[at]!],
      unit: '',
      limit: { at_most: 1 },
      note: found[at]!.query,
    },
    {
      what: `${what}: p95 of the slowest search`,
      values: [tails[slow]!],
      unit: ' ms',
      ...(slowest && { limit: { at_most: slowest } }),
      note: found[slow]!.query,
    },
  ]
}
