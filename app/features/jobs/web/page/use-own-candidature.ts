import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/session/session.ts'
import { call } from '#web/calls/api.ts'

/** What a candidate has sent to this job already. Its wire comes only for who is logged in. */
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
