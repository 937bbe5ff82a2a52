import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { freshDatabase } from '#test/support/postgres/fresh-database.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Memory outside the heap is freed a moment after its owner. */
const held = async () => {
  for (let round = 0; round < 3; round++) {
    collect()
    await pause(20)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

test('what was answered is not kept', async () => {
  const database = await freshDatabase()
  after(() => database.close())
  const answer = () => sql`select repeat('x', 100) from generate_series(1, 5000)`.execute(database.db)
  await answer()
  const before = await held()
  for (let n = 0; n < 40; n++) await answer()
  const more = (await held()) - before
  assert.ok(more < 15, `${Math.round(more)} MB more after 40 answers of half a megabyte`)
})
