import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTime, latePage, lateRemembered } from './late-page.ts'

test('a page that takes too long is answered with 503 and when to come back', async () => {
  const page = await inTime(new Promise<Response>(() => {}), latePage(), 1)
  assert.deepEqual([page.status, page.headers.get('retry-after') !== null], [503, true])
  assert.match(await page.text(), /Tente novamente/)
  assert.equal((await inTime(new Promise<never>(() => {}), lateRemembered as never, 1))['status'], 503)
})

test('a page in time is itself, and so is its fault', async () => {
  assert.equal(await inTime(Promise.resolve('page'), 'late'), 'page')
  await assert.rejects(inTime(Promise.reject(new Error('fault')), 'late'), /fault/)
})
