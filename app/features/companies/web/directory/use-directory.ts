import { useQuery } from '@tanstack/react-query'
import { useNavigationType } from 'react-router'
import { call } from '#web/api.ts'
import { STATIC_LIST } from '#web/query.tsx'
import type { ListPage, ListState } from '#web/ui/list-state.ts'
import { useInfiniteList } from '#web/ui/use-infinite-list.ts'
import type { Card } from './company-card.tsx'
import type { Choice, DirectoryFilters } from './directory-address.ts'

const PAGE_SIZE = 25
const NONE: Choice[] = []
/** Whoever comes back from a company finds the place again. */
const kept = new Map<string, ListState<Card>>()

/** Wires come with the first call: a list that is only read does without their weight. */
export function useDirectory(filters: DirectoryFilters, first: ListPage<Card> | undefined) {
  const back = useNavigationType() === 'POP'
  return useInfiniteList<Card, DirectoryFilters>({
    filters,
    first,
    kept,
    back,
    fetchPage: async (sent, signal) =>
      call((await import('../../wire/directory.ts')).listCompanies, { ...sent, per_page: PAGE_SIZE }, { signal }),
  })
}

/** Cities of the state that is chosen, as the page brought them or asked for since. */
export function useCities(state = '', loaded: Choice[]) {
  const { data = NONE } = useQuery({
    queryKey: ['selects', state, 'cities'],
    queryFn: async () => call((await import('#features/static-lists/wire.ts')).listCities, { state }),
    enabled: state !== '' && loaded.length === 0,
    ...STATIC_LIST,
  })
  return loaded.length ? loaded : data
}
