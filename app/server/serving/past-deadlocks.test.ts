// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { pastDeadlocks } from './past-deadlocks.ts'

const app = await openApp()
const { db } = app.house.database
const embedded = !process.env['TEST_DATABASE_URL'] && 'one connection'

test('of two transactions that wait for each other both are done in the end', { skip: embedded }, async () => {
  const ctx = app.ctx()
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  const lock = (key: number, on: typeof db) => sql`select pg_advisory_xact_lock(40, ${key})`.execute(on)
  const inOrder = (first: number, then: number) =>
    pastDeadlocks(ctx, () =>
      db.transaction().execute(async (tx) => {
        await lock(first, tx)
        if (++holding === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await lock(then, tx)
        return first
      }),
    )
  assert.deepEqual(await Promise.all([inOrder(1, 2), inOrder(2, 1)]), [1, 2])
  assert.equal(app.logged.filter((line) => line.includes('"event":"deadlock"')).length, 1)
})

test('what fails for another reason, or three times, fails', async () => {
  const failing = (code: string) => {
    let tries = 0
    return pastDeadlocks(app.ctx(), async () => {
      throw Object.assign(new Error('ended'), { code, tries: ++tries })
    }).catch(({ tries }: { tries: number }) => tries)
  }
  assert.deepEqual(await Promise.all(['23505', '40P01'].map(failing)), [1, 3])
})
