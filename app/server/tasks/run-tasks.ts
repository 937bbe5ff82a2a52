import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { databaseAway } from '../database/database-away.ts'
import { type House, newCtx } from '../house.ts'
import { newTrace } from '../http/trace.ts'
import { fault } from '../watch/log.ts'
import { claim, forgetLeases, handBack, LeaseLost } from './lease.ts'
import { openRest } from './rest.ts'
import { endsItsProcess, restSchedules, setAside } from './set-aside.ts'
import { enqueue, type Task } from './task.ts'
import { MOST_ATTEMPTS, WorkerDied, performOutside, performRows, putBack } from './perform-task.ts'

const IDLE_MS = 1000
/** As long as a lease: after it another worker may hold the task. */
const AWAY_TRIES = 60

/** A task whose failure was not stored, because the database was away too, would count as one that ended its process. */
async function onceDatabaseAnswers(store: () => Promise<void>, stopping?: AbortSignal) {
  for (let left = AWAY_TRIES; ; left--)
    try {
      return await store()
    } catch (error) {
      if (!databaseAway(error) || !left || stopping?.aborted) throw error
      await sleep(IDLE_MS)
    }
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
      else await onceDatabaseAnswers(() => putBack(ctx, t, row, lease, error), stopping)
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
  await restSchedules({ db })
  for (const t of tasks.tasks.values()) {
    if (!t.every) continue
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
    tasks_tried: [
      'Tasks that were started and are not done.',
      sql`done_at is null and failed_at is null and attempts > 0`,
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
