import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { useSession } from '#web/session.ts'
import type { ListState } from '#web/ui/list-state.ts'
import { useInfiniteList } from '#web/ui/use-infinite-list.ts'
import { fetchJobs } from './board-calls.ts'
import type { BoardFilters, BoardPage, JobCard } from './board-address.ts'

const PAGE_SIZE = 25
/** What was read of the lists shown last: whoever comes back from a job finds the place again. */
const kept = new Map<string, ListState<JobCard>>()

type Asked = BoardFilters & { institution_id?: string; /** Whose answer it is; it does not travel. */ who?: string }

/** The board's list. What the server rendered is everybody's; only the toggle of exclusive jobs depends on who asks. */
export function useJobs(filters: BoardFilters, first: BoardPage | undefined, institution_id?: string) {
  const { access_token, userType } = useSession()
  const back = useNavigationType() === 'POP'
  const [searched_for, setSearchedFor] = useState(first?.searched_for ?? null)
  const who = filters.ies_jobs_only && userType === 'User' ? access_token : undefined
  const asked: Asked = { ...filters, ...(institution_id && { institution_id }), ...(who && { who }) }
  const list = useInfiniteList<JobCard, Asked>({
    filters: asked,
    first: who ? undefined : first,
    kept,
    back,
    async fetchPage({ who: _, ...sent }, signal) {
      const page = await fetchJobs({ ...sent, per_page: PAGE_SIZE }, signal)
      if (sent.page === 1) setSearchedFor(page.searched_for)
      return page
    },
  })
  return { list, searched_for }
}
