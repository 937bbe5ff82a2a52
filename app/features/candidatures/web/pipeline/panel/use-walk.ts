import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/calls/api.ts'
import type { CandidatureOrder } from '../../../wire/candidature-words.ts'
import { listReceived } from '../../../wire/pipeline.ts'
import type { Received, SentFilters } from '../use-pipeline.ts'

const PAGE = 100

type Asked = {
  job_id: string
  /** Whom the walk began with; with their column, or any. */
  from: string
  stage: string | undefined
  sent: SentFilters
  order: CandidatureOrder
}

/**
 * The people of a column, or of the table, as they stood when the first of them was opened: whoever is moved while one
 * reads leaves the column, not the walk.
 */
export function useWalk({ job_id, from, stage, sent, order }: Asked, id: string) {
  const [began] = useState({ sent, order })
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['walk', job_id, from],
    queryFn: async ({ pageParam }) =>
      call(listReceived, {
        id: job_id,
        ...began.sent,
        ...(stage && { stage: [stage] }),
        sort: began.order,
        page: pageParam,
        per_page: PAGE,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total_pages }, _, page) => (page < total_pages ? page + 1 : undefined),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const people: Received[] = data?.pages.flatMap(({ collection }) => collection.data) ?? []
  const at = people.findIndex((one) => one.id === id)
  // Further on than one page, or at its last person.
  useEffect(() => {
    if (data && hasNextPage && !isFetching && (at < 0 || at === people.length - 1)) void fetchNextPage()
  }, [data, hasNextPage, isFetching, at, people.length, fetchNextPage])
  return {
    place: at < 0 ? undefined : at + 1,
    of: data?.pages[0]?.total_count ?? 0,
    before: people[at - 1]?.id,
    next: at < 0 ? undefined : people[at + 1]?.id,
  }
}
