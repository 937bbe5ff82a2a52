import { focusManager, type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { type Grown, grownFrom, type ListPage, renewed } from './grown.ts'

type Source<P> = {
  /** Which list it is, filters and all: another one starts anew. */
  key: readonly unknown[]
  fetchPage: (page: number, signal: AbortSignal) => Promise<P>
  /** Its first page, when a loader has brought it. */
  first?: P | undefined
}
type ItemOf<P extends ListPage<unknown>> = P['collection']['data'][number]
export type GrowingList<Item, Included = unknown> = Grown<Item, Included> & {
  isFetching: boolean
  failed: boolean
  fetchMore: () => void
}

/**
 * A list that grows. Whoever comes back to it finds it as long as it was; by any other way it starts anew. Coming back
 * to the window renews its first
 * page. Failures are logged.
 */
export function useGrowing<P extends ListPage<unknown>>({ key, fetchPage, first }: Source<P>) {
  const client = useQueryClient()
  const isBack = useNavigationType() === 'POP'
  const queryKey = ['growing', ...key]
  const name = JSON.stringify(queryKey)
  const [shown, setShown] = useState<string>()
  if (shown !== name) {
    setShown(name)
    if (!isBack) client.removeQueries({ queryKey, exact: true })
  }

  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam, signal).catch((failure: unknown) => {
        if (!signal.aborted) console.error(failure)
        throw failure
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total_pages }, _, last) => (last < total_pages ? last + 1 : undefined),
    ...(first && { initialData: { pages: [first], pageParams: [1] } }),
    // Without a connection it fails at once and says so; what has grown is not asked for again page by page.
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  useEffect(() => {
    const renew = async () => {
      if (!client.getQueryData(queryKey) || client.isFetching({ queryKey, exact: true })) return
      const page = await fetchPage(1, new AbortController().signal).catch(console.error)
      if (page)
        client.setQueryData<InfiniteData<P>>(
          queryKey,
          (known) => known && { ...known, pages: renewed(known.pages, page) },
        )
    }
    return focusManager.subscribe((focused) => void (focused && renew()))
  })

  const { fetchNextPage } = query
  const pages = query.data?.pages
  const list: GrowingList<ItemOf<P>> = {
    ...grownFrom<ItemOf<P>, unknown>(pages),
    isFetching: query.isFetching,
    failed: query.isError,
    // Two calls in one moment fetch one page.
    fetchMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  }
  return { list, first: pages?.[0] }
}
