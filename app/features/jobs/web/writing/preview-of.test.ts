import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EditedAttributes as Edited } from '../owned/use-job-moves.ts'
import { previewOf } from './preview-of.ts'

const now = new Date('2026-11-22T12:00:00-03:00')
const job = {
  job_type: null,
  work_model: null,
  closes_at: null,
  answer_within_days: 15,
  labels: {},
  history: [],
  languages: [],
  benefits: [],
  status: 'draft',
} as unknown as Edited
const shown = (closes_at: string | null) => {
  const { closes_at: last, days_to_close, available, answer_by } = previewOf({ ...job, closes_at }, now, [])
  return { last, days_to_close, available, answer_by: answer_by?.slice(0, 10) }
}

test('a preview shows no last day, and promises no answer, before a day is chosen', () => {
  assert.deepEqual(shown(null), { last: '', days_to_close: 0, available: false, answer_by: undefined })
})

test('a preview counts the days as the page does, and says of a day that has passed only which it was', () => {
  assert.deepEqual(shown('20/12/2026'), {
    last: '2026-12-20T23:59:59-03:00',
    days_to_close: 28,
    available: true,
    answer_by: '2027-01-05',
  })
  assert.deepEqual(
    [shown('22/11/2026').days_to_close, shown('23/11/2026').days_to_close, shown('21/11/2026').available],
    [0, 1, false],
  )
})
