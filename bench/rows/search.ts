import { cpSync } from 'node:fs'
import path from 'node:path'
import { findJobs } from '#features/jobs/server/search/find-jobs.ts'
import { type Database, openDatabase, openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import { type Figure, median } from '../figures.ts'
import { fillJobs } from '../many-jobs.ts'
import { scratchFolder } from '../scratch.ts'
import { compared, figuresOf, type Found } from '../searches.ts'

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

const addressOf = ({ page, sort, ...filters }: Query) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page, sort, per_page: 25 })) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one))
    else if (value !== undefined) params.append(name, String(value))
  }
  return `/v1/ats/jobs?${params}`
}

const found = (origin: string, database: Database, env: Record<string, string>): Promise<Found[]> =>
  compared(
    { origin, database, env: { SECRET_KEY, ...env } },
    SEARCHES.map((query) => ({
      address: addressOf(query),
      work: (ctx) => {
        const { page = 1, sort, ...filters } = query
        return findJobs(ctx, filters, undefined, { page, per_page: 25, sort })
      },
    })),
  )

async function onServer(server: Awaited<ReturnType<typeof startPostgres>>, name: string, jobs: number) {
  await server.create(name)
  const env = { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: server.url(name), SECRET_KEY, DEMO: '1' }
  const product = await startProduct({ env })
  const database = openServer(env.DATABASE_URL, 10, TASK)
  try {
    await settled(product.origin)
    await fillJobs(database.pool, { jobs, open: OPEN })
    return await found(product.origin, database, env)
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
    return await found(product.origin, database, { DATA_DIR: copy })
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
