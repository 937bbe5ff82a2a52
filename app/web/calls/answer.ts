// Endpoints as queries: the key is built from the address, so that a prefix invalidates everything below it.
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { data, type RouterContextProvider } from 'react-router'
import { apiFetch } from './api.ts'
import { apiContext } from '#web/contexts.ts'
import type { FilledCache } from './query.tsx'
import { address } from '#wire/place/address.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { type Fetch, send } from '#wire/send.ts'

/** ['v1', 'ats', 'jobs', '?page=2'] */
export const keyOf = <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
  address(endpoint, sent as Record<string, unknown>)
    .url.split(/\/|(?=\?)/)
    .filter(Boolean)

/** An endpoint's key up to its first path parameter: all addresses below it. */
export const belowAddress = ({ path }: Endpoint) =>
  path
    .replace(/\/\{.*/, '')
    .split('/')
    .filter(Boolean)

export const answerOf = <E extends Endpoint>(endpoint: E, sent: Sent<E>, fetch: Fetch = apiFetch) => ({
  queryKey: keyOf(endpoint, sent),
  queryFn: ({ signal }: { signal?: AbortSignal }): Promise<Answer<E>> =>
    send(fetch, endpoint, sent, signal ? { signal } : {}),
})

type Wanted = (fetch: Fetch) => ReturnType<typeof answerOf>
type Context = Readonly<RouterContextProvider>

/** Calls the API in process, for loaders on the server. When the API is unavailable, so is the page. */
export const inProcess =
  (context: Context): Fetch =>
  async (url, init) => {
    const response = await context.get(apiContext)(url, init)
    if (response.status === 503) throw data(null, { status: 503 })
    return response
  }

/** Prefetches in a loader what its page will read: `fill(context, (fetch) => answerOf(showJob, { slug }, fetch))`. */
export async function fill(context: Context, ...wanted: Wanted[]): Promise<FilledCache> {
  const client = new QueryClient()
  const fetch = inProcess(context)
  await Promise.all(wanted.map((want) => client.fetchQuery(want(fetch))))
  return { dehydrated: dehydrate(client) }
}
