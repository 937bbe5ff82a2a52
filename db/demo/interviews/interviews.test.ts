import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'auto' } })

test('the demonstration has an invite that waits and one that is agreed on, both of them ahead', async () => {
  const rows = await app
    .ctx()
    .db.selectFrom('interviews as i')
    .innerJoin('candidatures as c', 'c.id', 'i.candidature_id')
    .innerJoin('user_infos as u', 'u.id', 'c.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.state', 'i.answer_by', 'i.starts_at', 'l.email'])
    .execute()
  const of = (state: string) => rows.filter((row) => row.state === state)
  assert.deepEqual([of('offered').length, of('confirmed').length], [1, 1])
  assert.equal(of('offered')[0]!.email, 'estudante@demo.test')
  for (const { state, answer_by, starts_at } of rows)
    assert.ok(Date.parse((state === 'offered' ? answer_by : starts_at)!) > Date.now(), state)
})
