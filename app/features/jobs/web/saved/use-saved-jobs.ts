import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { dropJob, keepJob, readSavedJobs } from '../board/board-calls.ts'

/** Below the address of the list itself, so that what makes that one stale counts here too. */
const KEY = ['v1', 'ats', 'saved_jobs', 'slugs']
const KEPT = { queryKey: KEY, queryFn: async () => (await readSavedJobs()).map(({ attributes }) => attributes.slug) }

/** What a student keeps, and how to change it. For everybody else nothing is kept. `until`: what is known to be kept before all of it has come. */
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
      await client.ensureQueryData(KEPT) // one that is kept alone would pass for all that are
      await client.cancelQueries({ queryKey: KEY })
      show(!saved)
      await (saved ? dropJob(slug) : keepJob(slug))
      // What was let go stays in its list until that is opened again, so that it can be taken back.
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
        text: saved
          ? 'Não conseguimos tirar a vaga das guardadas. Tente de novo.'
          : 'Não conseguimos guardar a vaga. Tente de novo.',
      })
    }
  }
  return { slugs: data, toggle }
}
export type SavedJobs = ReturnType<typeof useSavedJobs>
