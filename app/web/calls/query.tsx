import {
  focusManager,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { currentSession, watchSession } from '#web/session/session.ts'
import { atMostEvery } from './throttle.ts'
import { Refused } from '#wire/send.ts'

/** Spread into a query whose answer is the same for everybody for hours: not refetched on focus. */
export const STATIC_LIST = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** What a loader returns to fill the cache that its page reads: `{ dehydrated: dehydrate(client) }`. */
export type FilledCache = { dehydrated: DehydratedState }

/** A refusal is final; a fault or a broken connection may be temporary. */
const mayPass = (error: Error) => !(error instanceof Refused && error.status < 500)

/** 5 s: hydration does not refetch what a loader has just filled. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: (failures, error) => failures < 1 && mayPass(error) } },
  })

const mayRefresh = atMostEvery(10_000)
if (typeof document !== 'undefined') {
  focusManager.setEventListener((focused) => {
    const shown = () => document.visibilityState === 'visible' && mayRefresh() && focused()
    addEventListener('visibilitychange', shown)
    addEventListener('focus', shown)
    return () => {
      removeEventListener('visibilitychange', shown)
      removeEventListener('focus', shown)
    }
  })
}

function know() {
  const { access_token, attributes } = currentSession()
  return [
    access_token,
    JSON.stringify([
      attributes.roles,
      attributes.contract_approver,
      attributes.interviewer,
      attributes.talent_hub_ies_student?.id,
    ]),
  ]
}

/** Clears the cache when the person changes, and refetches when roles or a bond change. */
function useForgetting(client: QueryClient) {
  useEffect(() => {
    let [token, rights] = know()
    return watchSession(() => {
      const [nowToken, nowRights] = know()
      // after the guarded pages have unmounted
      if (nowToken !== token) setTimeout(() => client.removeQueries({ type: 'inactive' }))
      else if (nowRights !== rights) void client.invalidateQueries()
      ;[token, rights] = [nowToken, nowRights]
    })
  }, [client])
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useForgetting(client)
  const queries = useMatches().flatMap(
    (match) => (match.loaderData as Partial<FilledCache> | undefined)?.dehydrated?.queries ?? [],
  )
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={{ mutations: [], queries }}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
