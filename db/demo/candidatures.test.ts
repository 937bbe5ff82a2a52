import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { loadDemo } from './load-demo.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'auto' } })

test('the demonstration shows candidatures in several states, each open one with a date ahead', async () => {
  await loadDemo(app.house)
  const rows = await app.ctx().db.selectFrom('candidatures').select(['state', 'answer_by', 'unmet']).execute()
  assert.equal(rows.length, 13)
  assert.deepEqual([...new Set(rows.map(({ state }) => state))].sort(), [
    'applied',
    'hired',
    'interview',
    'offer',
    'rejected',
    'screening',
  ])
  for (const { state, answer_by } of rows)
    assert.equal(state === 'rejected' || state === 'hired', !(answer_by && Date.parse(answer_by) > Date.now()))
  assert.ok(
    rows.some(({ unmet }) => (unmet as unknown[]).length),
    'somebody asked for a review',
  )
})
