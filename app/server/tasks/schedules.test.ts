import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { startTasks } from './run-tasks.ts'
import { enqueue, outsideTask, repeated, type Task, taskTable } from './task.ts'

const app = await openApp()
const YEAR_MS = 365 * 86_400_000
const HOUR_MS = 3_600_000

test('work that a clock ahead of time put off by a year is done within its hour after the next start', async () => {
  const hourly = repeated(3600, outsideTask('hourly', async () => {}) as Task<object>) as Task<never>
  const run_at = new Date(Date.now() + YEAR_MS)
  await enqueue(app.ctx(), hourly, {} as never, { unique_key: 'schedule', run_at })
  await startTasks({ ...app.house, tasks: taskTable([hourly], []) })()
  const rows = await app.ctx().db.selectFrom('tasks').select('run_at').where('name', '=', 'hourly').execute()
  assert.deepEqual(
    rows.map((row) => Date.parse(row.run_at) <= Date.now() + HOUR_MS),
    [true],
  )
})
