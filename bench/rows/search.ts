import { cpSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { tasks } from '../../app/tasks.ts'
import { findJobs } from '#features/jobs/server/search/find-jobs.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { type Database, openDatabase, openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { type House, newCtx, openHouse } from '#server/house.ts'
import { openLog } from '#server/watch/log.ts'
import { openStorage } from '#server/storage/storage.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import { type Figure, median } from '../figures.ts'
import { fillJobs } from '../many-jobs.ts'
import { scratchFolder } from '../scratch.ts'
import { openClient } from '../short-client.ts'

const ROUNDS = 45
const SECRET_KEY = 'for this bench only, long enough to be one'
const OPEN = 40_000

type Query = Parameters<typeof findJobs>[1] & { page?: number; sort?: 'relevance' | 'newest' | 'closing' | 'salary' }

/** Words in their spellings, filters alone and together, orders, and pages far down. */
const SEARCHES: Query[] = [
  {},
  { page: 40 },
  { sort: 'closing' },
  { sort: 'salary', page: 3 },
  { q: 'estagio' },
  { q: 'estágio', sort: 'newest' },
  { q: 'marketing' },
  { q: 'engenharia de produção' },
  { q: 'engenheria' },
  { q: 'sao paulo' },
  { q: 'desenvolvimento front' },
  { q: 'relatórios', sort: 'newest' },
  { q: 'enferm' },
  { q: 'analista logistica campinas' },
  { q: 'xyzzy' },
  { q: 'jovem aprendiz contabilidade', sort: 'salary' },
  { state_id: ['SP'] },
  { state_id: ['MG', 'RJ'], job_type: ['internship'] },
  { city_id: [3550308] },
  { area_id: ['engenharia'], work_model: ['remote'] },
  { job_type: ['trainee'], salary_from: 2000 },
  { pcd: true, page: 5 },
  { q: 'direito', state_id: ['PR'], job_type: ['internship'] },
  { q: 'vendas', work_model: ['hybrid', 'on_site'], sort: 'closing', page: 2 },
]

type Asked = { text: string; values: unknown[] }

/** What one search says to the database, statement by statement. */
async function statementsOf(house: House, { page = 1, sort, ...filters }: Query): Promise<Asked[]> {
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
  const ctx = newCtx(house)
  await findJobs(ctx, filters, undefined, { page, per_page: 25, sort })
  pool.connect = connect as typeof pool.connect
  return asked
}

const addressOf = ({ page, sort, ...filters }: Query) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page, sort, per_page: 25 })) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one))
    else if (value !== undefined) params.append(name, String(value))
  }
  return `/v1/ats/jobs?${params}`
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

type Found = { query: string; product: number[]; bare: number[] }

/** One after the other, the product's answer and the same statements by the driver, in turns. */
async function searches(origin: string, database: Database, env: Record<string, string>): Promise<Found[]> {
  const configuration = readConfiguration({ SECRET_KEY, ...env })
  const house = openHouse({
    configuration,
    database,
    storage: openStorage(configuration),
    tasks: tasks(),
    log: openLog('silent'),
    key: SECRET_KEY,
  })
  const found: Found[] = []
  const client = await openClient(origin)
  const ask = async (query: Query) => {
    const status = await client.get(addressOf(query))
    if (status !== 200) throw new Error(`${addressOf(query)} answered ${status}`)
  }
  for (const query of SEARCHES) await ask(query) // a product that has just started is slow at whatever comes first
  for (const query of SEARCHES) {
    const asked = await statementsOf(house, query)
    const product = () => ask(query)
    const bare = async () => {
      for (const { text, values } of asked) await database.pool.query(text, values)
    }
    const row: Found = { query: addressOf(query), product: [], bare: [] }
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
function figuresOf(what: string, found: Found[], slowest?: number): Figure[] {
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

async function onServer(server: Awaited<ReturnType<typeof startPostgres>>, name: string, jobs: number) {
  await server.create(name)
  const env = { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: server.url(name), SECRET_KEY, DEMO: '1' }
  const product = await startProduct({ env })
  const database = openServer(env.DATABASE_URL, 10, TASK)
  try {
    await settled(product.origin)
    await fillJobs(database.pool, { jobs, open: OPEN })
    return await searches(product.origin, database, env)
  } finally {
    await product.stop()
    await database.close()
  }
}

async function onEmbedded(jobs: number) {
  const [data, copy] = [path.join(scratchFolder(), 'data'), path.join(scratchFolder(), 'copy')]
  const first = await startProduct({ env: { DATA_DIR: data } })
  await settled(first.origin)
  await first.stop()
  const filling = await openDatabase({ database_url: '', data_dir: data })
  await fillJobs(filling.pool, { jobs, open: OPEN })
  await filling.close()
  cpSync(data, copy, { recursive: true })
  const product = await startProduct({ env: { DATA_DIR: data } })
  const database = await openDatabase({ database_url: '', data_dir: copy })
  try {
    return await searches(product.origin, database, { DATA_DIR: copy })
  } finally {
    await product.stop()
    await database.close()
  }
}

const total = (found: Found[]) => found.reduce((sum, { bare }) => sum + median(bare), 0)

async function onServers() {
  const server = await startPostgres()
  try {
    return { fewer: await onServer(server, 'fewer', 100_000), many: await onServer(server, 'many', 1_000_000) }
  } finally {
    await server.stop()
  }
}

export const search = {
  title: `Searching jobs, ${OPEN.toLocaleString('en')} of them open, against the same statements by the driver alone`,
  async run(): Promise<Figure[]> {
    const { fewer, many } = await onServers()
    const embedded = await onEmbedded(100_000) // when the server is gone, which goes on tidying up a million jobs
    return [
      ...figuresOf('PostgreSQL, 1,000,000 jobs', many, 150),
      {
        what: 'the same searches among ten times as many closed jobs',
        values: [total(many) / total(fewer)],
        unit: '×',
        limit: { at_most: 1.5 },
      },
      ...figuresOf('embedded, 100,000 jobs', embedded),
    ]
  },
}
