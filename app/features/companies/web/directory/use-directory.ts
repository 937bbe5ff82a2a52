import { useQuery } from '@tanstack/react-query'
import { call } from '#web/calls/api.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { useGrowing } from '#web/list/use-growing.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listCompanies } from '../../wire/directory.ts'
import type { Choice, DirectoryFilters } from './directory-address.ts'

const PAGE_SIZE = 25
const NONE: Choice[] = []

type DirectoryPage = Answer<typeof listCompanies>
/** Wires come with the first call: a list that is only read does without their weight. */
export const useDirectory = (filters: DirectoryFilters, first: DirectoryPage | undefined) =>
  useGrowing<DirectoryPage>({
    key: ['companies', filters],
    fetchPage: async (page, signal) =>
      call(
        (await import('../../wire/directory.ts')).listCompanies,
        { ...filters, page, per_page: PAGE_SIZE },
        { signal },
      ),
    first,
  }).list

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
