// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { until } from '#test/support/patience/patience.ts'
import type { Ctx } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import type { House } from '../house.ts'
import { runDueTasks, startTasks } from './run-tasks.ts'
import { type SetAside, taskSetAside } from './set-aside.ts'
import { enqueue, listener, outsideTask, repeated, task, type Task, taskTable } from './task.ts'

const app = await openApp()
const ctx = app.ctx()
const { db } = ctx
await sql`create table effects (task text not null, note text)`.execute(db)

const effects = async (name: string) =>
  (
    await sql<{ note: string | null }>`select note from effects where task = ${name} order by note`.execute(db)
  ).rows.map((r) => r.note)
const leaveEffect = (on: Ctx, name: string, note?: string) =>
  sql`insert into effects values (${name}, ${note ?? null})`.execute(on.db)
const rowOf = async (name: string) =>
  (await db.selectFrom('tasks').selectAll().where('name', '=', name).orderBy('id', 'desc').executeTakeFirstOrThrow())!
const worker = (...tasks: Task<never>[]): House => ({ ...app.house, tasks: taskTable(tasks, []) })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const expire = (name: string) =>
  sql`update tasks set leased_until = now() - interval '1 second' where name = ${name}`.execute(db)

/** A task that pauses until released, as if its worker slept or died. */
function halting(name: string, make: typeof task | typeof outsideTask) {
  let arrive = () => {}
  let let_go = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const gate = new Promise<void>((resolve) => (let_go = resolve))
  const halts = make<object>(name, async (inside) => {
    await leaveEffect(inside, name, 'halted')
    arrive()
    await gate
  })
  return { halts: halts as Task<never>, arrived, let_go: () => let_go() }
}

test('a task asked for in a transaction that fails was never asked for', async () => {
  await assert.rejects(
    transaction(ctx, async (ctx) => {
      await enqueue(ctx, { name: 'undone' }, {})
      throw new Error('no')
    }),
    /no/,
  )
  assert.equal((await db.selectFrom('tasks').select('id').where('name', '=', 'undone').execute()).length, 0)
})

test('the effects of a task and its tick are one: a failure leaves neither', async () => {
  const breaks = task('breaks', async (inside) => {
    await leaveEffect(inside, 'breaks')
    throw new Error('half-way')
  })
  await enqueue(ctx, breaks, {})
  await runDueTasks(worker(breaks as Task<never>))
  assert.deepEqual(await effects('breaks'), [])
  const row = await rowOf('breaks')
  assert.equal(row.done_at, null)
  assert.match(row.last_fault!, /"fault":"Error"/)
})

/**
 * Runs the task, which fails. It waits from a moment in between, so the wait in seconds lies between `least` and
 * `most`, a millisecond of rounding included.
 */
async function failing(house: House, name: string) {
  const before = Date.now()
  assert.equal(await runDueTasks(house, inSeconds(4000)), 1)
  const after = Date.now()
  const run_at = Date.parse((await rowOf(name)).run_at)
  return { run_at, least: (run_at - after - 1) / 1000, most: (run_at - before + 1) / 1000 }
}

test('what fails is tried again after 2, 4, 8 … seconds, gives up after eight and stays to be seen', async () => {
  let tries = 0
  const fails = outsideTask('fails', async () => {
    tries++
    throw new Error('never works')
  })
  const house = worker(fails as Task<never>)
  await enqueue(ctx, fails, {})
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256]) {
    const { run_at, least, most } = await failing(house, 'fails')
    assert.ok(least <= seconds && seconds <= most, `between ${least} and ${most} s instead of ${seconds} s`)
    assert.equal(await runDueTasks(house, new Date(run_at - 1)), 0, 'it is not tried before its time')
  }
  const row = await rowOf('fails')
  assert.ok(row.failed_at)
  assert.equal(row.attempts, 8)
  assert.equal(await runDueTasks(house, inSeconds(100_000)), 0)
  assert.equal(tries, 8)
})

test('what has patience is tried for two days, once an hour in the end', async () => {
  const nobody = async () => {
    throw new Error('nobody is there')
  }
  const away = outsideTask('away', nobody, { tries: 60 })
  const house = worker(away as Task<never>)
  await enqueue(ctx, away, {})
  const waits: Awaited<ReturnType<typeof failing>>[] = []
  while (!(await rowOf('away')).failed_at) waits.push(await failing(house, 'away'))
  const [least, most] = [waits.map((wait) => wait.least), waits.map((wait) => wait.most)]
  const sum = (seconds: number[]) => seconds.reduce((all, one) => all + one, 0)
  assert.ok(sum(most) > 48 * 3600 && sum(least) < 52 * 3600, `${sum(least)} s`)
  assert.ok(Math.max(...least) <= 3600 && 3600 <= Math.max(...most), `${Math.max(...most)} s`)
})

test('what works the second time is done once', async () => {
  let tries = 0
  const shaky = task('shaky', async (inside) => {
    await leaveEffect(inside, 'shaky')
    if (++tries === 1) throw new Error('not yet')
  })
  const house = worker(shaky as Task<never>)
  await enqueue(ctx, shaky, {})
  await runDueTasks(house)
  await runDueTasks(house, inSeconds(3))
  assert.deepEqual(await effects('shaky'), [null])
  assert.ok((await rowOf('shaky')).done_at)
})

test('two workers at once do each task once', async () => {
  const counts = task<{ n: number }>('counts', async (inside, { n }) => {
    await sleep(1)
    await leaveEffect(inside, 'counts', String(n).padStart(2, '0'))
  })
  const reaches = outsideTask<{ n: number }>(
    'reaches',
    async (inside, { n }) => void (await leaveEffect(inside, 'reaches', String(n).padStart(2, '0'))),
  )
  const house = worker(counts as Task<never>, reaches as Task<never>)
  const all = Array.from({ length: 40 }, (_, n) => n)
  for (const n of all) await enqueue(ctx, n % 2 ? counts : reaches, { n })
  const work = async () => {
    while (await runDueTasks(house, new Date(), 3)) {
      /* one more round */
    }
  }
  await Promise.all([work(), work(), work()])
  const done = [...(await effects('counts')), ...(await effects('reaches'))].sort()
  assert.deepEqual(
    done,
    all.map((n) => String(n).padStart(2, '0')),
  )
})

test('a task whose worker died is taken over after the lease, and not before', async () => {
  const { halts, arrived } = halting('orphan', outsideTask)
  await enqueue(ctx, halts, {} as never)
  void runDueTasks(worker(halts)) // never comes back
  await arrived
  const successor = worker(
    outsideTask<object>(
      'orphan',
      async (inside) => void (await leaveEffect(inside, 'orphan', 'taken over')),
    ) as Task<never>,
  )
  assert.equal(await runDueTasks(successor), 0)
  await expire('orphan')
  assert.equal(await runDueTasks(successor), 1)
  assert.deepEqual(await effects('orphan'), ['halted', 'taken over'])
  assert.ok((await rowOf('orphan')).done_at)
})

test('a worker that slept through its lease ticks nothing off and starts nothing', async () => {
  const { halts, arrived, let_go } = halting('first', outsideTask)
  const second = outsideTask<object>('second', async (inside) => void (await leaveEffect(inside, 'second')))
  await enqueue(ctx, halts, {} as never)
  await enqueue(ctx, second, {})
  const asleep = runDueTasks(worker(halts, second as Task<never>))
  await arrived
  await expire('first')
  await expire('second')
  const fresh = worker(outsideTask<object>('first', async () => {}) as Task<never>, second as Task<never>)
  assert.equal(await runDueTasks(fresh), 2)
  let_go()
  await asleep
  assert.deepEqual(await effects('second'), [null], 'the sleeper did not run what others had done')
})

test('a task whose process ended three times is set aside and told, and takes no other with it', async () => {
  let gave_up = 0
  let told: SetAside | undefined
  const makeDeadly: typeof outsideTask = (name, run) => outsideTask(name, run, { givenUp: async () => void gave_up++ })
  const { halts } = halting('deadly', makeDeadly)
  const harmless = task<object>('harmless', async (inside) => void (await leaveEffect(inside, 'harmless')))
  const tell = listener(
    taskSetAside,
    task<SetAside>('tell', async (_, about) => void (told = about)),
  )
  const with_listener = (t: Task<never>): House => ({
    ...app.house,
    tasks: taskTable([t, harmless as Task<never>], [tell]),
  })
  await enqueue(ctx, halts, {} as never)
  await enqueue(ctx, harmless, {})
  for (let time = 0; time < 3; time++) {
    const again = halting('deadly', makeDeadly)
    void runDueTasks(with_listener(again.halts))
    await again.arrived
    await expire('deadly')
    await expire('harmless')
  }
  const successor = with_listener(halts)
  while (await runDueTasks(successor)) {
    /* one more round */
  }
  const { id, failed_at, last_fault } = await rowOf('deadly')
  assert.ok(failed_at)
  assert.match(last_fault!, /ended its process/)
  assert.deepEqual(told, { task: 'deadly', task_id: Number(id) })
  assert.equal(gave_up, 1)
  assert.equal((await effects('deadly')).length, 3)
  assert.deepEqual(await effects('harmless'), [null])
})

test('the same unique key waits only once', async () => {
  const twice = task<object>('twice', async (inside) => void (await leaveEffect(inside, 'twice')))
  await enqueue(ctx, twice, {}, { unique_key: 'one' })
  await enqueue(ctx, twice, {}, { unique_key: 'one' })
  await runDueTasks(worker(twice as Task<never>))
  await enqueue(ctx, twice, {}, { unique_key: 'one' })
  await runDueTasks(worker(twice as Task<never>))
  assert.equal((await effects('twice')).length, 2)
})

test('a schedule survives its failures and is kept once by two workers that start together', async () => {
  const began = Date.now()
  let tries = 0
  const hourly = repeated(
    3600,
    task<object>('hourly', async () => {
      if (++tries === 1) throw new Error('a bad hour')
    }),
  ) as Task<never>
  const [a, b] = [startTasks(worker(hourly)), startTasks(worker(hourly))]
  // The row would not say so on a slow machine: by the time it is read the second try may have been made.
  await until('the bad hour is over', () => tries > 0)
  await Promise.all([a(), b()])
  const house = worker(hourly)
  if (tries === 1) assert.equal(await runDueTasks(house, inSeconds(10)), 1)
  const waiting = await db
    .selectFrom('tasks')
    .select('run_at')
    .where('name', '=', 'hourly')
    .where('done_at', 'is', null)
    .execute()
  assert.equal(waiting.length, 1)
  assert.ok(Date.parse(waiting[0]!.run_at) >= began + 3_600_000)
})

test('a worker that is stopped ends what it does and hands back the rest at once', async () => {
  const { halts, arrived, let_go } = halting('in-hand', outsideTask)
  const rest = task<object>('rest', async (inside) => void (await leaveEffect(inside, 'rest')))
  await enqueue(ctx, halts, {} as never)
  await enqueue(ctx, rest, {})
  const stop = startTasks(worker(halts, rest as Task<never>))
  await arrived
  const stopped = stop()
  let_go()
  await stopped
  assert.ok((await rowOf('in-hand')).done_at)
  assert.deepEqual(await effects('rest'), [])
  assert.equal(await runDueTasks(worker(rest as Task<never>)), 1, 'the rest waits for no lease')
})
