import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'auto' } })

test('the demonstration has benefits of three categories, mentors with hours, and a conversation ahead', async () => {
  const { db } = app.ctx()
  const benefits = await db.selectFrom('benefits').select(['category', 'kind', 'ends_on', 'published_at']).execute()
  assert.deepEqual([benefits.length, new Set(benefits.map(({ category }) => category)).size], [5, 3])
  assert.ok(benefits.every(({ published_at }) => published_at))
  assert.equal(benefits.filter(({ kind }) => kind === 'code').length, 1)
  assert.equal(benefits.filter(({ ends_on }) => ends_on && ends_on < today(new Date())).length, 1)
  const { rows } = await sql<{ mentors: number; with_hours: number; booked: string }>`select
    (select count(*)::int from mentors where published) as mentors,
    (select count(distinct mentor_id)::int from mentor_hours) as with_hours,
    (select l.email from mentor_bookings b join logins l on l.id = b.login_id
      where b.state = 'booked' and b.starts_at > now()) as booked`.execute(db)
  assert.deepEqual(rows[0], { mentors: 3, with_hours: 3, booked: 'estudante@demo.test' })
})
