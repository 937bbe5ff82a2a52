import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type House, newCtx } from '../house.ts'
import { newTrace } from '../http/trace.ts'
import { fault } from '../watch/log.ts'
import type { Ctx } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { asHolder, claim, type Claimed, forgetLeases, handBack, LeaseLost, longer, ticked } from './lease.ts'
import { openRest } from './rest.ts'
import { endsItsProcess, setAside, setAsideSchedules } from './set-aside.ts'
import { enqueue, type Task } from './task.ts'

class WorkerDied extends Error {}

const BEAT_MS = 20_000
/** Unless the task sets its own number: what fails eight times is a defect. */
const MOST_ATTEMPTS = 8
const IDLE_MS = 1000

/** Counted at the start, because a task that ends its process cannot report it. */
const begin = (ctx: Ctx, row: Claimed, lease: string) =>
  asHolder(ctx, row.id, lease, sql`${longer}, attempts = attempts + 1, unanswered = unanswered + 1`)

/** Marked done first: the row stays locked while its effects are written, and both commit together. */
async function performRows(ctx: Ctx, t: Task<never>, row: Claimed, lease: string) {
  await begin(ctx, row, lease)
  await transaction(ctx, async (inside) => {
    await asHolder(inside, row.id, lease, ticked)
    await t.run(inside, row.payload)
    if (t.every) await scheduleNext(inside, t)
  })
}

/** Long work renews its lease. */
async function performOutside(ctx: Ctx, t: Task<never>, row: Claimed, lease: string) {
  await begin(ctx, row, lease)
  const beat = setInterval(() => void asHolder(ctx, row.id, lease, longer).catch(() => {}), BEAT_MS).unref()
  try {
    await t.run(ctx, row.payload)
  } finally {
    clearInterval(beat)
  }
  if (!t.every) return asHolder(ctx, row.id, lease, ticked)
  await ctx.db.transaction().execute(async (db) => {
    await asHolder({ ...ctx, db }, row.id, lease, ticked)
    await scheduleNext({ ...ctx, db }, t)
  })
}

const scheduleNext = (ctx: Ctx, t: Task<never>) =>
  enqueue(ctx, t, {} as never, { run_at: new Date(ctx.now.getTime() + t.every! * 1000), unique_key: 'schedule' })

/** Retries after 2, 4, 8 … seconds, up to an hour; a schedule never gives up, other work does and stays visible. */
async function putBack(ctx: Ctx, t: Task<never>, row: Claimed, lease: string, error: unknown) {
  const attempts = row.attempts + 1
  const gone = attempts >= (t.tries ?? MOST_ATTEMPTS) && !t.every
  const wait = Math.min(2 ** attempts, 3600)
  await ctx.db.transaction().execute(async (db) => {
    const updated =
      await sql`update tasks set attempts = ${attempts}, unanswered = ${row.unanswered}, lease = null, leased_until =
        null, last_fault = ${JSON.stringify(fault(error))},
      failed_at = case when ${gone} then now() end, run_at = now() + make_interval(secs => ${wait}) where id =
        ${row.id} and lease = ${lease}`.execute(db)
    if (gone && updated.numAffectedRows === 1n) await t.givenUp?.({ ...ctx, db }, row.payload)
  })
  ctx.log.warn('task failed', { task: row.name, task_id: row.id, attempts, given_up: gone, ...fault(error) })
}

/** One round: claims what is due and runs it. Returns how many rows it claimed. */
export async function runDueTasks(house: House, now = new Date(), most = 10, stopping?: AbortSignal): Promise<number> {
  const { tasks } = house.tasks
  const lease = randomUUID()
  const guest = newCtx(house, newTrace('task'), { user_type: 'GuestUser' }, now)
  const ctx = { ...guest, db: house.database.patient }
  const rows = await claim(ctx, lease, [...tasks.keys()], most)
  for (const row of rows) {
    if (stopping?.aborted) {
      await handBack(ctx, lease)
      break
    }
    const t = tasks.get(row.name)!
    const started = performance.now()
    if (endsItsProcess(row)) {
      await setAside(ctx, t, row, lease)
      continue
    }
    try {
      if (row.attempts >= (t.tries ?? MOST_ATTEMPTS) && !t.every) throw new WorkerDied()
      await (t.reaches === 'rows' ? performRows : performOutside)(ctx, t, row, lease)
      house.log.debug('task done', { task: row.name, task_id: row.id, ms: Math.round(performance.now() - started) })
    } catch (error) {
      if (error instanceof LeaseLost) house.log.warn('task lease lost', { task: row.name, task_id: row.id })
      else await putBack(ctx, t, row, lease, error)
    }
  }
  return rows.length
}

/** A clock that was ahead may have put a schedule off by more than its period. */
const bringForward = ({ name, every }: Task<never>) => {
  const next = sql`now() + make_interval(secs => ${every})`
  return sql`update tasks set run_at = ${next} where name = ${name} and unique_key = 'schedule'
    and done_at is null and failed_at is null and run_at > ${next}`
}

/**
 * Schedules are queued once. On the embedded database no other process can hold a lease, so a leftover one belongs to
 * a dead worker.
 */
async function openWork({ configuration, database: { patient: db }, tasks }: House) {
  if (configuration.embedded) await forgetLeases(db)
  const aside = await setAsideSchedules({ db })
  for (const t of tasks.tasks.values()) {
    if (!t.every || aside.has(t.name)) continue
    const run_at = new Date(Date.now() + (t.later ? t.every * 1000 : 0))
    await enqueue({ db, tasks, now: new Date() }, t, {} as never, { run_at, unique_key: 'schedule' })
    await bringForward(t).execute(db)
  }
}

/** Works until stopped; stop() waits for running tasks. */
export function startTasks(house: House) {
  const stopping = new AbortController()
  const rest = openRest(IDLE_MS)
  house.tasks.wake = rest.wakeSoon
  let opened = false
  const round = async () => {
    if (!opened) await openWork(house)
    opened = true
    return runDueTasks(house, new Date(), 10, stopping.signal)
  }
  const work = async () => {
    while (!stopping.signal.aborted) {
      const done = await round().catch(
        (error: unknown) => (house.log.error('tasks stopped for a moment', fault(error)), 0),
      )
      if (!done && !stopping.signal.aborted) await rest.sleep()
    }
  }
  const ended = work()
  const gauges = {
    tasks_waiting: ['Tasks that are not done, whenever their time comes.', sql`done_at is null and failed_at is null`],
    tasks_due: [
      'Tasks whose time has come, in hand or not.',
      sql`done_at is null and failed_at is null and run_at <= now()`,
    ],
    tasks_given_up: ['Tasks that failed for good and wait for a person.', sql`failed_at is not null`],
  } as const
  for (const [name, [about, which]] of Object.entries(gauges))
    house.metrics.gauge(
      name,
      about,
      async () =>
        (await sql<{ n: number }>`select count(*) as n from tasks where ${which}`.execute(house.database.db)).rows[0]!
          .n,
    )
  return async () => {
    stopping.abort()
    rest.wake()
    await ended
  }
}
