import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'auto' } })

test('the demonstration has a fair ahead, a full talk with a line, and hours of one that is over', async () => {
  await app.settle()
  const { db } = app.ctx()
  const { rows } = await sql<{ kind: string; taken: number; line: number; came: number }>`select e.kind,
      (select sum(taken)::int from event_sessions s where s.event_id = e.id) as taken,
      (select count(*)::int from registrations r where r.event_id = e.id and r.state = 'waiting') as line,
      (select count(*)::int from check_ins c where c.event_id = e.id) as came
    from events e order by e.kind, line desc`.execute(db)
  assert.deepEqual(
    rows.map(({ kind, taken, line, came }) => [kind, taken, line, came]),
    [
      ['fair', 1, 0, 0],
      ['talk', 2, 1, 0],
      ['talk', 1, 0, 1],
    ],
  )
  const hours = await db.selectFrom('complementary_hours').select('hours').where('source', '=', 'event').execute()
  assert.deepEqual(
    hours.map((one) => Number(one.hours)),
    [2],
  )
})
