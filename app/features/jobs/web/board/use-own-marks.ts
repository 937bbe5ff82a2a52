import { useQuery } from '@tanstack/react-query'
import { call } from '#web/calls/api.ts'
import { useSession } from '#web/session/session.ts'

export type OwnMark = { state?: string; fit?: string; reasons?: string[] }

const MINUTE = 60_000
const MOST = 100

/** What a student has to do with jobs, by their addresses: how they fit, and own candidatures. Loaded with a session. */
export function useOwnMarks(): ReadonlyMap<string, OwnMark> {
  const { userType, attributes } = useSession()
  const enabled = userType === 'User'
  const fits = useQuery({
    queryKey: ['v1', 'ats', 'fits'],
    queryFn: async () => (await call((await import('../../wire/saved.ts')).listFits, {})).data,
    enabled: enabled && !attributes.intern,
    staleTime: MINUTE,
  })
  const sent = useQuery({
    queryKey: ['v1', 'ats', 'candidatures', 'marks'],
    queryFn: async () =>
      (
        await call((await import('#features/candidatures/wire/applying.ts')).listCandidatures, {
          page: 1,
          per_page: MOST,
        })
      ).collection.data,
    enabled,
    staleTime: MINUTE,
  })
  return new Map<string, OwnMark>([
    ...(fits.data ?? []).map(({ slug, fit, reasons }) => [slug, { fit, reasons }] as const),
    ...(sent.data ?? []).map(
      ({ attributes: { job, state_words } }) => [job.slug, { state: state_words.split(':')[0]! }] as const,
    ),
  ])
}
