import { useGrowing } from '#web/list/use-growing.ts'
import { useSession } from '#web/session/session.ts'
import { fetchJobs } from './board-calls.ts'
import type { BoardFilters, BoardPage } from './board-address.ts'

const PAGE_SIZE = 25

/** The board's list. The server renders it for guests; only the filter of exclusive jobs depends on the session. */
export function useJobs(filters: BoardFilters, loaded: BoardPage | undefined, institution_id?: string) {
  const { access_token, userType } = useSession()
  const who = filters.ies_jobs_only && userType === 'User' ? access_token : undefined
  const asked = { ...filters, ...(institution_id && { institution_id }) }
  const { list, first } = useGrowing<BoardPage>({
    key: ['jobs', asked, who],
    fetchPage: (page, signal) => fetchJobs({ ...asked, page, per_page: PAGE_SIZE }, signal),
    first: who ? undefined : loaded,
  })
  return { list, searched_for: first?.searched_for ?? null }
}
