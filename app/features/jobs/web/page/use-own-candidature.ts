import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/session/session.ts'
import { call } from '#web/calls/api.ts'

/** The candidate's own application to this job. Its wire is loaded only with a session. */
export function useOwnCandidature(slug: string) {
  const { userType } = useSession()
  const { data } = useQuery({
    queryKey: ['v1', 'ats', 'jobs', slug, 'candidature'],
    queryFn: async () => call((await import('#features/candidatures/wire/applying.ts')).showApplying, { slug }),
    enabled: userType === 'User',
    retry: false,
  })
  return data?.data.attributes.candidature ?? undefined
}
