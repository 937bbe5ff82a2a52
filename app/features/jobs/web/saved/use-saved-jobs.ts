import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/session.ts'
import { alert } from '#web/ui/alert.ts'
import { dropJob, keepJob, readSavedJobs } from '../board/board-calls.ts'

/** Below the address of the list itself, so that what makes that one stale counts here too. */
const KEY = ['v1', 'ats', 'saved_jobs', 'slugs']

/** What a student keeps, and how to change it. For everybody else nothing is kept. */
export function useSavedJobs() {
  const client = useQueryClient()
  const { userType } = useSession()
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await readSavedJobs()).map(({ attributes }) => attributes.slug),
    enabled: userType === 'User',
  })

  async function toggle(slug: string, saved: boolean) {
    const known = (slugs: string[] = []) => (saved ? slugs.filter((one) => one !== slug) : [...slugs, slug])
    await client.cancelQueries({ queryKey: KEY })
    const before = client.getQueryData<string[]>(KEY)
    client.setQueryData(KEY, known)
    try {
      await (saved ? dropJob(slug) : keepJob(slug))
      void client.invalidateQueries({ queryKey: ['v1', 'ats', 'saved_jobs'], predicate: ({ queryKey }) => queryKey[3] !== 'slugs' })
    } catch (failure) {
      console.error(failure)
      client.setQueryData(KEY, before)
      alert({ kind: 'error', title: 'Ops!', text: saved ? 'Não conseguimos tirar a vaga das guardadas. Tente de novo.' : 'Não conseguimos guardar a vaga. Tente de novo.' })
    }
  }
  return { slugs: data, toggle }
}
export type SavedJobs = ReturnType<typeof useSavedJobs>
