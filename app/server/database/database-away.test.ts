// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { freshDatabase } from '#test/support/postgres/fresh-database.ts'
import { databaseAway } from './database-away.ts'
import { openServer } from './open-database.ts'
import { until } from '#test/support/patience/patience.ts'

/** Shorter than the product's, but longer than the statements that must not time out. */
const short = { connection: 1500, statement: 5000, lock: 200, idle: 800 }
const app = await openApp({ database: freshDatabase(short) })
const away = await openApp({ database: Promise.resolve(openServer('postgres://nobody@127.0.0.1:1/nothing')) })
const { db, pool, patient } = app.house.database
const embedded = !process.env['TEST_DATABASE_URL'] && 'one connection, and no timers of its own'

const COMPANIES = '/v1/profile/companies'
const STATES = '/selects/states.json'
const ask = async (address: string, from = app) => {
  const answer = await from.request(address)
  return [answer.status, answer.headers.get('retry-after')]
}
/** Only the next user of a cut connection may notice that it is cut. */
async function servedAgain() {
  const answer = await until('another answer than 503', async () => {
    const answer = await ask(COMPANIES)
    return answer[0] !== 503 && answer
  })
  assert.deepEqual(answer, OK)
}
const OK = [200, null]
const LATER = [503, '30']

/** Runs while a transaction stays open. */
async function during(
  begin: Parameters<ReturnType<typeof db.transaction>['execute']>[0],
  work: () => Promise<void>,
  on = db,
) {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = on.transaction().execute(async (tx) => {
    await begin(tx)
    begun.resolve()
    await over.promise
  })
  await Promise.race([begun.promise, held])
  try {
    await work()
  } finally {
    over.resolve()
    await held.catch(() => {})
  }
}

test('who asks while all connections are held is told to come back, and is served when one is free', async () => {
  const all = (left: number): Promise<void> =>
    left === 0
      ? ask(COMPANIES).then((answer) => assert.deepEqual(answer, LATER))
      : during(
          async () => {},
          () => all(left - 1),
        )
  await all(pool.options.max!)
  assert.deepEqual(await ask(COMPANIES), OK)
})

test('who asks while no database can be reached is told to come back, and the log says why', async () => {
  assert.deepEqual(await ask(COMPANIES, away), LATER)
  const { event, level, code } = JSON.parse(away.logged.at(-1)!)
  assert.deepEqual({ event, level, code }, { event: 'unavailable', level: 'error', code: 'ECONNREFUSED' })
  assert.match(await (await away.request(COMPANIES)).text(), /indisponível neste momento/)
})

test('a locked table lets nobody wait for ever, and others are served meanwhile', { skip: embedded }, async () => {
  const lock = (tx: typeof db) => sql`lock table companies in access exclusive mode`.execute(tx)
  await during(
    lock,
    async () => {
      const ask_many = (many: number) => Array.from({ length: many }, () => ask(COMPANIES))
      const waiting = ask_many(pool.options.max! - 1)
      assert.deepEqual(await ask(STATES), OK)
      for (const answer of await Promise.all([...waiting, ...ask_many(pool.options.max! * 2)]))
        assert.deepEqual(answer, LATER)
    },
    patient,
  )
  await servedAgain()
})

test('a statement without end is given up, and a task may take longer', { skip: embedded }, async () => {
  const hasty = openServer(String(pool.options.connectionString), 1, { ...short, statement: 100 })
  after(() => hasty.close())
  const take = (seconds: number, on: typeof db) => sql`select pg_sleep(${seconds})`.execute(on)
  const error = await take(60, hasty.db).catch((error: unknown) => error)
  assert.equal(databaseAway(error)?.status, 503)
  await take(0.3, hasty.patient)
})

test('a transaction in which nothing happens lets go of what it locked', { skip: embedded }, async () => {
  const idle = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`
  const forgotten = db.transaction().execute(async (tx) => {
    await sql`lock table companies in access exclusive mode`.execute(tx)
    await until('nobody is idle in a transaction', async () => !(await idle.execute(patient)).rows[0]!.n)
    await sql`select 1`.execute(tx)
  })
  const error = await forgotten.catch((error: unknown) => error)
  assert.equal(databaseAway(error)?.status, 503)
  await servedAgain()
})

test('whose connection the database cuts in the middle is told to come back', { skip: embedded }, async () => {
  await during(
    (tx) => sql`lock table companies in access exclusive mode`.execute(tx),
    async () => {
      const asking: ReturnType<typeof ask>[] = []
      const cut = sql<{ n: number }>`select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      // Whoever waits for the lock gives up soon, so others ask until one is found waiting.
      await until('a connection waits, and is cut', async () => {
        asking.push(ask(COMPANIES))
        return (await cut.execute(patient)).rows[0]!.n
      })
      for (const answer of await Promise.all(asking)) assert.deepEqual(answer, LATER)
    },
    patient,
  )
  await servedAgain()
})
