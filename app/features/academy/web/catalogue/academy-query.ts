import { useQuery } from '@tanstack/react-query'
import { call } from '#web/calls/api.ts'
import { useSession } from '#web/session/session.ts'
import type { Answer, Endpoint, Sent } from '#wire/endpoint.ts'
import type { listCourses, listTracks, showCourse, showTrack } from '../../wire/catalogue.ts'

/** Of each endpoint the address above its parameters, as `belowAddress` has it, so that what refreshes it finds it. */
const BELOW = { listCourses: 'courses', showCourse: 'courses', listTracks: 'tracks', showTrack: 'tracks' } as const
type Catalogue = {
  listCourses: typeof listCourses
  showCourse: typeof showCourse
  listTracks: typeof listTracks
  showTrack: typeof showTrack
}

/**
 * What the server rendered for everybody, and for a candidate the same with the own progress. Guests do not load the
 * wire.
 */
export function useOwnAnswer<N extends keyof Catalogue>(
  name: N,
  sent: Sent<Catalogue[N]>,
  everybodys: Answer<Catalogue[N]>,
): Answer<Catalogue[N]> {
  const { userType } = useSession()
  const own = useQuery({
    queryKey: ['v1', 'academy', BELOW[name], name, sent],
    queryFn: async ({ signal }) => {
      const endpoint: Endpoint = (await import('../../wire/catalogue.ts'))[name]
      return (await call(endpoint, sent as Sent<Endpoint>, { signal })) as Answer<Catalogue[N]>
    },
    enabled: userType === 'User',
  })
  return own.data ?? everybodys
}
