// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import type { House } from '../house.ts'
import { runDueTasks, startTasks } from './run-tasks.ts'
import { enqueue, outsideTask, repeated, type Task, taskTable } from './task.ts'

const app = await openApp()
const ctx = app.ctx()
const { db } = ctx

const rowOf = (name: string) =>
  db.selectFrom('tasks').selectAll().where('name', '=', name).orderBy('id', 'desc').executeTakeFirstOrThrow()
const worker = (...tasks: Task<never>[]): House => ({ ...app.house, tasks: taskTable(tasks, []) })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

test('a failure in between is an answer', async () => {
  const fails = outsideTask('answers', () => Promise.reject(new Error('answered')))
  await enqueue(ctx, fails, {})
  await sql`update tasks set unanswered = 2 where name = 'answers'`.execute(db)
  await runDueTasks(worker(fails as Task<never>))
  const { unanswered, failed_at } = await rowOf('answers')
  assert.deepEqual([unanswered, failed_at], [2, null])
})

test('a schedule that ended its process is told each time, and tried again when its next time has come', async () => {
  let ran = 0
  const dies = repeated(3600, outsideTask('dies', async () => void ran++) as Task<object>) as Task<never>
  await enqueue(ctx, dies, {} as never, { unique_key: 'schedule' })
  await sql`update tasks set unanswered = 3 where name = 'dies'`.execute(db)
  assert.equal(await runDueTasks(worker(dies), inSeconds(60)), 1)
  const next = await rowOf('dies')
  assert.deepEqual([ran, next.failed_at, next.unanswered], [0, null, 2])
  assert.ok(Date.parse(next.run_at) > Date.now() + 3_500_000, next.run_at)
  await startTasks(worker(dies))()
  assert.equal((await rowOf('dies')).id, next.id, 'a start asks for no other')
  assert.equal(await runDueTasks(worker(dies), inSeconds(3_700)), 1)
  assert.equal(ran, 1)
  const { unanswered, done_at } = await rowOf('dies')
  assert.deepEqual([unanswered, done_at], [0, null], 'it went well: the one after it is as new')
})

test('a schedule that may have ended the process rests after the next start', async () => {
  const met = repeated(3600, outsideTask('met', async () => {}) as Task<object>) as Task<never>
  await enqueue(ctx, met, {} as never, { unique_key: 'schedule' })
  await sql`update tasks set unanswered = 1 where name = 'met'`.execute(db)
  await startTasks(worker(met))()
  const { run_at, done_at } = await rowOf('met')
  assert.equal(done_at, null)
  assert.ok(Date.parse(run_at) > Date.now() + 30_000, run_at)
})
