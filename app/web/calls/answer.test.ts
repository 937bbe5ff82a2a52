import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { openApp } from '#test/support/app.ts'
import { listShips, openExampleApi } from '#test/support/product/example-api.ts'
import type { Fetch } from '#wire/send.ts'
import { answerOf, inProcess, keyOf } from './answer.ts'

const api = openExampleApi((await openApp()).house)
const good: Fetch = async (url, init) => api.request(url, { ...init, headers: { authorization: 'Bearer good' } })

test('a query is kept under its address, travels from server to browser, and goes stale by prefix', async () => {
  const server = new QueryClient()
  const asked = answerOf(listShips, { page: 2 }, good)
  assert.deepEqual(asked.queryKey, ['v1', 'ships', '?page=2'])
  await server.prefetchQuery(asked)
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  assert.equal(browser.getQueryData<{ total_count: number }>(asked.queryKey)!.total_count, 60)
  await browser.invalidateQueries({ queryKey: keyOf(listShips, {}), refetchType: 'none' })
  assert.equal(browser.getQueryState(asked.queryKey)!.isInvalidated, true)
})

test('a page whose data are away for a moment says so with its status, and not that it is broken', async () => {
  const context = { get: () => async () => new Response('{}', { status: 503 }) }
  const thrown = await inProcess(context as never)('/v1/ships', {}).catch((error: unknown) => error)
  assert.equal((thrown as { init?: { status: number } }).init?.status, 503)
})
