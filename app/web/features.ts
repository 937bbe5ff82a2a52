import { useQuery } from '@tanstack/react-query'
import { type Features, NO_FEATURES, showFeatures } from '#features/feature-flags/wire.ts'
import { answerOf } from '#web/answer.ts'
import { useSession } from '#web/session.ts'

export { type Features, NO_FEATURES }

/** Asked again on focus, at most every 10 s. All are off until the answer is there. */
export function useFeatures(): Features {
  const { isLogged } = useSession()
  return useQuery({ ...answerOf(showFeatures, {}), staleTime: 10_000, enabled: isLogged }).data ?? NO_FEATURES
}
