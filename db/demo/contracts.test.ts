import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { loadDemo } from './load-demo.ts'

const app = await openApp({ demo: true, env: { COMPANY_VERIFICATION: 'auto' } })

test('the demonstration shows contracts in every state and flow, with something to do for each who may', async () => {
  await app.settle()
  const rows = await app
    .ctx()
    .db.selectFrom('envelopes as e')
    .leftJoin('envelope_steps as s', 's.id', 'e.step_id')
    .select(['e.state', 'e.contract_type', 'e.kind', 'e.holder', 's.target'])
    .execute()
  const all = (key: 'state' | 'contract_type' | 'kind' | 'holder' | 'target') =>
    [...new Set(rows.map((row) => row[key]).filter((value) => value !== null))].sort()
  assert.deepEqual(all('state'), [
    'approval',
    'completed',
    'created',
    'not_defined',
    'rejected',
    'review',
    'signature',
    'upload',
    'upload_base',
    'upload_review',
  ])
  assert.deepEqual(all('contract_type'), ['analogic', 'digital', 'hybrid', 'not_defined'])
  assert.deepEqual(all('kind'), ['aditivo', 'relatorio', 'tce'])
  assert.deepEqual(all('holder'), ['company_sign', 'internship_sign', 'university_sign', 'walljobs'])
  assert.ok(['approver', 'company', 'guardian', 'institution', 'intern'].every((one) => all('target').includes(one)))
  const drafts = await app
    .ctx()
    .db.selectFrom('internships')
    .select('id')
    .where('agreed_at', 'is', null)
    .where('candidature_id', 'is not', null)
    .execute()
  assert.equal(drafts.length, 1)
})

test('of two admissions one waits for its answers, and one has become a draft', async () => {
  const rows = await app
    .ctx()
    .db.selectFrom('internship_forms as f')
    .leftJoin('envelopes as e', 'e.internship_id', 'f.internship_id')
    .select(['f.state', 'e.state as document'])
    .where('f.kind', '=', 'admission')
    .orderBy('f.state')
    .execute()
  assert.deepEqual(rows, [
    { state: 'answered', document: 'created' },
    { state: 'open', document: null },
  ])
})

test('it is written once', async () => {
  const count = async () => (await app.ctx().db.selectFrom('envelopes').select('id').execute()).length
  const first = await count()
  await loadDemo(app.house)
  assert.equal(await count(), first)
})
