import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import { type Filters, type Names, sentBy } from './filters.ts'
import { useFilters } from './use-filters.ts'

export type PageOf<E extends Endpoint> = Answer<E> & { collection: { data: unknown[] }; total_count: number }
export type RowOf<E extends Endpoint> = PageOf<E>['collection']['data'][number]
type More<E extends Endpoint> = {
  /** What stands in the path, or is asked besides the filters. */
  path?: Partial<Sent<E>>
  names?: Names
  /** Milliseconds after which it is asked for again: addresses of files end. */
  refetchInterval?: number
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
}

/** A list by pages; what was there stays in sight until the next page has come. */
export function usePages<E extends Endpoint, F extends Filters>(
  endpoint: E,
  filters: F,
  { path, names, ...fresh }: More<E> = {},
) {
  const { page, size, turnTo, ...filter } = useFilters(filters, names)
  const sent = { ...path, ...sentBy(filters, filter.values), page, per_page: size } as Sent<E>
  const query = useQuery({ ...answerOf(endpoint, sent), placeholderData: keepPreviousData, ...fresh })
  const known = query.data as PageOf<E> | undefined
  const count = known?.total_count ?? 0
  const narrowed = Object.values(filter.values).some((value) => value !== undefined && String(value) !== '')
  /** Nothing to search in, whatever one asks. */
  const none = known?.total_count === 0 && !narrowed && !query.isPlaceholderData
  return {
    query,
    ...filter,
    rows: (known?.collection.data ?? []) as RowOf<E>[],
    size,
    none,
    bar: { ...filter.bar, none, shown: known?.collection.data.length ?? 0, total: known?.total_count },
    paging: { page, size, count, disabled: !known || query.isPlaceholderData, onChange: turnTo },
  }
}
