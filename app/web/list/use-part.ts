import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { type PageSize, pagesOf } from '#web/ui/tables/paging.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import type { PageOf, RowOf } from './use-pages.ts'

/** A list beside others on a page: its own pages stand in no address, and are turned once it has more than one. */
export function usePart<E extends Endpoint>(endpoint: E, asked: Partial<Sent<E>> = {}, most: PageSize = 50) {
  const [{ page, size }, setPlace] = useState({ page: 1, size: most })
  const sent = { ...asked, page, per_page: size } as Sent<E>
  const query = useQuery({ ...answerOf(endpoint, sent), placeholderData: keepPreviousData })
  const known = query.data as PageOf<E> | undefined
  const count = known?.total_count ?? 0
  const last = pagesOf(count, size)
  // The last row of the last page was taken away.
  if (known && !query.isPlaceholderData && page > last) setPlace({ page: last, size })
  return {
    query,
    rows: (known?.collection.data ?? []) as RowOf<E>[],
    paging: {
      page,
      size,
      count: count > most ? count : 0,
      disabled: !known || query.isPlaceholderData,
      onChange: (page: number, size: PageSize) => setPlace({ page, size }),
    },
  }
}
