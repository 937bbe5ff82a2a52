import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endedNow } from './days.ts'

test('an agreement that ends now had its last day yesterday in Brasília, but not before it began', () => {
  const at = new Date('2026-11-21T01:00:00Z') // the evening of the 20th
  const ended = (agreement_starts_on: string | null) => endedNow({ display_name: 'x', agreement_starts_on }, at)
  assert.deepEqual(ended('01/02/2026'), { display_name: 'x', agreement_ends_on: '19/11/2026' })
  assert.deepEqual(ended(null), { display_name: 'x', agreement_ends_on: '19/11/2026' })
  assert.deepEqual(ended('20/11/2026').agreement_starts_on, '19/11/2026')
})
