import { useQuery } from '@tanstack/react-query'
import { apiFetch } from './calls/api.ts'
import { useSession } from './session/session.ts'
import { type Features, NO_FEATURES } from '#wire/feature-flags.ts'

export { type Features, NO_FEATURES }

/** The shell knows no feature, so it names the address of feature-flags. */
async function askFeatures({ signal }: { signal: AbortSignal }): Promise<Features> {
  const response = await apiFetch('/api/features.json', { signal })
  if (!response.ok) throw new Error(`features: ${response.status}`)
  return (await response.json()) as Features
}

/** Refetched on focus, at most every 10 s. All flags are off until the first answer; a failure changes nothing. */
export function useFeatures(): Features {
  const { isLogged } = useSession()
  return (
    useQuery({ queryKey: ['api', 'features.json'], queryFn: askFeatures, staleTime: 10_000, enabled: isLogged }).data ??
    NO_FEATURES
  )
}
