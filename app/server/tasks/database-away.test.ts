import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { runDueTasks } from './run-tasks.ts'
import { enqueue, outsideTask, type Task, taskTable } from './task.ts'

const app = await openApp()

test('a failure while the database is away is stored once it answers, and is no end of the process', async () => {
  const fails = outsideTask<object>('cut-off', () => Promise.reject(new Error('cut'))) as Task<never>
  await enqueue(app.ctx(), fails, {} as never)
  let away = 1
  const refuses = () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  }
  const patient = new Proxy(app.house.database.patient, {
    get(on, key) {
      if (key === 'transaction' && away-- > 0) return refuses
      const value: unknown = Reflect.get(on, key, on)
      return typeof value === 'function' ? value.bind(on) : value
    },
  })
  const database = { ...app.house.database, patient }
  await runDueTasks({ ...app.house, database, tasks: taskTable([fails], []) })
  const { db } = app.ctx()
  const row = db.selectFrom('tasks').select(['unanswered', 'attempts', 'lease']).where('name', '=', 'cut-off')
  assert.deepEqual(await row.executeTakeFirst(), { unanswered: 0, attempts: 1, lease: null })
})
