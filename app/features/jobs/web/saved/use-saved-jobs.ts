import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { dropJob, keepJob, readSavedJobs } from '../board/board-calls.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

/** Below the list's address, so that its invalidation applies. */
const KEY = ['v1', 'ats', 'saved_jobs', 'slugs']
const KEPT = { queryKey: KEY, queryFn: async () => (await readSavedJobs()).map(({ attributes }) => attributes.slug) }

/**
 * Saved jobs of a student, and how to change them; empty for others. `until`: those known to be saved before all are
 * loaded.
 */
export function useSavedJobs(until: string[] = []) {
  const client = useQueryClient()
  const { userType } = useSession()
  const { data = until } = useQuery({ ...KEPT, enabled: userType === 'User' })

  async function toggle(slug: string, saved: boolean) {
    const show = (kept: boolean) =>
      client.setQueryData(KEY, (slugs: string[] = []) => [
        ...slugs.filter((one) => one !== slug),
        ...(kept ? [slug] : []),
      ])
    try {
      await client.ensureQueryData(KEPT) // a single saved job must not look like the whole list
      await client.cancelQueries({ queryKey: KEY })
      show(!saved)
      await (saved ? dropJob(slug) : keepJob(slug))
      // A removed job stays in its open list, for undo.
      void client.invalidateQueries({
        queryKey: ['v1', 'ats', 'saved_jobs'],
        predicate: ({ queryKey }) => queryKey[3] !== 'slugs',
        refetchType: saved || until.includes(slug) ? 'none' : 'active',
      })
    } catch (failure) {
      console.error(failure)
      show(saved)
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(
          failure,
          saved
            ? 'Não conseguimos tirar a vaga das salvas. Tente de novo.'
            : 'Não conseguimos salvar a vaga. Tente de novo.',
        ),
      })
    }
  }
  return { slugs: data, toggle }
}
export type SavedJobs = ReturnType<typeof useSavedJobs>
