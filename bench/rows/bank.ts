import { cpSync } from 'node:fs'
import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { findPeople } from '#features/candidate-bank/server/search/find-people.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { type Database, openDatabase, openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { send } from '#wire/send.ts'
import type { Figure } from '../figures.ts'
import { fillBank } from '../many-people.ts'
import { scratchFolder } from '../scratch.ts'
import { compared, figuresOf, type Search } from '../searches.ts'

const [ON_SERVER, EMBEDDED, LIMIT_MS] = [200_000, 20_000, 150]
const SECRET_KEY = 'for this bench only, long enough to be one'
const RECRUITER = 'recrutador@demo.test'

type Made = Awaited<ReturnType<typeof fillBank>>
type Query = Omit<Parameters<typeof findPeople>[1], 'page' | 'per_page'> & { page?: number }

/** Words that many and few say, filters alone and together, and the farthest page. */
const queriesOf = ({ courses, skills, cities, areas }: Made): Query[] => [
  {},
  { page: 80 },
  { q: 'planilhas' },
  { q: 'python' },
  { q: 'logística eventos' },
  { q: 'xyzzy' },
  { q: 'relatórios', sort: 'newest' },
  { course_id: [courses[3]!] },
  { skill_id: [skills[5]!, skills[6]!] },
  { state_id: ['SP'] },
  { city_id: [cities[7]!], least_semester: 5 },
  { area_id: [areas[1]!], language_id: ['en'], language_level: 'intermediate' },
  { q: 'atendimento', state_id: ['MG'], course_id: [courses[1]!, courses[2]!] },
]

const addressOf = ({ page, sort, ...filters }: Query) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, page, sort, per_page: 25 })) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one))
    else if (value !== undefined) params.append(name, String(value))
  }
  return `/v1/ats/candidates?${params}`
}

async function actorIn({ pool }: Database): Promise<SignedIn> {
  const { rows } = await pool.query<{ login_id: string; manager_id: string; company_id: string }>(
    `select l.id as login_id, m.id as manager_id, m.company_id from company_managers m join logins l on l.id =
      m.login_id where l.email = $1`,
    [RECRUITER],
  )
  const { login_id, manager_id, company_id } = rows[0]!
  const membership = { manager_id, company_id, roles: ['Recrutador' as const] }
  return { user_type: 'CompanyManager', login_id, session_id: '', membership }
}

const tokenAt = async (origin: string) =>
  (
    await send((address, init) => fetch(origin + address, init), issueToken, {
      grant_type: 'password',
      username: RECRUITER,
      password: 'Ponte@2026',
      user_type: 'CompanyManager',
    })
  ).access_token

async function found(origin: string, database: Database, made: Made, env: Record<string, string>) {
  const actor = await actorIn(database)
  const searches = queriesOf(made).map((query): Search => ({
    address: addressOf(query),
    work: (ctx: Ctx) => findPeople({ ...ctx, actor }, { page: 1, per_page: 25, ...query }),
  }))
  return compared({ origin, database, env: { SECRET_KEY, ...env }, token: await tokenAt(origin) }, searches)
}

async function onServer() {
  const server = await startPostgres()
  await server.create('bank')
  const env = { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: server.url('bank'), SECRET_KEY, DEMO: '1' }
  const product = await startProduct({ env })
  const database = openServer(env.DATABASE_URL, 10, TASK)
  try {
    await settled(product.origin)
    const made = await fillBank(database.pool, ON_SERVER)
    return await found(product.origin, database, made, env)
  } finally {
    await product.stop()
    await database.close()
    await server.stop()
  }
}

async function onEmbedded() {
  const [data, copy] = [path.join(scratchFolder(), 'data'), path.join(scratchFolder(), 'copy')]
  const env = { DATA_DIR: data, SECRET_KEY, DEMO: '1' }
  const first = await startProduct({ env })
  await settled(first.origin)
  await first.stop()
  const filling = await openDatabase({ database_url: '', data_dir: data })
  const made = await fillBank(filling.pool, EMBEDDED)
  await filling.close()
  cpSync(data, copy, { recursive: true })
  const product = await startProduct({ env })
  const database = await openDatabase({ database_url: '', data_dir: copy })
  try {
    return await found(product.origin, database, made, { ...env, DATA_DIR: copy })
  } finally {
    await product.stop()
    await database.close()
  }
}

const people = (n: number) => n.toLocaleString('en')

export const bank = {
  title: `Searching the candidate bank, against the same statements by the driver alone`,
  async run(): Promise<Figure[]> {
    const server = await onServer()
    const embedded = await onEmbedded()
    return [
      ...figuresOf(`PostgreSQL, ${people(ON_SERVER)} profiles`, server, LIMIT_MS),
      ...figuresOf(`embedded, ${people(EMBEDDED)} profiles`, embedded),
    ]
  },
}
