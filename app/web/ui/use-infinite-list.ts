import { focusManager } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { listFrom, listReducer, type ListAction, type ListPage, type ListState } from './list-state.ts'

type Source<Item, Filters extends object, Included> = {
  fetchPage: (sent: Filters & { page: number }, signal: AbortSignal) => Promise<ListPage<Item, Included>>
  filters: Filters
  /** The first page for these filters, when a loader has brought it. */
  first?: ListPage<Item, Included>
  /** Where lists stay when they leave the screen, for who comes back to them. */
  kept?: Map<string, ListState<Item, Included>>
  back?: boolean
}

export type InfiniteListOf<Item, Included = unknown> = ListState<Item, Included> & { fetchMore: () => void }

const MOST_KEPT = 5

function keep<Item, Included>(
  kept: Map<string, ListState<Item, Included>>,
  key: string,
  state: ListState<Item, Included>,
) {
  kept.delete(key)
  if (state.isFetching || state.failed || state.currentPage === 1) return
  kept.set(key, state)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
}

/** A list that grows: other filters start it anew, coming back to the window renews its first page. Failures are logged. */
export function useInfiniteList<Item, Filters extends object, Included = unknown>(
  source: Source<Item, Filters, Included>,
): InfiniteListOf<Item, Included> {
  const key = JSON.stringify(source.filters)
  const [state, dispatch] = useReducer(
    listReducer<Item, Included>,
    source,
    ({ first, kept, back }) => (back && kept?.get(key)) || listFrom<Item, Included>(first),
  )
  // What is true this very moment, so that two calls in one frame fetch one page.
  const now = useRef({ state, source })
  const shown = useRef({ key: source.first || state.currentPage > 1 ? key : null, first: source.first })
  const running = useRef<AbortController>(null)

  const change = useCallback((action: ListAction<Item, Included>) => {
    now.current.state = listReducer(now.current.state, action)
    dispatch(action)
  }, [])

  const fetchMore = useCallback(async () => {
    const { state: before, source: from } = now.current
    const signal = running.current?.signal
    if (before.isFetching || !before.hasMore || !signal) return
    change({ type: 'fetching' })
    try {
      const page = await from.fetchPage({ ...from.filters, page: before.currentPage }, signal)
      if (!signal.aborted) change({ type: 'fetched', page })
    } catch (failure) {
      if (signal.aborted) return
      console.error(failure)
      change({ type: 'failed' })
    }
  }, [change])

  useEffect(() => {
    now.current.source = source
  })

  useEffect(() => {
    const mine = (running.current = new AbortController())
    const live = now.current
    const known = shown.current
    const { first } = live.source
    if (known.key !== key) {
      change({ type: 'filtered' })
      if (first && first !== known.first) change({ type: 'fetched', page: first })
      else void fetchMore()
      known.key = key
      known.first = first
    }
    return () => {
      mine.abort()
      if (live.source.kept) keep(live.source.kept, key, live.state)
      // A page cut short is fetched anew when the same list is shown again.
      if (live.state.isFetching) known.key = null
    }
  }, [key, change, fetchMore])

  useEffect(() => {
    const renew = async () => {
      const { state: before, source: from } = now.current
      const signal = running.current?.signal
      if (before.isFetching || before.currentPage === 1 || !signal) return
      const page = await from
        .fetchPage({ ...from.filters, page: 1 }, signal)
        .catch((failure: unknown) => void (signal.aborted || console.error(failure)))
      if (page && !signal.aborted && !now.current.state.isFetching) change({ type: 'refreshed', page })
    }
    return focusManager.subscribe((focused) => void (focused && renew()))
  }, [change])

  return { ...state, fetchMore: useCallback(() => void fetchMore(), [fetchMore]) }
}
