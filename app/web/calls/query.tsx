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

/** Spread into a query whose answer is the same for everybody for hours: never fetched again on focus. */
export const STATIC_LIST = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** What a loader returns to fill the cache that its page reads: `{ dehydrated: dehydrate(client) }`. */
export type FilledCache = { dehydrated: DehydratedState }

/** A no is final; a fault or a broken connection may pass. */
const mayPass = (error: Error) => !(error instanceof Refused && error.status < 500)

/** 5 s: what a loader has just filled is not asked for again by hydration. */
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
    JSON.stringify([attributes.roles, attributes.contract_approver, attributes.talent_hub_ies_student?.id]),
  ]
}

/** What one person was shown is not kept for the next, and what roles or a bond open is asked again when they change. */
function useForgetting(client: QueryClient) {
  useEffect(() => {
    let [token, rights] = know()
    return watchSession(() => {
      const [nowToken, nowRights] = know()
      if (nowToken !== token) setTimeout(() => client.removeQueries({ type: 'inactive' })) // after the guarded pages have left
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
