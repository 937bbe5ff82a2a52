import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type House, newCtx } from '../house.ts'
import { newTrace } from '../http/trace.ts'
import { fault } from '../log.ts'
import type { Ctx } from '../context.ts'
import { enqueue, type Task } from './task.ts'

type Claimed = { id: number; name: string; payload: never; attempts: number }
class LeaseLost extends Error {}

const LEASE_SECONDS = 300
const MOST_ATTEMPTS = 8
const IDLE_MS = 1000

/** Free rows, or rows whose worker died; another worker skips what this one holds. */
const claim = async (ctx: Ctx, lease: string, names: string[], most: number) =>
  (
    await sql<Claimed>`update tasks set lease = ${lease}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (select id from tasks where done_at is null and failed_at is null and run_at <= ${ctx.now}
        and (leased_until is null or leased_until < now()) and name = any(${names}) order by run_at, id for update skip locked limit ${most})
      returning id, name, payload, attempts`.execute(ctx.db)
  ).rows

/** The lease must still be ours: a worker that slept through it leaves no effect. */
async function tickOff(ctx: Ctx, id: number, lease: string) {
  const ticked = await sql`update tasks set done_at = now(), lease = null where id = ${id} and lease = ${lease} and done_at is null`.execute(ctx.db)
  if (ticked.numAffectedRows !== 1n) throw new LeaseLost()
}

async function perform(ctx: Ctx, t: Task<never>, row: Claimed, lease: string) {
  if (t.reaches === 'outside') await t.run(ctx, row.payload)
  await ctx.db.transaction().execute(async (db) => {
    const inside = { ...ctx, db }
    if (t.reaches === 'rows') await t.run(inside, row.payload)
    await tickOff(inside, row.id, lease)
    if (t.every) await scheduleNext(inside, t)
  })
}

const scheduleNext = (ctx: Ctx, t: Task<never>) =>
  enqueue(ctx, t, {} as never, { run_at: new Date(ctx.now.getTime() + t.every! * 1000), unique_key: 'schedule' })

/** 2, 4, 8 … seconds and up to an hour; a schedule never gives up, other work does and stays visible. */
async function putBack(ctx: Ctx, t: Task<never>, row: Claimed, lease: string, error: unknown) {
  const gone = row.attempts >= MOST_ATTEMPTS && !t.every
  const wait = Math.min(2 ** row.attempts, 3600)
  await sql`update tasks set lease = null, leased_until = null, last_fault = ${JSON.stringify(fault(error))},
    failed_at = case when ${gone} then now() end, run_at = now() + make_interval(secs => ${wait}) where id = ${row.id} and lease = ${lease}`.execute(ctx.db)
  ctx.log.warn('task failed', { task: row.name, task_id: row.id, attempts: row.attempts, given_up: gone, ...fault(error) })
}

/** One round: claims what is due and runs it. Answers how many rows it claimed. */
export async function runDueTasks(house: House, now = new Date(), most = 10): Promise<number> {
  const { tasks } = house.tasks
  const lease = randomUUID()
  const ctx = newCtx(house, newTrace('task'), { user_type: 'GuestUser' }, now)
  const rows = await claim(ctx, lease, [...tasks.keys()], most)
  for (const row of rows) {
    const t = tasks.get(row.name)!
    const started = performance.now()
    try {
      await perform(ctx, t, row, lease)
      house.log.debug('task done', { task: row.name, task_id: row.id, ms: Math.round(performance.now() - started) })
    } catch (error) {
      if (error instanceof LeaseLost) house.log.warn('task lease lost', { task: row.name, task_id: row.id })
      else await putBack(ctx, t, row, lease, error)
    }
  }
  return rows.length
}

/** Works until stopped; stop() waits for what is in hand. */
export function startTasks(house: House) {
  const stopping = new AbortController()
  let wake = new AbortController()
  house.tasks.wake = () => setTimeout(() => wake.abort(), 20).unref()
  const work = async () => {
    for (const t of house.tasks.tasks.values()) if (t.every) await enqueue({ db: house.database.db, tasks: house.tasks, now: new Date() }, t, {} as never, { unique_key: 'schedule' })
    while (!stopping.signal.aborted) {
      const done = await runDueTasks(house).catch((error: unknown) => (house.log.error('tasks stopped for a moment', fault(error)), 0))
      if (done || stopping.signal.aborted) continue
      await sleep(IDLE_MS, undefined, { signal: AbortSignal.any([wake.signal, stopping.signal]) }).catch(() => {})
      wake = new AbortController()
    }
  }
  const ended = work()
  house.metrics.gauge('tasks_waiting', 'Tasks that are due or scheduled and not done.', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from tasks where done_at is null and failed_at is null`.execute(house.database.db)
    return rows[0]!.n
  })
  house.metrics.gauge('tasks_given_up', 'Tasks that failed for good and wait for a person.', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from tasks where failed_at is not null`.execute(house.database.db)
    return rows[0]!.n
  })
  return async () => {
    stopping.abort()
    await ended
  }
}
